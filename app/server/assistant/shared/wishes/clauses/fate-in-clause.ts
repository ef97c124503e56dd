import type { TimeOfDay } from "~/domain/plan/time-of-day";
import { EMPTIES, unsupportedIn } from "~/language/wish/act-words";
import { COMPLAINS, IS, IT_IS, STARTS, TICKETS, WHEN_WORDS, WHY } from "~/language/wish/clause-words";
import { directionIn } from "~/language/wish/clock-words";
import { PARTS } from "~/language/wish/part-words";
import { IT_GOES, type Role, UNAVAILABLE } from "~/language/wish/role-words";
import { asksAnything } from "~/language/wish/stop-clauses";
import type { ClauseAct } from "~/language/words/clause-act";
import { LITTLE_WORDS } from "~/language/words/little-words";
import type { Word } from "~/language/words/phrases";
import { ownWordsOfAll } from "~/language/words/read-words";
import { notsIn } from "~/language/words/small-words";
import { namesDay } from "../../day-asked";
import { TELLS_ONLY } from "./clauses-said";

/** What becomes of a stop: it stays, leaves, cannot be had, goes elsewhere in the plan, or begins at an hour. */
export type Fate = "keep" | "drop" | "gone" | "move" | "time";

/** So many words say when, and nothing else. */
const LONGEST_DATE = 5;
const LONGEST_WHEN = 8;
const LONGEST_DAY = 4;
const LONGEST_SHIFT = 5;

/** When a clause says that something is, and whether it names another day or part of it, or a day at all. */
export type When = { hour: TimeOfDay | null; isElsewhere: boolean; isDated: boolean };

/** What a clause says of the stop that it names, or of the one that is spoken of; null where it only says why. */
export function fateIn(
  words: readonly Word[],
  text: string,
  own: { role: Role | "near" | null } | null,
  { hour, isElsewhere, isDated }: When,
  act: ClauseAct | null,
): Fate | null {
  const acts = unsupportedIn(words, text);
  const length = words.filter(({ isMark }) => !isMark).length;
  const isAsked = own === null && (asksAnything(words) || (isDated && STARTS.find(words).length > 0));
  const isShort = length <= (hour === null ? LONGEST_DAY : LONGEST_WHEN);
  const isOnlyWhen =
    (hour !== null || isDated || isElsewhere) &&
    isShort &&
    !isAsked &&
    !TELLS_ONLY.has(act) &&
    withoutPart(withoutWhy(words)).every(saysOnlyWhen);
  const moves = own?.role === "move" ? IS.find(words).length === 0 : acts.includes("move") && !isAsked;
  if (isDate(words) || act === "question") return null;
  if (isElsewhere && (moves || isOnlyWhen || (TICKETS.find(words).length > 0 && !isAsked))) return "move";
  if (own?.role === "keep") return hour === null || TICKETS.find(words).length > 0 ? "keep" : "time";
  if (UNAVAILABLE.find(words).length > 0) return "gone";
  if (own?.role === "drop" || own?.role === "refuse" || IT_GOES.find(words).length > 0) return "drop";
  if (EMPTIES.find(words).length > 0) return "drop";
  const isOfAnotherDay = isDated && isElsewhere;
  const isWhy = COMPLAINS.find(words).length > 0 && !moves && STARTS.find(words).length === 0;
  if (hour !== null && !isOfAnotherDay && !isWhy && (acts.includes("time") || moves || isOnlyWhen)) return "time";
  // "Late start": another time, whichever.
  const isShifted = hour === null && own === null && !isAsked && length <= LONGEST_SHIFT && directionIn(words) !== null;
  if (isShifted && acts.includes("time") && !isWhy) return "time";
  // "Can do the park later": the stop by its name, and no hour.
  const isOwnLater = hour === null && own !== null && directionIn(words) === "later" && acts.includes("time");
  if (isOwnLater && !isWhy && length <= LONGEST_WHEN) return "time";
  if (moves && own === null) return "move";
  const fate = (act && BY_ACT[act]) ?? null;
  const isWhen = hour !== null || directionIn(words) !== null;
  return (fate === "move" && !isElsewhere) || (fate === "time" && (!isWhen || isOfAnotherDay)) ? null : fate;
}
/** What becomes of a stop by what its clause does. */
export const BY_ACT: Partial<Record<ClauseAct, Fate>> = { drop: "drop", keep: "keep", move: "move", time: "time" };

/** "Friday, which is my birthday". */
function withoutWhy(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ said }) => WHY.has(said));
  return at > 0 ? words.slice(0, at) : words;
}

const withoutPart = (words: readonly Word[]): readonly Word[] =>
  words.filter((_, at) => PARTS.find(words).every(({ from, to }) => at < from || at >= to));

/** "We fly home on Friday at four" tells of something else. */
const saysOnlyWhen = ({ said, isMark }: Word): boolean =>
  isMark ||
  /\d/.test(said) ||
  LITTLE_WORDS.has(said) ||
  ownWordsOfAll.has(said) ||
  WHEN_WORDS.has(said) ||
  namesDay([{ said, isMark, at: 0 }]);

/** "Es viernes": what day it is, and nothing else. */
export const isDate = (words: readonly Word[]): boolean =>
  namesDay(words) &&
  words.length <= LONGEST_DATE &&
  IT_IS.find(words).some(({ from }) => from <= 1) &&
  notsIn(words).length === 0;
