import type { Block } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import { minutesOfDay, type TimeOfDay } from "~/domain/plan/time-of-day";
import type { Language } from "~/domain/people/language";
import type { Proposal } from "~/domain/proposal/proposal";
import { clocksIn } from "~/language/wish/clock-words";
import { amountIn } from "~/language/wish/times/amounts";
import { LEADS_ON, piecesOf } from "~/language/wish/clauses";
import { type Role, SOMETHING_GOES } from "~/language/wish/role-words";
import { mentionsOf } from "~/language/wish/roles";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { isPlaceOf } from "~/planner/plan/planned-blocks";
import { isSought } from "~/planner/revise/demands/found-in-place";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { namesDay } from "../day-asked";
import { actOf, asksForIt, TELLS_ONLY } from "./clauses/clauses-said";
import { asksForSomething } from "./question-in-wish";
import { isAbout, kindsIn, shownOrStanding } from "./all-named";
import { bringsInWords } from "./own-words";
import { type Thing, thingsIn } from "./things-named";
import { withoutArrivals } from "./times/time-changes";

/** Of what is to happen to a thing that is named, a card tells. */
const DONE: ReadonlySet<Role | "near" | null> = new Set<Role>(["add", "drop", "refuse", "move", "swap"]);
/** An hour as near as this to the stop's own is the one that is complained of. */
const SAME_HOUR_MINUTES = 60;
const LONGEST_SAID = 60;

/**
 * The clauses of a wish of which no card is about what they ask for, said as they were typed: something that they name and want done, a kind of place, or an
 * hour. Empty where there are no cards; why something is wished is left out by nobody.
 */
export const sayLeftOutOfCards = (request: RevisionRequest, proposals: readonly Proposal[]): string =>
  proposals.length === 0
    ? ""
    : sayLeft(request, (piece, whole) => {
        const isOnCard = (thing: Thing): boolean => proposals.some((proposal) => isAbout(proposal, thing));
        return (
          missesName(piece, isOnCard) ||
          missesKind(piece, whole, proposals) ||
          missesHour(piece, proposals) ||
          missesQuality(piece, proposals) ||
          isNotRead(piece)
        );
      });

/** The same where a place was put in the stop's place: what else they name. The note says itself what kind of place it is not. */
export const sayLeftOutBeside = (request: RevisionRequest, put: Block): string =>
  sayLeft(request, (piece) =>
    missesName(piece, ({ place }) => place !== null && [put, piece.current].some((block) => isPlaceOf(block, place))),
  );

/** Of a wish of several clauses those that are left; one alone is what all is about. */
function sayLeft(
  request: RevisionRequest,
  isLeft: (piece: RevisionRequest, whole: RevisionRequest) => boolean,
): string {
  const pieces = piecesOf(request.feedback);
  if (pieces.length < 2) return "";
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const { language } = wishIn(here);
  const left = pieces.filter((piece) => isLeft({ ...here, feedback: piece, typedIn: language }, here));
  return sayOpen(left, language);
}

/** That these clauses of a wish are open still; empty where there are none. */
export const sayOpen = (clauses: readonly string[], language: Language): string =>
  clauses.length === 0 ? "" : noteIn(language, note("leftOut", { words: clauses.map(quoted) }));

function missesName(piece: RevisionRequest, isServed: (thing: Thing) => boolean): boolean {
  const { words, things } = thingsIn(piece);
  const said = mentionsOf(words, things);
  return things.some(
    (thing, i) =>
      thing.isByName &&
      // "Muda pra quinta" names a day, though a park is called so.
      !namesDay(words.slice(thing.from, thing.to)) &&
      DONE.has(said[i] ?? null) &&
      // What is not wanted here, and does not stand here, needs nothing done.
      !(said[i] === "refuse" && !(thing.place && isPlaceOf(piece.current, thing.place))) &&
      !isServed(thing),
  );
}

/** It asks for something to come, and nothing here knows what. */
function isNotRead(piece: RevisionRequest): boolean {
  if (SOMETHING_GOES.find(readWords(piece.feedback)).length > 0) return false;
  const wish = wishIn(piece);
  return (
    asksForIt(actOf(piece)) &&
    !asksForSomething({ ...wish, children: false, stroller: false }) &&
    thingsIn(piece).things.length === 0
  );
}

function missesKind(piece: RevisionRequest, whole: RevisionRequest, proposals: readonly Proposal[]): boolean {
  const { categories, sought } = kindsIn(piece);
  const isAsked = categories.size + sought.length > 0;
  return (
    isAsked &&
    !proposals.some((proposal) => bringsInWords(piece, proposal)) &&
    !shownOrStanding(whole, proposals).some(
      (place) => categories.has(place.category) || sought.some((each) => isSought(place, each)),
    )
  );
}

/** "Somewhere romantic, and earlier": how it should be, where the cards only say when it is, or that it goes. */
function missesQuality(piece: RevisionRequest, proposals: readonly Proposal[]): boolean {
  const wish = wishIn(piece);
  const isAsked =
    (HOW_IT_IS.some((quality) => wish[quality]) || wish.needs.includes("noQueues")) &&
    wish.unsupported === null &&
    !TELLS_ONLY.has(actOf(piece));
  return isAsked && proposals.every(({ kind }) => ONLY_OF_STOP.has(kind));
}
/** What is no reason to go at another time. */
const HOW_IT_IS = ["romantic", "finer", "cheaper", "free", "noTickets", "withView", "vegetarian"] as const;
const ONLY_OF_STOP: ReadonlySet<Proposal["kind"]> = new Set<Proposal["kind"]>([
  "set-time",
  "set-length",
  "move",
  "shelve",
]);

function missesHour(piece: RevisionRequest, proposals: readonly Proposal[]): boolean {
  const { feedback, blockName, dayIndex, days } = piece;
  if (amountIn(feedback) !== null || TELLS_ONLY.has(actOf(piece))) return false;
  const hours = clocksIn(withoutArrivals(feedback), blockName, true).map(minutesOfDay);
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  const known = [lead?.start ?? null, ...proposals.flatMap(hoursOn)].map(minutesOfDay);
  const isNear = (one: number | null, other: number | null): boolean =>
    one !== null && other !== null && Math.abs(one - other) <= SAME_HOUR_MINUTES;
  return hours.length > 0 && !hours.some((hour) => known.some((each) => isNear(hour, each)));
}

/** The hours that a card tells: when something is to begin, and when it began. */
function hoursOn(proposal: Proposal): TimeOfDay[] {
  if (proposal.kind === "set-time") return [proposal.start, ...(proposal.from === null ? [] : [proposal.from])];
  return "start" in proposal && proposal.start !== undefined ? [proposal.start] : [];
}

/** The beginning of a long clause, to its last whole word. */
function quoted(clause: string): string {
  const said = clause.replace(LEADS_ON, "");
  return said.length <= LONGEST_SAID ? said : `${said.slice(0, said.lastIndexOf(" ", LONGEST_SAID))} …`;
}
