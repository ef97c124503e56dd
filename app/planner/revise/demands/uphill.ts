import { kilometresBetween } from "~/domain/place/geo";
import type { CityGuide, Place } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { hasAny } from "./trait-words";

/** What lies up a hill is called so in one of the languages, or marked with it; what its sentence tells of a view may be far off. */
const CALLED = new Set(
  `hill hills hilltop hillside steep uphill climb climbs climbing trail hike hiking trek summit peak mount mountain mountains cliff cliffs cliffside
  viewpoint lookout overlook miradouro mirador mirante belvedere colline collines colina colinas collina cerro monte mont montagne montana montanha hugel berg
  castle castelo castello castillo chateau schloss burg fortress fort fortaleza fortezza forte festung forteresse citadel citadelle ciudadela cittadella
  alcazaba acropolis cristo slope slopes stairway scalinata escadaria escalinata volcano`.split(/\s+/),
);
const TOLD = new Set("steep uphill hilltop hillside climb climbs".split(" "));

const tokensOf = (...texts: readonly string[]): string[] => nameKey(texts.join(" ")).split(" ");

/**
 * Whether one goes up to a place, as far as anything tells: it is marked so, it is a view or a castle, or it is called like what stands on a hill. What is
 * known to be flat is not, whatever it is called; a view from behind glass, reached without a step, is a lift's.
 */
export function isUphill(place: Place): boolean {
  const { name, aliases, tags, about, neighborhood, category, indoor, stepFree } = place;
  if (hasAny(place, "uphill")) return true;
  if (hasAny(place, "flat")) return false;
  const isByLift = category === "viewpoint" && indoor && stepFree === true;
  if (category === "viewpoint" && !isByLift) return true;
  return (
    (!isByLift && tokensOf(name, ...aliases, ...tags, neighborhood).some((word) => CALLED.has(word))) ||
    tokensOf(about).some((word) => TOLD.has(word))
  );
}

/** Farther from the middle a city that lies high may go up. */
const MIDDLE_KM = 0.7;

const isQuarter = ({ category, name, neighborhood }: Place): boolean =>
  category === "neighborhood" || nameKey(name) === nameKey(neighborhood);

/** The quarters that are steep themselves: what lies in one is reached over its lanes. */
const steepQuarters = ({ places }: Pick<CityGuide, "places">): ReadonlySet<string> =>
  new Set(places.flatMap((place) => (isQuarter(place) && isUphill(place) ? [place.neighborhood] : [])));

/** What is on the level as far as the whole city tells. Who feels the height stays in the middle, or where it is known to be flat. */
export function levelIn(guide: CityGuide, { staysLow }: { staysLow: boolean }): (place: Place) => boolean {
  const steep = steepQuarters(guide);
  return (place) =>
    hasAny(place, "flat") ||
    (!isUphill(place) && !steep.has(place.neighborhood) && (!staysLow || kilometresBetween(guide, place) <= MIDDLE_KM));
}
