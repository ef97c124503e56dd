import { kilometresBetween, roundedWalk, spokenKilometres } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { wayBetween } from "~/domain/place/way-between";
import { isExcluded } from "../fit/appeal";
import { preferencesOf } from "../fit/preferences";
import { plannedAt, plannedStop } from "../plan/planned-blocks";
import type { Wish } from "~/language/wish/wish";
import { wayBegins } from "./near-where";
import { type Fit, fitOf } from "./fit";
import { isShutThen } from "./open-places";
import type { Demand } from "./demands/demand";
import { type Asked, note, type NotePart } from "./note";
import type { RevisionContext } from "./revision-request";
import { isMust } from "./revision-request";

/** Up to so many minutes on foot it is next door. */
const NEXT_DOOR_MINUTES = 3;

/** What the demands ask, as a note says it of a place that meets them. */
const askedOf = (demands: readonly Demand[], place?: Place): Asked[] => {
  const isAsked = demands.some(({ isDerived }) => !isDerived);
  const all = demands
    .filter(({ isUnclaimed, isDerived }) => !isUnclaimed && !(isDerived && isAsked))
    .map(({ asked, askedOf: of }) => (place && of ? of(place) : asked));
  return all.filter((asked, at) => all.findIndex((each) => JSON.stringify(each) === JSON.stringify(asked)) === at);
};

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

function sayDistance(context: RevisionContext, chosen: Place): NotePart[] {
  const near = wayBegins(context);
  if (!near) return [];
  const { km, minutes, onFoot } = wayBetween(near.point, chosen, preferencesOf(context.brief), context.guide.waters);
  if (!onFoot) return note("ride", { km: spokenKilometres(km), near: near.title });
  return minutes <= NEXT_DOOR_MINUTES
    ? note("nextDoor", { near: near.title })
    : note("walk", { minutes: roundedWalk(minutes), near: near.title });
}

/** What was asked besides and is done elsewhere than by another place. */
const TOO = { time: "timeToo", move: "moveToo", empty: "emptyToo" } as const;

/** What was asked and cannot be known or done. */
export function sayLimits({ wish, andMore = false, day, blockName }: RevisionContext): NotePart[] {
  const [fear] = wish.feared;
  // The hour of what is booked is not theirs to set.
  const isBooked = Boolean(leadAt(day, blockName)?.booking);
  return [
    ...(wish.unwantedPlace && fear ? note("feared", { name: wish.unwantedPlace.name, fear: fear.id }) : []),
    ...(wish.vegan ? note("noVegans", {}) : []),
    ...(wish.unsupportedToo.includes("diet") ? note("noDiets", {}) : []),
    ...(wish.needs.includes("noPork") ? note("askPork", {}) : []),
    ...(wish.unsupportedToo.includes("hotel") ? note("hotelUnknown", {}) : []),
    ...wish.unsupportedToo
      .flatMap((act) =>
        (!isBooked && (act === "time" || act === "move")) || (act === "empty" && wish.wholeDay)
          ? note(TOO[act], {})
          : [],
      )
      .slice(0, 2),
    ...sayUnread(wish),
    ...(wish.hasNext || andMore ? note("nextStop", {}) : []),
    ...(wish.wholeDay ? note("oneBlock", {}) : []),
  ];
}

/** Words of the wish that nothing here explains. */
export const sayUnread = ({ unread }: Pick<Wish, "unread">): NotePart[] =>
  unread.length > 0 ? note("unread", { words: unread }) : [];

/** What a place lacks of the wish, and what is not known of it. */
function sayShortfall({ missed, unknown }: Fit): NotePart[] {
  return [
    ...(missed.length > 0 ? note("missed", { asked: askedOf(missed) }) : []),
    ...(unknown.length > 0 ? note("unsure", { asked: askedOf(unknown) }) : []),
  ];
}

export function saySwapped(context: RevisionContext, chosen: Place, demands: readonly Demand[]): NotePart[] {
  const fit = fitOf(chosen, demands);
  return [
    ...note("swapped", { name: chosen.name, old: context.current.title, asked: askedOf(fit.met, chosen) }),
    ...sayShortfall(fit),
    ...sayDistance(context, chosen),
    ...sayLimits(context),
    ...sayOtherHalf(context, chosen),
    ...sayMust(context),
  ];
}

/** Of a place that they name, only what it lacks is worth saying. */
const lacking = (named: Place, demands: readonly Demand[]): Fit =>
  fitOf(
    named,
    demands.filter((each) => !each.comparative),
  );

export function sayNamed(context: RevisionContext, named: Place, demands: readonly Demand[]): NotePart[] {
  const { blockName, current, guide } = context;
  return [
    ...note("named", { name: named.name, old: current.title }),
    ...(named.dayTrip
      ? note("dayOut", { km: spokenKilometres(kilometresBetween(guide, named)), city: guide.name })
      : sayDistance(context, named)),
    ...(!named.dayTrip && !named.parts.includes(blockName)
      ? note("betterIn", { part: named.parts[0] ?? "morning" })
      : []),
    ...(!named.dayTrip && isShutThen(named, context) ? note("closedThen", { name: named.name }) : []),
    ...(isExcluded(named, preferencesOf(context.brief)) ? note("notEasy", {}) : []),
    ...sayShortfall(lacking(named, demands)),
    ...sayLimits(context),
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
export const sayNearMiss = ({ blockName }: RevisionContext, { name, dayTrip, parts }: Place): NotePart[] =>
  note("wouldDo", {
    name,
    but: dayTrip ? "dayOut" : parts.includes(blockName) ? "far" : (parts[0] ?? "evening"),
  });

/** A stop elsewhere in the plan that is what they ask for here, where it is something particular; null for none. */
export function plannedThatDoes(
  { days, guide, current }: RevisionContext,
  demands: readonly Demand[],
): PlacedStop | null {
  if (!demands.some(({ picky }) => picky)) return null;
  const doesIt = new Set(guide.places.filter((place) => demands.every(({ met }) => met(place))).map(({ id }) => id));
  return (
    days
      .flatMap(({ stops }) => stops)
      .find(({ placeId, title }) => title !== current.title && doesIt.has(placeId ?? "")) ?? null
  );
}

function sayPlanned(context: RevisionContext, demands: readonly Demand[]): NotePart[] {
  const stop = plannedThatDoes(context, demands);
  const { likePlace } = context.wish;
  const model = likePlace && plannedStop(context.days, likePlace);
  return [
    ...(stop ? note("isPlanned", { name: stop.title, part: stop.at.part, day: stop.at.day }) : []),
    ...(model && model.id !== stop?.id ? note("standsThere", { name: model.title, ...model.at }) : []),
  ];
}

export function sayKept(context: RevisionContext, demands: readonly Demand[], near: Place | null): NotePart[] {
  const { current, blockName: part, guide, wish } = context;
  const old = current.title;
  if (current.isDayTrip && !wish.backInTown) return note("keptDayOut", { old, city: guide.name });
  const [only, ...more] = demands;
  const isAboutWay = only?.asked.is === "quality" && only.asked.quality === "lessWalk" && more.length === 0;
  if (wish.closer && isAboutWay) return note("noneCloser", { old, part });
  return [
    ...note("noOther", { old, city: guide.name, part, asked: askedOf(demands) }),
    ...(near ? sayNearMiss(context, near) : sayPlanned(context, demands)),
    ...sayLimits(context),
  ];
}

/** What comes nearest to a wish, and the demands that were let go for it. */
export const sayRelaxed = (near: Place, { met, missed, unknown }: Fit): NotePart[] =>
  missed.length > 0
    ? note("relaxed", { name: near.name, asked: askedOf(met, near), dropped: askedOf(missed) })
    : note("relaxedUnsure", { name: near.name, asked: askedOf(met, near), unsure: askedOf(unknown) });

export const sayUnclear = ({ current, wish }: Pick<RevisionContext, "current"> & { wish?: Wish }): NotePart[] => [
  ...(wish ? sayUnread(wish) : []),
  ...note("unclear", { old: current.title }),
];

/** Two demands that hardly any place meets both of. */
export function sayConflict({ wish }: RevisionContext): NotePart[] {
  const [category] = wish.contradicted;
  if (category) return note("conflict", { one: { is: "category", category }, other: { is: "notCategory", category } });
  const [pair] = wish.opposites;
  return pair
    ? note("conflict", { one: { is: "quality", quality: pair[0] }, other: { is: "quality", quality: pair[1] } })
    : [];
}
