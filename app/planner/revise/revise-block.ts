import type { Language } from "~/domain/people/language";
import { type Block, sameToTravellers } from "~/domain/plan/block";
import type { Place } from "~/domain/place/place";
import type { PlacedStop } from "~/domain/plan/stop";
import type { Unsupported, Wish } from "~/language/wish/wish";
import { readWish } from "~/language/wish/read-wish";
import type { Demand } from "./demands/demand";
import { isLikely, LOWEST_PRICE } from "./demands/demands";
import { fitOf, hasMoreOfIt, isHard, isNoun, isRefusal, isWhatTheyWant } from "./fit";
import { isFarForWhoRests, NEAR_KM } from "./near-where";
import { nearestPlaces } from "./nearest-places";
import { bestOf, fittingPlaces, nearMiss, withoutMeals } from "./open-places";
import { isPlaceOf, plannedAt } from "../plan/planned-blocks";
import { ownPlan } from "./own-plan";
import { sayAlike } from "./place-alike";
import { reviseIdea } from "./revise-idea";
import { sayUnsupported } from "./say-unsupported";
import {
  sayAfterthought,
  sayAlreadyMet,
  sayConflict,
  sayUnread,
  sayElsewhere,
  sayKept,
  sayLimits,
  sayMustKept,
  sayNamed,
  sayRelaxed,
  saySwapped,
  sayUnclear,
} from "./say-revision";
import { note, type NotePart, type PlannedRevision } from "./note";
import type { RevisionRequest, RevisionContext } from "./revision-request";
import { insists, isMust, contextOf } from "./revision-request";
import { atStop, type MealWish, mealWishIn } from "./meal-stop";
import { stopActedOn } from "./stop-in-wish";
import { MEALS } from "./wish-with-meal";
import { demandsIn } from "./demands/demands-in-wish";
import { writeChosen } from "./write-chosen";

/** What a language model needs to revise a block as the planner would: the places that it may choose from, and how the chosen one is written. */
export type RevisionBounds = {
  /** The places that meet all demands; when there is none, those that meet all but the picky ones. */
  open: Place[];
  write: (place: Place) => Block;
  afterthought: (place: Place) => readonly NotePart[];
  /** What the wish was typed in. */
  language: Language;
  /** False when the block has to stay; the planner's own revision says why. */
  mayChange: boolean;
};

/** Null for a city without data, or a day that is not in the plan. */
export function boundsOf(request: RevisionRequest): RevisionBounds | null {
  const context = contextOf(request);
  if (!context) return null;
  const {
    days,
    current,
    wish,
    wish: { named },
  } = context;
  const demands = demandsIn(context);
  const fitting = fittingPlaces(context, demands);
  const open =
    fitting.length > 0
      ? fitting
      : fittingPlaces(
          context,
          demands.filter(({ picky }) => !picky),
        );
  const isNew = named !== null && !isPlaceOf(current, named);
  const isPlanned = isNew && plannedAt(days, named) !== null;
  return {
    open: isNew && !isPlanned ? [named, ...open.filter((place) => place !== named)] : open,
    write: (place) => writeChosen(context, place),
    afterthought: (place) => sayAfterthought(context, place),
    language: context.wish.language,
    mayChange:
      !isPlanned &&
      mealWishIn(request) === null &&
      stopActedOn(request) === null &&
      wish.unknownName === null &&
      wish.far === null &&
      (isNew ||
        (open.length > 0 && (!isMust(context) || insists(context)) && unsupportedNote(context, demands) === null)),
  };
}

/** "Skip it, we want to rest" asks for nothing, not for somewhere quieter. */
const wantsOnlyRest = (unsupported: Unsupported, demands: readonly Demand[]): boolean =>
  unsupported === "empty" && demands.every(({ asked }) => asked.is === "quality" && asked.quality === "quieter");

/** "Move the cruise to Thursday": what is asked for there is the stop itself, and words that are refused tell of the time. */
export const wantsAnotherTime = ({ wish, place }: RevisionContext, demands: readonly Demand[]): boolean =>
  (wish.unsupported === "move" || wish.unsupported === "time") &&
  demands.every(
    ({ asked, met, comparative }) => asked.is === "notAbout" || (place !== null && !comparative && met(place)),
  );

/** The note for a wish that no other place could meet; null for any other wish. */
const unsupportedNote = (context: RevisionContext, demands: readonly Demand[]): NotePart[] | null =>
  context.wish.unsupported &&
  (demands.length === 0 || wantsOnlyRest(context.wish.unsupported, demands) || wantsAnotherTime(context, demands))
    ? sayUnsupported(context)
    : null;

type Outcome = Pick<PlannedRevision, "block" | "note">;

function reviseToNamed(context: RevisionContext, named: Place): Outcome {
  const { current: block, days } = context;
  const { name } = named;
  if (isPlaceOf(block, named)) return { block, note: note("alreadyHere", { name }) };
  const planned = plannedAt(days, named);
  if (planned)
    return {
      block,
      note: [...note("alreadyPlanned", { name, part: planned.part, day: planned.dayIndex }), ...sayLimits(context)],
    };
  return { block: writeChosen(context, named), note: sayNamed(context, named, demandsIn(context)) };
}

/** What a place has to meet to be put in by itself; what is far is not put in where something near is wished for. */
const isNeeded = (each: Demand): boolean => isHard(each) || (each.asked.is === "near" && !each.isDerived);

/** Where nothing meets all that is asked: the place that comes nearest, and what it does not meet; it stands first in the list of others, too. Where nothing comes near, what else would do is asked. */
function relaxed(context: RevisionContext, demands: readonly Demand[]): NotePart[] {
  const [near] = nearestPlaces(context, demands, 1);
  if (!near) return note("orElse", {});
  const fit = fitOf(near, demands.filter(isNeeded));
  return fit.met.some(({ isUnclaimed }) => !isUnclaimed) && fit.missed.length + fit.unknown.length > 0
    ? sayRelaxed(near, fit)
    : [];
}

/** Revises one block as the traveller wishes, with a real place that is not used elsewhere in the trip; says so when there is none. */
export function planRevision(request: RevisionRequest): PlannedRevision {
  const context = contextOf(request);
  return context ? { ...outcomeOf(context), language: context.wish.language } : reviseIdea(request);
}

/** What is said of a wish about a meal beside the stop that stands there, which stays: another table, or time, is for them to accept. */
const sayAtMeal = (meal: MealWish): NotePart[] => sayOfTables(meal).filter(({ say }) => say !== "timeToo");

/** A stop that is locked or booked stays. */
const sayFixed = ({ title: old, locked, booking, start }: PlacedStop): NotePart[] | null =>
  locked ? note("locked", { old }) : booking ? note("booked", { old, time: booking.time ?? start }) : null;

function sayOfTables({ stop, request, rest, isLeftOut }: MealWish): NotePart[] {
  const fixed = sayFixed(stop);
  if (fixed) return fixed;
  if (rest !== "" || isLeftOut) return note("proposes", {});
  const context = contextOf(request);
  const { block, note: said } = planRevision(request);
  if (!context || sameToTravellers(block, request.current)) return [...said];
  const demands = demandsIn(context);
  const chosen = context.guide.places.find(({ id }) => id === block.placeId);
  return chosen === context.wish.named || (chosen && hasMoreOfIt(chosen, context, demands))
    ? note("proposes", {})
    : [...sayKept(context, demands, null), ...relaxed(context, demands)];
}

/** "Something smaller than the Louvre", "the market is a trap, a real one please": the stop itself is named, and another is wished for. */
const asksForAnother = (context: RevisionContext): boolean =>
  context.wish.different || demandsIn(context).some((demand) => isNoun(demand) || demand.asked.is === "quality");

function outcomeOf(context: RevisionContext): Outcome {
  const { current, place, wish } = context;
  const keep = (said: readonly NotePart[]): Outcome => ({ block: current, note: said });
  const old = current.title;
  const meal = mealWishIn(context);
  if (meal) return keep(sayAtMeal(meal));
  const acted = stopActedOn(context);
  // Said where it cannot be done; where it can, cards do it.
  if (acted)
    return keep(
      sayFixed(acted) ??
        sayUnsupported({ ...context, current: atStop(context, acted).current }) ??
        note("noEmpty", { old: acted.title }),
    );
  if (wish.needs.includes("offTopic") && !wish.named) return keep(note("offTopic", { old }));
  if (wish.needs.includes("unlock") && !wish.named) return keep(note("unlockIs", { old }));
  if (context.elsewhere) return keep(note("proposes", {}));
  if (context.both || wish.movesAway) return keep(isAnyThere(context) ? note("proposes", {}) : sayBeside(context));
  if (wish.needs.includes("beside") && !wish.unknownName && !wish.far && !isPlannedElsewhere(context))
    return keep(sayBeside(context));
  if (wish.named && !(isPlaceOf(current, wish.named) && asksForAnother(context)))
    return reviseToNamed(context, wish.named);
  if (wish.unknownName && wish.isOurs) {
    const own = ownPlan(context, wish.unknownName);
    return { ...own, note: [...own.note, ...sayAfterthought(context, null)] };
  }
  const { name: city } = context.guide;
  if (wish.far) return keep(sayFar(wish.far, city, old));
  if (wish.unknownName)
    return keep([...note("unknownName", { name: wish.unknownName, city, old: current.title }), ...sayAlike(context)]);
  const demands = demandsIn(context);
  const wantsChange = insists(context);
  const unsupported = unsupportedNote(context, demands);
  if (unsupported) return keep([...unsupported, ...sayUnread(wish)]);
  const conflict = sayConflict(context);
  if (conflict.length > 0) return keep(conflict);
  if (demands.length === 0 && !wantsChange)
    return keep(wish.unwantedPlace ? sayElsewhere(context, wish.unwantedPlace) : sayUnclear(context));
  // Who names a thing that nothing here knows is not served by any other place.
  if (
    wish.unread.length > 0 &&
    !isMust(context) &&
    // Nor by one of a kind that it is only like: "an ice rink with clowns" is not whatever is active.
    demands.every(
      (demand) =>
        (demand.asked.is === "notAbout" && demand.soft === true) ||
        isLikely(demand, wish) ||
        (wish.likelyKinds.size > 0 && (isNoun(demand) || demand.asked.is === "interest")),
    )
  )
    return keep(sayUnclear(context));
  if (wish.needs.includes("condition") && demands.length > 0) return keep(note("condition", { old }));
  const onlyRefuses = demands.every(isRefusal);
  // What is only likely asked is no ground to say that the stop has it.
  const isStated = !onlyRefuses && wish.likely.size === 0;
  if (!wantsChange && !wish.inItsStead && isStated && place && isMetBy(place, context, demands))
    return keep(sayAlreadyMet(place, demands));
  if (!wantsChange && place && asksForLess(place, context, demands)) return keep(note("cheapestLevel", { old }));
  const chosen = bestOf(withoutMeals(fittingPlaces(context, demands), context), context, demands);
  if (!chosen) {
    const needed = demands.filter(isNeeded);
    return keep([...sayKept(context, needed, nearMiss(context, needed)), ...relaxed(context, demands)]);
  }
  // Who has to sit down is not sent off: what is found farther away is on cards, beside what there is close by.
  if (isFarForWhoRests(chosen, context, NEAR_KM)) return keep([...note("proposes", {}), ...sayLimits(context)]);
  if (isMust(context) && !wantsChange) return keep(sayMustKept(context, chosen, demands));
  return {
    block: writeChosen(context, chosen),
    note: [...saySwapped(context, chosen, demands), ...inTheOtherCase(context, chosen)],
  };
}

/** Where what they name is; of a story, what there is of it here. */
const sayFar = (far: NonNullable<Wish["far"]>, city: string, old: string): NotePart[] =>
  far.where.is === "story" && far.where.like
    ? note("calledAfter", { ...far, city, old, like: far.where.like.name })
    : note("far", { ...far, city, old });

/** What they name stands in the plan already, and is no second time put beside the stop. */
const isPlannedElsewhere = ({ wish: { named }, current, days }: RevisionContext): boolean =>
  named !== null && !isPlaceOf(current, named) && plannedAt(days, named) !== null;

/** What could come beside the stop; where nothing does what is asked, that it stays all the same. */
function sayBeside(context: RevisionContext): NotePart[] {
  const { current, wish } = context;
  const demands = demandsIn(context);
  if (wish.named && !isPlaceOf(current, wish.named))
    return [...note("beside", { old: current.title }), ...sayLimits(context)];
  const asked = demands.filter(isNoun).map((demand) => demand.asked);
  return [
    ...(isAnyThere(context)
      ? note("beside", { old: current.title })
      : note("noneBeside", { old: current.title, asked })),
    ...sayLimits(context),
  ];
}
const MOST_BESIDE = 3;

/** Whether anything that is free there is what they ask for. */
function isAnyThere(context: RevisionContext): boolean {
  const { wish, both, current } = context;
  const demands = demandsIn(context);
  return (
    both !== undefined ||
    (wish.named !== null && !isPlaceOf(current, wish.named)) ||
    nearestPlaces(context, demands, MOST_BESIDE).some((place) => isWhatTheyWant(place, wish, demands))
  );
}

/** What would stand here in the other case that a wish names. */
function inTheOtherCase({ wish, guide, ...context }: RevisionContext, chosen: Place): NotePart[] {
  if (wish.fallback === null) return [];
  const other: RevisionContext = { ...context, guide, wish: readWish(wish.fallback, guide.places) };
  const place = bestOf(
    fittingPlaces(other, demandsIn(other)).filter(({ id }) => id !== chosen.id),
    other,
  );
  return place ? note("fallback", { name: place.name }) : [];
}

/** "Cheaper", where the meal is at the lowest price level already. */
const asksForLess = ({ category, price }: Place, { wish }: RevisionContext, demands: readonly Demand[]): boolean =>
  wish.cheaper &&
  category === "food" &&
  price <= LOWEST_PRICE &&
  demands.every(({ asked }) => asked.is === "quality" && (asked.quality === "cheap" || asked.quality in MEALS));

/** Whether the present stop is all that is asked, as far as everything that is asked can be known. */
const isMetBy = (place: Place, { wish }: RevisionContext, demands: readonly Demand[]): boolean =>
  wish.unread.length === 0 &&
  wish.unsupported === null &&
  demands.every(({ met, comparative }) => !comparative && met(place));
