import { leadAt } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { type Proposal, seenStop } from "~/domain/proposal/proposal";
import { unsupportedIn } from "~/language/wish/act-words";
import { clocksIn } from "~/language/wish/clock-words";
import { piecesOf } from "~/language/wish/clauses";
import { KIND_TABLE } from "~/language/wish/kind-words";
import { UNAVAILABLE } from "~/language/wish/role-words";
import { asksAnything } from "~/language/wish/stop-clauses";
import { PARTS } from "~/language/wish/part-words";
import { notsIn } from "~/language/words/small-words";
import { PhraseTable, type Word } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { partOfTime } from "~/planner/purpose/own-events";
import { isPlaceOf } from "~/planner/plan/planned-blocks";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { dayAsked, namesDay } from "../day-asked";
import { cardsOf } from "./cards";
import { movesOf } from "./moves";
import { type Change, placesInstead } from "./other-places";
import { proposedPlace } from "./proposed-place";
import { thingsIn } from "./things-named";
import type { PlanNow } from "./what-is-lost";
import { addedBeside } from "./wish-proposals";

/** Whoever has them, or can only have them then, goes then. */
const TICKETS = new PhraseTable({
  tickets:
    "ticket/tickets, slot/slots, booked, reserved, reservation, available, got in, free on | karte/karten, ticket/tickets, was/noch/erst/nur? frei, reserviert, gebucht, termin | billet/billets, place/places libre/libres, creneau, reserve | entrada/entradas, boleto/boletos, reserva/reservas, turno | biglietto/biglietti, prenotazione, prenotato, ingresso/ingressi | bilhete/bilhetes, ingresso/ingressos, reserva, marcado",
});
/** "It is Monday" says what day it is. */
const IT_IS = new PhraseTable({
  is: "it is, it s, its | es ist, ist, heute ist | c est, on est | es, hoy es, estamos a | e, oggi e | e, hoje e",
});
const LONGEST_DATE = 5;
/** "Only on Thursday at half past eleven", "then Thursday": so many words say when, and nothing else. */
const LONGEST_WHEN = 8;
const LONGEST_DAY = 4;
const MOST_HERE = 2;

/** What a wish says of the stop that it is typed at, which goes elsewhere in the plan, and what it asks for where the stop stood. */
export type MovedAway = { to: string; here: string };

/** "Tickets are for Thursday at five, move it there, and a park now": null where no other day, part or hour is said for the stop. */
export function movedAwayIn(request: RevisionRequest, lead: PlacedStop): MovedAway | null {
  const pieces = piecesOf(request.feedback);
  if (pieces.length < 2) return null;
  const read = pieces.map((piece) => readPiece(request, piece, lead));
  const isMoved = read.some(({ isMove, hasTickets }) => isMove || hasTickets);
  const there = read.filter(({ isThere }) => isThere);
  if (!isMoved || there.length === 0) return null;
  const to = read.filter(({ isThere, isMove, isDated }) => isThere || (isMove && !isDated));
  const here = read.filter((each) => !to.includes(each) && !each.isWhy);
  return { to: saidBy(to), here: saidBy(here) };
}

const saidBy = (read: readonly { piece: string }[]): string => read.map(({ piece }) => piece).join(", ");

function readPiece(request: RevisionRequest, piece: string, lead: PlacedStop) {
  const { brief, dayIndex, blockName } = request;
  const { words, things } = thingsIn({ ...request, feedback: piece });
  const isOfLead = things.every(
    ({ stop, place }) => stop?.id === lead.id || (place && isPlaceOf(request.current, place)),
  );
  const kinds = KIND_TABLE.find(words).filter(({ from, to }) =>
    things.every((thing) => to <= thing.from || from >= thing.to),
  );
  const day = dayAsked(words.map(({ said }) => said).join(" "), brief, dayIndex);
  const parts = PARTS.find(words).map(({ id }) => id);
  const hours = clocksIn(piece, blockName, true);
  const isOther = day
    ? !("missing" in day) && day.dayIndex !== dayIndex
    : [...parts, ...hours.map(partOfTime)].some((part) => part !== blockName);
  const isMove = unsupportedIn(words, piece)[0] === "move" && isOfLead;
  const hasTickets = TICKETS.find(words).length > 0;
  const longest = hours.length > 0 ? LONGEST_WHEN : LONGEST_DAY;
  const isOnlyWhen = day !== null && words.filter(({ isMark }) => !isMark).length <= longest;
  const isThere = isOther && isOfLead && kinds.length === 0 && !isDate(words) && (isMove || hasTickets || isOnlyWhen);
  const isWhy = UNAVAILABLE.find(words).length > 0 || isDate(words) || (things.length > 0 && isOfLead) || hasTickets;
  return { piece, isMove, hasTickets, isThere, isWhy, isDated: day !== null };
}

/** "Es viernes": what day it is, and nothing else. */
const isDate = (words: readonly Word[]): boolean =>
  namesDay(words) &&
  words.length <= LONGEST_DATE &&
  IT_IS.find(words).some(({ from }) => from <= 1) &&
  notsIn(words).length === 0;

/** The stop goes where it shall, and what is wished for here comes; empty where that is not what a wish asks. */
export function movedAwayCards(request: RevisionRequest, at: PlanNow): { proposals: Proposal[]; left: string } | null {
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  const moved = lead && movedAwayIn(request, lead);
  if (!lead || !moved) return null;
  const { language } = wishIn(request);
  const going = { ...request, feedback: moved.to, typedIn: language };
  const [move] = movesOf(going, lead, readWords(moved.to)) ?? [];
  if (move?.kind !== "move") return null;
  const here = { ...request, feedback: moved.here, typedIn: language };
  const come = moved.here === "" ? [] : comesHere(here, lead);
  const proposals = cardsOf([...come, move], "m", request, at, language);
  // What is booked, or on a day that is over, stays where it is.
  if (!proposals.some((proposal) => proposal.kind === "move" && proposal.stop.id === lead.id)) return null;
  return {
    proposals,
    left: come.length === 0 ? moved.here : "",
  };
}

/** What is named comes, from elsewhere in the plan too; else what is of the kind that is asked for, or whatever could stand there. */
function comesHere(here: RevisionRequest, lead: PlacedStop): Change[] {
  const to = { day: here.dayIndex, part: here.blockName };
  const { things } = thingsIn(here);
  const named = things.flatMap(({ place, stop, isByName }): Change[] =>
    !place || !isByName || stop?.id === lead.id
      ? []
      : stop
        ? [{ kind: "move", stop: seenStop(stop), to }]
        : [{ kind: "add", place: proposedPlace(here.brief, place), to }],
  );
  if (named.length > 0) return named.slice(0, MOST_HERE);
  const asked = addedBeside(here);
  // "Something else here": whatever could stand there.
  const others = asked.length > 0 || !asksAnything(readWords(here.feedback)) ? [] : placesInstead(here, lead);
  return [
    ...asked,
    ...others.flatMap((each): Change[] =>
      each.kind === "replace" ? [{ kind: "add", place: each.place, why: each.why, to }] : [],
    ),
  ].slice(0, MOST_HERE);
}
