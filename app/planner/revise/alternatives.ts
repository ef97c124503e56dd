import { spokenKilometres, kilometresBetween, roundedWalk, walkingMinutes } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { preferencesOf } from "../fit/preferences";
import { listed } from "../words/sentences";
import { neighboursOf } from "./day-neighbours";
import { CATEGORY_WORDS, type Demand } from "./demands";
import { bestOf, isThirdOfAKind, isWithinReach, openPlaces } from "./open-places";
import { demandsIn } from "./revise-block";
import { contextOf, type RevisionContext, type RevisionRequest } from "./revision-request";

/** A real place that could stand in the block instead, and why in a few words. To have it, its name is the wish. */
export type Alternative = { name: string; why: string };

const OFFERED = 3;

/**
 * For a wish that changed nothing: the places that come nearest to it. They pass the planner's own rules (free, right for the part of the day, possible for
 * these travellers, within reach of the day's other stops where there are such); what meets more of the wish comes first. None in a city without data.
 */
export function alternativesTo(request: RevisionRequest): Alternative[] {
  const context = contextOf(request);
  if (!context || context.wish.unsupported === "hotel") return [];
  const demands = demandsIn(context);
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
  return chosen.map((place) => ({ name: place.name, why: sayWhy(place, demands, context) }));
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

function sayWhy(place: Place, demands: readonly Demand[], context: RevisionContext): string {
  const kind = CATEGORY_WORDS[place.category];
  const met = demands.filter((demand) => demand.met(place)).map(({ said, saidOf }) => saidOf?.(place) ?? said);
  return [listed([...new Set([kind, ...met])]), sayWay(place, context)].filter(Boolean).join(", ");
}

function sayWay(place: Place, { brief, day, blockName }: RevisionContext): string | null {
  const { before, after } = neighboursOf(day, blockName);
  const near = before ?? after;
  if (!near) return null;
  const { walkingKmh, longestWalkMinutes } = preferencesOf(brief);
  const km = kilometresBetween(near.point, place);
  const minutes = walkingMinutes(km, walkingKmh);
  return minutes <= longestWalkMinutes
    ? `${roundedWalk(minutes)} minutes on foot from ${near.title}`
    : `${spokenKilometres(km)} km from ${near.title}`;
}
