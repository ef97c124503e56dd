import type { BlockName } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { Proposal } from "~/domain/proposal/proposal";
import { unsupportedIn } from "~/language/wish/act-words";
import { piecesOf } from "~/language/wish/clauses";
import { asksAnything } from "~/language/wish/stop-clauses";
import { SWAPS } from "~/language/wish/talk-words";
import { PARTS } from "~/language/wish/part-words";
import { notsIn } from "~/language/words/small-words";
import { readWords } from "~/language/words/read-words";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { atStop } from "~/planner/revise/meal-stop";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { dayAsked, namesDay } from "../day-asked";
import { cardsOf } from "./cards";
import { placesInstead } from "./other-places";
import { asksForSomething } from "./question-in-wish";
import { tellsOfArrival, timesOf } from "./times/time-changes";
import type { PlanNow } from "./what-is-lost";

/** What of a wish is for another part of the plan than the one it is typed at, and what is left for this one. */
export type Parted = { here: string; there: readonly RevisionRequest[] };

const MOST_THERE = 2;
/** "After lunch" is when, and names no part of the day that something is wished for. */
const BEFORE_OR_AFTER =
  /^(?:before|after|vor|nach|avant|apres(?! midi)|antes|despues|prima|dopo|depois|fin|fine|final|ende|end)\b/;

/** "Earlier here, and something in the shade in the afternoon": null where all of it is for here, or for elsewhere. */
export function partedIn(request: RevisionRequest): Parted | null {
  const { dayIndex, blockName, brief, days, feedback } = request;
  const pieces = piecesOf(feedback);
  if (pieces.length < 2) return null;
  const there = pieces.map((piece): RevisionRequest | null => {
    const at = placeIn(piece, request);
    if (!at || (at.dayIndex === dayIndex && at.blockName === blockName)) return null;
    const day = days.find((each) => each.dayIndex === at.dayIndex);
    if (!day) return null;
    const asked = { ...request, ...at, brief: briefOn(brief, at.dayIndex), feedback: piece };
    return asksForSomething(wishIn(asked)) ? { ...asked, current: day.blocks[at.blockName] } : null;
  });
  const found = there.flatMap((each) => each ?? []);
  const left = pieces.filter((_, i) => there[i] === null);
  // "Tickets are for day 3 at five, move it there": the one says to where the other moves it.
  if (left.some(movesThere) && found.every((each) => wishIn(each).unsupported === "time")) return null;
  const here = left.join(", ");
  return found.length > 0 && here.trim() !== "" ? { here, there: found } : null;
}

/** Whether something is to be moved, and these words do not say to where. */
function movesThere(piece: string): boolean {
  const words = readWords(piece);
  return unsupportedIn(words, piece)[0] === "move" && PARTS.find(words).length === 0 && !namesDay(words);
}

/** The part of the plan that something is wished for in these words; null where none is named, or what is named is where a stop goes. */
function placeIn(
  piece: string,
  { brief, dayIndex, blockName }: RevisionRequest,
): { dayIndex: number; blockName: BlockName } | null {
  if (tellsOfArrival(piece)) return null;
  const words = readWords(piece);
  const parts = PARTS.find(words).filter(
    ({ from, to }) =>
      !BEFORE_OR_AFTER.test(
        words
          .slice(from, to)
          .map(({ said }) => said)
          .join(" "),
      ),
  );
  const [part, second] = new Set(parts.map(({ id }) => id));
  const day = dayAsked(words.map(({ said }) => said).join(" "), brief, dayIndex);
  if (second || (part === undefined && day === null) || (day && "missing" in day)) return null;
  const [act] = unsupportedIn(words, piece);
  const asks = asksAnything(words) || act === "time";
  if (!asks || act === "move" || act === "empty" || SWAPS.find(words).length > 0 || notsIn(words).length > 0)
    return null;
  return { dayIndex: day?.dayIndex ?? dayIndex, blockName: part ?? blockName };
}

/** What is wished for other parts of the plan, on cards: another time of what they are known by, or what could stand there instead. */
export const proposalsThere = ({ there }: Parted, at: PlanNow): Proposal[] =>
  there.flatMap((request, i) => proposalsFor(request, at, `e${i + 1}`));

/** The same for one part. */
export function proposalsFor(request: RevisionRequest, at: PlanNow, letter: string): Proposal[] {
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  if (!lead) return [];
  const { unsupported, language } = wishIn(request);
  const times = unsupported === "time" ? timesOf(request, lead, [lead], readWords(request.feedback)) : [];
  const changes = times.length > 0 ? times : placesInstead(atStop(request, lead), lead).slice(0, MOST_THERE);
  return cardsOf(changes, letter, request, at, language);
}
