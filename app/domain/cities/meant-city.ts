import { kilometresBetween } from "../place/geo";
import { byNearness, searchCities, type CityMatch } from "./city-search";
import { isCountry } from "./country";
import { slipsForgiven } from "./edit-distance";
import type { KnownCity } from "./known-city";
import type { Land, LandDetails } from "./land";
import { searchKey } from "./search-key";

const MANY = 50;

/**
 * The city or land that what was typed means without asking: the likeliest of exactly that name, or else a well-known one a slip away.
 * A place of exactly that name keeps a slip from being seen in it: "Leon" is not "Lyon", "Cuba" is not "CABA". A slip leads to no place that few
 * know: who goes to a village of a name like it is asked about that, and taken nowhere else.
 */
export function meantCity(text: string, cities: readonly KnownCity[]): CityMatch | null {
  const nearest = nearestCity(text, cities);
  return nearest && (nearest.kind === "exact" || nearest.city.guide !== null || nearest.city.land !== null)
    ? nearest
    : null;
}

/** A place that one may be asked about when its name was mistyped. */
export const isWellKnown = ({ guide, land, isVisited, thousands }: KnownCity): boolean =>
  guide !== null || land !== null || isVisited || thousands >= WELL_KNOWN_THOUSANDS;
const WELL_KNOWN_THOUSANDS = 500;

/** The likeliest of exactly that name, or else the nearest of the well-known ones. */
export function nearestCity(text: string, cities: readonly KnownCity[]): CityMatch | null {
  const matches = searchCities(text, cities, MANY);
  const exact = matches.find(({ kind }) => kind === "exact");
  if (exact) return exact;
  if (isCountry(text)) return null;
  const forgiven = slipsForgiven(searchKey(text.split(",", 1)[0] ?? "").length);
  return (
    matches
      .filter(
        ({ kind, slips, city }) => (kind === "slip" || kind === "beginning") && slips <= forgiven && isWellKnown(city),
      )
      .sort(byNearness)[0] ?? null
  );
}

/** A namesake is worth asking about when it is not tiny beside the likeliest; where places are known or travellers stay, it must be as large. */
const SHARE_TO_ASK = 0.15;
const SHARE_TO_ASK_OF_KNOWN = 0.9;
const SHARE_TO_ASK_OF_LAND = 0.3;
const LEAST_THOUSANDS_TO_ASK = 50;
const MOST_TO_ASK = 5;

/**
 * The covered city that is planned when a land is named and nobody chooses: of those inside it the one seen first. Null where there is none; one
 * outside is only offered.
 */
export function stayIn(land: KnownCity, { km, cities }: LandDetails, known: readonly KnownCity[]): KnownCity | null {
  const inside = [...cities]
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ city }) => known.find(({ guide, name }) => guide !== null && name === city) ?? []);
  return inside.find((city) => kilometresBetween(city, land) <= km) ?? null;
}

/** The lands that were named, several where the name has only lands for bearers; none where a city is meant, or may be. */
export function landsNamed(text: string, cities: readonly KnownCity[]): KnownLand[] {
  const asked = namesakes(text, cities);
  if (asked.length > 0) return asked.every(isLand) ? asked.filter(isLand) : [];
  const meant = meantCity(text, cities);
  return meant?.kind === "exact" && isLand(meant.city) ? [meant.city] : [];
}

type KnownLand = KnownCity & { land: Land };
const isLand = (city: KnownCity): city is KnownLand => city.land !== null;

/** An island and its town, a city and the region around it: one answer serves both. */
const SAME_PLACE_KM = 80;

/** The cities and lands that share exactly the name typed, the likeliest first, when it is not plain which is meant; none when it is. */
export function namesakes(text: string, cities: readonly KnownCity[]): KnownCity[] {
  const [likeliest, ...others] = exactly(text, cities);
  if (!likeliest) return [];
  const least = leastToAskOf(likeliest);
  const doubtful = others.filter((city) => city.isVisited || city.thousands >= least);
  return doubtful.length === 0 ? [] : [likeliest, ...doubtful].slice(0, MOST_TO_ASK);
}

/** Others of exactly that name that one may mean all the same, where it is plain which one nearly everybody does. */
export const othersOfName = (text: string, cities: readonly KnownCity[]): KnownCity[] =>
  exactly(text, cities).slice(1, MOST_TO_ASK);

function leastToAskOf({ thousands, guide, land, isVisited }: KnownCity): number {
  if (guide === null && land === null && !isVisited) return thousands * SHARE_TO_ASK;
  return land === null
    ? Math.max(thousands * SHARE_TO_ASK_OF_KNOWN, LEAST_THOUSANDS_TO_ASK)
    : thousands * SHARE_TO_ASK_OF_LAND;
}

/** All that have exactly the name typed, the likeliest first. */
export const citiesCalled = (text: string, cities: readonly KnownCity[]): KnownCity[] =>
  searchCities(text, cities, MANY)
    .filter(({ kind }) => kind === "exact")
    .map(({ city }) => city);

/** The likeliest of exactly the name typed, and those elsewhere for which it is no mere by-name. */
function exactly(text: string, cities: readonly KnownCity[]): KnownCity[] {
  const [likeliest, ...others] = searchCities(text, cities, MANY).filter(({ kind }) => kind === "exact");
  if (!likeliest) return [];
  const elsewhere = others.filter(
    ({ city, via }) =>
      isItsName(city.name, via) &&
      !isWithin(city, likeliest.city) &&
      !(isSameCountry(city, likeliest.city) && kilometresBetween(city, likeliest.city) < SAME_PLACE_KM),
  );
  return [likeliest.city, ...elsewhere.map(({ city }) => city)];
}

/** "León" is what everybody calls León de los Aldama. */
const isItsName = (name: string, via: string): boolean => searchKey(name).startsWith(searchKey(via));

/** A country's capital of its name is part of it. */
const isWithin = (city: KnownCity, { land }: KnownCity): boolean =>
  land?.kind === "country" && city.land === null && land.countries.includes(city.countryCode);

const isSameCountry = (a: KnownCity, b: KnownCity): boolean => a.countryCode === b.countryCode;
