import type { Language } from "~/domain/people/language";
import type { Block } from "~/domain/plan/block";
import { pointOf } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { wayBetween } from "~/domain/place/way-between";
import type { Unsupported } from "~/language/wish/wish";
import { createPhraseDeck } from "../words/phrase-deck";
import { preferencesOf } from "../fit/preferences";
import { seedFrom, seededRandom } from "../plan/random";
import { bestNearby } from "../plan/stops";
import { timeOnDay } from "../words/season-lines";
import { writePlaceBlock } from "../words/write-block";
import { writeTripMorning } from "../words/write-day-trip";
import { kilometresAround, neighboursOf } from "./day-neighbours";
import type { Demand } from "./demands";
import { demandsOf, keywordHits } from "./demands";
import { bestOf, fittingPlaces, nearMiss } from "./open-places";
import { blocksOf, isPlaceOf, plannedAt } from "../plan/planned-blocks";
import { ownPlan } from "./own-plan";
import { reviseIdea } from "./revise-idea";
import { sayUnsupported } from "./say-unsupported";
import {
  sayAfterthought,
  sayAlreadyMet,
  sayElsewhere,
  sayKept,
  sayMustKept,
  sayNamed,
  sayRelaxed,
  saySwapped,
  sayUnclear,
} from "./say-revision";
import { note, type NotePart, type PlannedRevision } from "./note";
import type { RevisionRequest, RevisionContext } from "./revision-request";
import { insists, isMust, contextOf } from "./revision-request";

/** "Closer" means less than this share of the present way. */
const CLEARLY_LESS = 0.8;
const MEAL_WITHIN_KM = 0.9;
/** The share of a wish's own words that the city's places must know before the wish is taken to be about these words. */
const HALF = 0.5;

/** Writes the chosen place into this block, tied to the stops that stay around it. */
function writeChosen({ brief, days, guide, blockName, day, feedback }: RevisionContext, place: Place): Block {
  const preferences = preferencesOf(brief);
  const deck = createPhraseDeck(seededRandom(seedFrom(`${brief.tripId} ${place.id} ${feedback}`)));
  const writing = { guide, preferences, deck, time: timeOnDay(brief, guide.lat, day.dayIndex) };
  if (place.dayTrip) return { ...writeTripMorning(place, writing), timeOfDay: blockName };
  const { before } = neighboursOf(day, blockName, guide.places);
  const said = blocksOf(days)
    .map(({ block }) => `${block.title} ${block.description}`)
    .join(" ");
  const suits = (option: Place): boolean =>
    option.category === "food" && option.parts.includes(blockName) && !option.dayTrip && !said.includes(option.name);
  const meal =
    place.category === "food" ||
    blockName === "morning" ||
    day.stops.some(({ kind, at }) => kind === "meal" && at.part === blockName)
      ? null
      : bestNearby(place, guide.places, MEAL_WITHIN_KM, preferences, suits);
  const hop = before && { name: before.title, way: wayBetween(before.point, place, preferences, guide.waters) };
  return writePlaceBlock(place, { part: blockName, before: hop, secondStop: null, meal }, writing);
}

/** "Closer" is a demand only when nothing else is asked for; otherwise it helps to choose among the places that meet the other demands. */
function closerDemand({ wish, day, blockName, current }: RevisionContext, others: readonly Demand[]): Demand[] {
  const around = neighboursOf(day, blockName);
  const here = pointOf(current);
  if (!wish.closer || wish.unsupported === "hotel" || others.length > 0 || (!around.before && !around.after)) return [];
  const limit = here ? kilometresAround(here, around) * CLEARLY_LESS : Number.POSITIVE_INFINITY;
  return [
    {
      asked: { is: "quality", quality: "lessWalk" },
      met: (place) => kilometresAround(place, around) < limit,
      comparative: true,
      picky: false,
    },
  ];
}

function keywordDemand({ wish, guide }: RevisionContext): Demand[] {
  const known = wish.keywords.filter((word) => guide.places.some((place) => keywordHits(place, [word]) > 0));
  if (known.length === 0 || known.length < wish.keywords.length * HALF) return [];
  return [
    {
      asked: { is: "about", words: known.join(" ") },
      met: (place) => keywordHits(place, known) > 0,
      comparative: false,
      picky: true,
    },
  ];
}

/** All that the wish asks of a place, in the terms in which places are judged. */
export function demandsIn(context: RevisionContext): Demand[] {
  const asked = demandsOf(context.wish, context.place);
  const stated = [...asked, ...closerDemand(context, asked)];
  return stated.length > 0 || context.wish.backInTown || context.wish.unsupported !== null
    ? stated
    : keywordDemand(context);
}

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
      wish.unknownName === null &&
      (isNew ||
        (open.length > 0 && (!isMust(context) || insists(context)) && unsupportedNote(context, demands) === null)),
  };
}

/** "Skip it, we want to rest" asks for nothing, not for somewhere quieter. */
const wantsOnlyRest = (unsupported: Unsupported, demands: readonly Demand[]): boolean =>
  unsupported === "empty" && demands.every(({ asked }) => asked.is === "quality" && asked.quality === "quieter");

/** The note for a wish that no other place could meet; null for any other wish. */
const unsupportedNote = (context: RevisionContext, demands: readonly Demand[]): NotePart[] | null =>
  context.wish.unsupported && (demands.length === 0 || wantsOnlyRest(context.wish.unsupported, demands))
    ? sayUnsupported(context)
    : null;

type Outcome = Pick<PlannedRevision, "block" | "note">;

function reviseToNamed(context: RevisionContext, named: Place): Outcome {
  const { current: block, days } = context;
  const { name } = named;
  if (isPlaceOf(block, named)) return { block, note: note("alreadyHere", { name }) };
  const planned = plannedAt(days, named);
  if (planned) return { block, note: note("alreadyPlanned", { name, part: planned.part, day: planned.dayIndex }) };
  return { block: writeChosen(context, named), note: sayNamed(context, named) };
}

/** Where nothing meets all that is asked: the place that meets all but one demand, or else one of several, and what it does not meet. */
function relaxed(context: RevisionContext, demands: readonly Demand[]): NotePart[] {
  const allButOne = demands.map((_, i) => demands.toSpliced(demands.length - 1 - i, 1));
  for (const kept of [...allButOne, ...demands.map((demand) => [demand])]) {
    const near = kept.length > 0 ? bestOf(fittingPlaces(context, kept), context) : null;
    if (near)
      return sayRelaxed(
        near,
        kept,
        demands.filter((demand) => !kept.includes(demand)),
      );
  }
  return [];
}

/** Revises one block as the traveller wishes, with a real place that is not used elsewhere in the trip; says so when there is none. */
export function planRevision(request: RevisionRequest): PlannedRevision {
  const context = contextOf(request);
  return context ? { ...outcomeOf(context), language: context.wish.language } : reviseIdea(request);
}

function outcomeOf(context: RevisionContext): Outcome {
  const { current, place, wish } = context;
  const keep = (said: readonly NotePart[]): Outcome => ({ block: current, note: said });
  if (wish.named) return reviseToNamed(context, wish.named);
  if (wish.unknownName && wish.isOurs) {
    const own = ownPlan(context, wish.unknownName);
    return { ...own, note: [...own.note, ...sayAfterthought(context, null)] };
  }
  if (wish.unknownName)
    return keep(note("unknownName", { name: wish.unknownName, city: context.guide.name, old: current.title }));
  const demands = demandsIn(context);
  const wantsChange = insists(context);
  const unsupported = unsupportedNote(context, demands);
  if (unsupported) return keep(unsupported);
  if (demands.length === 0 && !wantsChange)
    return keep(wish.unwantedPlace ? sayElsewhere(context, wish.unwantedPlace) : sayUnclear(context));
  if (!wantsChange && place && demands.every(({ met, comparative }) => !comparative && met(place)))
    return keep(sayAlreadyMet(place, demands));
  const chosen = bestOf(fittingPlaces(context, demands), context);
  if (!chosen) return keep([...sayKept(context, demands, nearMiss(context, demands)), ...relaxed(context, demands)]);
  if (isMust(context) && !wantsChange) return keep(sayMustKept(context, chosen, demands));
  return { block: writeChosen(context, chosen), note: saySwapped(context, chosen, demands) };
}
