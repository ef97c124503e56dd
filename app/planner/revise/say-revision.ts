import { kilometresBetween, roundedWalk, spokenKilometres } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { wayBetween } from "~/domain/place/way-between";
import { isExcluded } from "../fit/appeal";
import { preferencesOf } from "../fit/preferences";
import { blocksOf, isPlaceOf, plannedAt } from "../plan/planned-blocks";
import { neighboursOf } from "./day-neighbours";
import type { Demand } from "./demands";
import { type Asked, note, type NotePart } from "./note";
import type { RevisionContext } from "./revision-request";
import { isMust } from "./revision-request";

/** Up to so many minutes on foot it is next door. */
const NEXT_DOOR_MINUTES = 3;

/** What the demands ask, as a note says it of a place that meets them. */
const askedOf = (demands: readonly Demand[], place?: Place): Asked[] =>
  demands.map(({ asked, askedOf: of }) => (place && of ? of(place) : asked));

/** Says that a must was replaced (DESIGN section 6). */
const sayMust = (context: RevisionContext): NotePart[] =>
  isMust(context) && !context.wish.different ? note("mustReplaced", { old: context.current.title }) : [];

const sayOtherHalf = ({ current, guide, blockName }: RevisionContext, chosen: Place | null): NotePart[] =>
  current.isDayTrip && !chosen?.dayTrip && (!chosen || kilometresBetween(guide, chosen) < guide.radiusKm)
    ? note("otherHalf", { part: blockName === "morning" ? "afternoon" : "morning" })
    : [];

/** What a note should add about any change, whoever wrote the note; empty when there is nothing. `chosen` is null for what nobody here knows. */
export const sayAfterthought = (context: RevisionContext, chosen: Place | null): NotePart[] => [
  ...sayMust(context),
  ...sayOtherHalf(context, chosen),
];

function sayDistance({ brief, guide, day, blockName }: RevisionContext, chosen: Place): NotePart[] {
  const preferences = preferencesOf(brief);
  const { before, after } = neighboursOf(day, blockName, guide.places);
  const near = before ?? after;
  if (!near) return [];
  const { km, minutes, onFoot } = wayBetween(near.point, chosen, preferences, guide.waters);
  if (!onFoot) return note("ride", { km: spokenKilometres(km), near: near.title });
  return minutes <= NEXT_DOOR_MINUTES
    ? note("nextDoor", { near: near.title })
    : note("walk", { minutes: roundedWalk(minutes), near: near.title });
}

/** What was asked and cannot be known or done. */
function sayLimits({ wish }: RevisionContext): NotePart[] {
  const [fear] = wish.feared;
  return [
    ...(wish.unwantedPlace && fear ? note("feared", { name: wish.unwantedPlace.name, fear: fear.id }) : []),
    ...(wish.vegan ? note("noVegans", {}) : []),
    ...(wish.unsupported === "diet" ? note("noDiets", {}) : []),
    ...(wish.unsupported === "hotel" ? note("hotelUnknown", {}) : []),
    ...(wish.wholeDay ? note("oneBlock", {}) : []),
  ];
}

export function saySwapped(context: RevisionContext, chosen: Place, demands: readonly Demand[]): NotePart[] {
  const met = demands.filter((demand) => demand.met(chosen));
  return [
    ...note("swapped", { name: chosen.name, old: context.current.title, asked: askedOf(met, chosen) }),
    ...sayDistance(context, chosen),
    ...sayLimits(context),
    ...sayOtherHalf(context, chosen),
    ...sayMust(context),
  ];
}

export function sayNamed(context: RevisionContext, named: Place): NotePart[] {
  const { blockName, current, guide } = context;
  return [
    ...note("named", { name: named.name, old: current.title }),
    ...(named.dayTrip
      ? note("dayOut", { km: spokenKilometres(kilometresBetween(guide, named)), city: guide.name })
      : sayDistance(context, named)),
    ...(!named.dayTrip && !named.parts.includes(blockName)
      ? note("betterIn", { part: named.parts[0] ?? "morning" })
      : []),
    ...(isExcluded(named, preferencesOf(context.brief)) ? note("notEasy", {}) : []),
    ...sayOtherHalf(context, named),
    ...sayMust(context),
  ];
}

export const sayAlreadyMet = ({ name }: Place, demands: readonly Demand[]): NotePart[] =>
  note("alreadyMet", { name, asked: askedOf(demands) });

/** A must stays until they say plainly that it may be replaced; the note names what would replace it. */
export const sayMustKept = ({ current }: RevisionContext, { name }: Place, demands: readonly Demand[]): NotePart[] =>
  note("mustKept", { old: current.title, name, asked: askedOf(demands) });

/** A place they do not want, which this block is not about. */
export function sayElsewhere({ current: { title: old }, days }: RevisionContext, { name, ...rest }: Place): NotePart[] {
  const planned = plannedAt(days, { name, ...rest });
  return planned
    ? note("changeThere", { old, name, part: planned.part, day: planned.dayIndex })
    : note("notInPlan", { old, name });
}

/** Why a place that would do is not here, and how to have it all the same. */
const sayNearMiss = ({ blockName }: RevisionContext, { name, dayTrip, parts }: Place): NotePart[] =>
  note("wouldDo", {
    name,
    but: dayTrip ? "dayOut" : parts.includes(blockName) ? "far" : (parts[0] ?? "evening"),
  });

/** A stop elsewhere in the plan that is what they ask for here. */
function sayPlanned({ days, guide, current }: RevisionContext, demands: readonly Demand[]): NotePart[] {
  const stop = blocksOf(days).find(
    ({ block }) =>
      block.title !== current.title &&
      guide.places.some((place) => isPlaceOf(block, place) && demands.every(({ met }) => met(place))),
  );
  return stop ? note("isPlanned", { name: stop.block.title, part: stop.part, day: stop.dayIndex }) : [];
}

export function sayKept(context: RevisionContext, demands: readonly Demand[], near: Place | null): NotePart[] {
  const { current, blockName: part, guide, wish } = context;
  const old = current.title;
  if (current.isDayTrip && !wish.backInTown) return note("keptDayOut", { old, city: guide.name });
  if (wish.closer && demands.length === 1) return note("noneCloser", { old, part });
  return [
    ...note("noOther", { old, city: guide.name, part, asked: askedOf(demands) }),
    ...(near ? sayNearMiss(context, near) : demands.some(({ picky }) => picky) ? sayPlanned(context, demands) : []),
  ];
}

/** What comes nearest to a wish, and the demands that were let go for it. */
export const sayRelaxed = (near: Place, kept: readonly Demand[], dropped: readonly Demand[]): NotePart[] =>
  note("relaxed", { name: near.name, asked: askedOf(kept, near), dropped: askedOf(dropped) });

export const sayUnclear = ({ current }: Pick<RevisionContext, "current">): NotePart[] =>
  note("unclear", { old: current.title });
