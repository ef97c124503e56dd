import { roundedWalk, spokenKilometres } from "~/domain/place/geo";
import type { Language } from "~/domain/people/language";
import type { Place } from "~/domain/place/place";
import { wayBetween } from "~/domain/place/way-between";
import { preferencesOf } from "../fit/preferences";
import { neighboursOf } from "./day-neighbours";
import type { Unsupported } from "~/language/wish/wish";
import type { Demand } from "./demands";
import type { Asked } from "./note";
import { bestOf, isThirdOfAKind, isWithinReach, openPlaces } from "./open-places";
import { demandsIn } from "./revise-block";
import { contextOf, type RevisionContext, type RevisionRequest } from "./revision-request";

/** A real place that could stand in the block instead, why, and its way from the stop beside it. To have it, its name is the wish. */
export type Alternative = {
  name: string;
  asked: readonly Asked[];
  way: { minutes: number; near: string } | { km: string; near: string } | null;
  language: Language;
};

const OFFERED = 3;
/** Who asks for these is served by no other place. */
const ASKS_FOR_NO_PLACE: ReadonlySet<Unsupported> = new Set(["move", "longer", "hotel", "content"]);

/**
 * For a wish that changed nothing: the places that come nearest to it. They pass the planner's own rules (free, right for the part of the day, possible for
 * these travellers, within reach of the day's other stops where there are such); what meets more of the wish comes first. None in a city without data.
 */
export function alternativesTo(request: RevisionRequest): Alternative[] {
  const context = contextOf(request);
  if (!context) return [];
  const demands = demandsIn(context);
  const { unsupported } = context.wish;
  if (unsupported === "empty" || (demands.length === 0 && unsupported && ASKS_FOR_NO_PLACE.has(unsupported))) return [];
  const open = nearestOpen(context);
  const chosen: Place[] = [];
  while (chosen.length < OFFERED) {
    const rest = open.filter((place) => !chosen.includes(place));
    const most = Math.max(...rest.map((place) => closeness(place, demands, context)));
    const next = bestOf(
      rest.filter((place) => closeness(place, demands, context) === most),
      context,
    );
    if (!next) break;
    chosen.push(next);
  }
  return chosen.map((place) => ({
    name: place.name,
    asked: whyOf(place, demands),
    way: wayTo(place, context),
    language: context.wish.language,
  }));
}

/** Those within reach of the day's other stops; else those further off; else, on a day out with nothing else there, those back in town. */
function nearestOpen(context: RevisionContext): Place[] {
  const open = openPlaces(context).filter((place) => !isThirdOfAKind(place, context));
  const near = open.filter((place) => isWithinReach(place, context));
  if (near.length > 0 || open.length > 0) return near.length > 0 ? near : open;
  return context.current.isDayTrip ? openPlaces({ ...context, wish: { ...context.wish, backInTown: true } }) : [];
}

/** How much of the wish a place meets; half for one of the kind in which it looked for something particular. */
const closeness = (place: Place, demands: readonly Demand[], { wish }: RevisionContext): number =>
  demands.filter(({ met }) => met(place)).length +
  (wish.sought.some(({ categories }) => categories.includes(place.category)) ? 0.5 : 0);

const whyOf = (place: Place, demands: readonly Demand[]): Asked[] => {
  const met = demands.filter((demand) => demand.met(place)).map(({ asked, askedOf }) => askedOf?.(place) ?? asked);
  return [
    { is: "category", category: place.category },
    ...met.filter((asked) => asked.is !== "category" || asked.category !== place.category),
  ];
};

function wayTo(place: Place, { brief, guide, day, blockName }: RevisionContext): Alternative["way"] {
  const { before, after } = neighboursOf(day, blockName, guide.places);
  const near = before ?? after;
  if (!near) return null;
  const { km, minutes, onFoot } = wayBetween(near.point, place, preferencesOf(brief), guide.waters);
  return onFoot ? { minutes: roundedWalk(minutes), near: near.title } : { km: spokenKilometres(km), near: near.title };
}
