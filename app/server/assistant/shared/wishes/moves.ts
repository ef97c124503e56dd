import type { BlockName } from "~/domain/plan/block";
import { leadAt, mealOf } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import { PARTS } from "~/language/wish/part-words";
import { SWAPS } from "~/language/wish/talk-words";
import { PhraseTable, type Word } from "~/language/words/phrases";
import { refusedOf } from "~/language/words/small-words";
import { partOfTime } from "~/planner/purpose/own-events";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { dayAsked } from "../day-asked";
import { withoutKeptStops } from "./clauses/kept-stops";
import { hourWished } from "./times/time-changes";

/**
 * To where in the plan, and to which hour there, a wish moves a stop; or what it changes places with. Null where the words name no other place in the plan, none
 * where they name a day that the trip does not have.
 */
export function movesOf(request: RevisionRequest, lead: PlacedStop, words: readonly Word[]): ProposedChange[] | null {
  const { brief, days, dayIndex, blockName } = request;
  const named = dayAsked(words.map(({ said }) => said).join(" "), brief, dayIndex);
  if (named && "missing" in named) return [];
  const isOtherDay = named !== null || ANOTHER_DAY.find(words).length > 0;
  const isEarly = isOtherDay && EARLY.find(words).length > 0;
  const parts = PARTS.find(words);
  const refused = refusedOf(words, parts);
  const [part] = parts
    .filter((each) => !refused.has(each))
    .map(({ id }) => id)
    .concat(isEarly ? ["morning"] : [])
    .filter((id) => named !== null || id !== blockName);
  // "Thursday at five": the hour says which part of the day.
  const hour = named !== null || part !== undefined ? hourWished(request, lead, part) : null;
  // "At two, in this heat? In the morning": the hour is the one that is complained of.
  const start = hour && (part === undefined || partOfTime(hour) === part) ? hour : null;
  const to = { day: named?.dayIndex ?? dayIndex, part: start ? partOfTime(start) : (part ?? blockName) };
  if (named === null && ANOTHER_DAY.find(words).length > 0) return toAnyDay(request, lead, to.part);
  if (to.day === dayIndex && to.part === blockName) return null;
  const target = days.find((each) => each.dayIndex === to.day);
  const meal = mealOf(lead);
  const free = target && withoutKeptStops(target, request);
  const there = free && (meal ? free.stops.find((stop) => mealOf(stop) === meal) : leadAt(free, to.part));
  // A sight changes places with no table that is left when what it was to change with stays.
  const isTable = there !== null && there !== undefined && mealOf(there) !== null && free !== target;
  const other = there && there.title !== lead.title && (meal !== null || !isTable) ? there : null;
  const swap: ProposedChange[] = other ? [{ kind: "swap-stops", stop: seenStop(lead), other: seenStop(other) }] : [];
  const wholeDays: ProposedChange[] =
    part === undefined ? [{ kind: "swap-days", one: dayIndex, other: to.day, stop: seenStop(lead) }] : [];
  const move: ProposedChange[] = [{ kind: "move", stop: seenStop(lead), to, ...(start && { start }) }];
  // What it was to change places with stays, and nothing else is there.
  if (SWAPS.find(words).length > 0 && !other && free !== target) return [];
  return SWAPS.find(words).length > 0 && other ? [...swap, ...wholeDays] : [...move, ...swap];
}

/** "Swap with the beach thing on Thursday": a stop of another day changes places with the one that stands here; null where nothing says so. */
export function exchangedHere(
  { brief, days, dayIndex, blockName }: RevisionRequest,
  stop: PlacedStop,
  words: readonly Word[],
): ProposedChange[] | null {
  const named = dayAsked(words.map(({ said }) => said).join(" "), brief, dayIndex);
  const today = days.find((day) => day.dayIndex === dayIndex);
  const lead = today ? leadAt(today, blockName) : null;
  // "Swap this with the museum of tomorrow", which is of another day: they may not know of which.
  const isThere =
    stop.at.day !== dayIndex &&
    (named === null ||
      words.some(({ said }) => THIS.has(said)) ||
      ("dayIndex" in named && named.dayIndex === stop.at.day));
  return lead && isThere && SWAPS.find(words).length > 0
    ? [{ kind: "swap-stops", stop: seenStop(lead), other: seenStop(stop) }]
    : null;
}

const THIS = new Set("this that it das dies es ca cela esto eso questo quello isto isso".split(" "));

const MOST_DAYS = 2;

/** "Can you move it?" says not to when: to the days next to it, or to the shelf until they know. */
export const movedAnywhere = (request: RevisionRequest, stop: PlacedStop): ProposedChange[] => [
  ...toAnyDay(request, stop, stop.at.part).slice(0, MOST_DAYS),
  { kind: "shelve", stop: seenStop(stop) },
];

/** To each other day, the nearest first. */
const toAnyDay = ({ days, dayIndex }: RevisionRequest, stop: PlacedStop, part: BlockName): ProposedChange[] =>
  days
    .filter((day) => day.dayIndex !== dayIndex)
    .toSorted((a, b) => nearTo(dayIndex, a) - nearTo(dayIndex, b))
    .map((day) => ({ kind: "move", stop: seenStop(stop), to: { day: day.dayIndex, part } }));

/** The day after comes before the day before. */
const nearTo = (today: number, { dayIndex }: { dayIndex: number }): number =>
  dayIndex > today ? dayIndex - today - 0.5 : today - dayIndex;
/** "Early on Thursday" is in the morning. */
const EARLY = new PhraseTable({
  early: `
    early, first thing
    | früh, gleich morgens
    | tot, de bonne heure, des l ouverture
    | temprano, tempranito, a primera hora
    | presto, di buon ora, all apertura
    | cedo, cedinho, logo cedo
  `,
});
/** Another day, whichever it is. */
export const ANOTHER_DAY = new PhraseTable({
  day: `
    another/other/different/any day, another/other/different evening/night/morning/afternoon, some other day/time,
    not today
    | anderen/anderer/anderem tag, anderen/andern abend/morgen/nachmittag/vormittag, ein andermal, egal welcher tag,
    irgendein tag, nicht heute
    | autre jour/fois/soir/soiree/matin, pas aujourd hui
    | otro dia, otra noche/tarde/manana, otra vez mejor, hoy no
    | altro giorno, altra sera/serata/mattina, altra volta, oggi no
    | outro dia, noutro dia, outra/noutra noite/tarde/manha, outra hora, hoje nao
  `,
});
