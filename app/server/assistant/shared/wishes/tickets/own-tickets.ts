import { leadAt } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import type { TimeOfDay } from "~/domain/plan/time-of-day";
import { piecesOf } from "~/language/wish/clauses";
import { clockIn } from "~/language/wish/clock-words";
import { UNAVAILABLE } from "~/language/wish/role-words";
import {
  afterMissed,
  notesTicket,
  notesTicketHour,
  saysMissed,
  speaksOfTickets,
} from "~/language/wish/tickets/ticket-words";
import { wordsOf } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { dayAsked } from "../../day-asked";
import { asksForSomething } from "../question-in-wish";
import { thingsIn } from "../things-named";
import { restOf } from "../wish-alone";
import { SOMETHING_ELSE } from "../clauses/something-else";

/**
 * Tickets that the travellers hold for what stands there: they say so, they missed their hour, or it is noted beside the stop. `request` is what they wish for
 * beside that.
 */
export type OwnTickets = {
  lead: PlacedStop;
  time: TimeOfDay | null;
  how: "said" | "missed" | "noted";
  request: RevisionRequest;
};

/** Null where nobody speaks of tickets, where those are for another day or another stop, and of a booking: it is told of as one. */
export function ownTicketsIn(request: RevisionRequest): OwnTickets | null {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const day = here.days.find(({ dayIndex }) => dayIndex === here.dayIndex);
  const lead = day ? leadAt(day, here.blockName) : null;
  const other = dayAsked(here.feedback, here.brief, here.dayIndex);
  if (!lead || other !== null) return null;
  const pieces = piecesOf(here.feedback);
  const isOfLead = (feedback: string): boolean =>
    thingsIn({ ...here, feedback }).things.every(({ stop, isByName }) => !isByName || stop?.id === lead.id);
  const noted = wordsOf(`${lead.title}. ${here.current.description}`);
  const time = notesTicketHour(noted) ? clockIn(here.current.description, here.blockName, true) : null;
  const missed = pieces.filter((piece) => saysMissed(readWords(piece)) && isOfLead(piece));
  if (missed.length > 0) {
    const rest = wishedInstead(here, pieces, missed);
    return rest === null ? null : { lead, time, how: "missed", request: { ...rest, declined: [lead.title] } };
  }
  if (lead.booking) return null;
  const held = pieces.filter((piece) => speaksOfTickets(readWords(piece)) && isOfLead(piece));
  // "We have tickets for three" says when it is to be, and "tickets sold out" that nobody has any.
  const tellsElse = (piece: string): boolean =>
    clockIn(piece, here.blockName, true) !== null || UNAVAILABLE.find(readWords(piece)).length > 0;
  if (held.some(tellsElse)) return null;
  const isSaid = held.length > 0 || (speaksOfTickets(readWords(here.feedback)) && isOfLead(here.feedback));
  if (isSaid) return { lead, time, how: "said", request: besides(here, request, pieces, held) };
  return notesTicket(noted) ? { lead, time, how: "noted", request } : null;
}

/** The wish without the clauses that only tell of the tickets. */
function besides(
  here: RevisionRequest,
  request: RevisionRequest,
  pieces: readonly string[],
  held: readonly string[],
): RevisionRequest {
  const asks = (feedback: string): boolean => {
    const { different, unwantedCategories, sought } = wishIn({ ...here, feedback });
    return different || unwantedCategories.size + sought.length > 0;
  };
  const left = pieces.filter((piece) => !held.includes(piece) || asks(piece));
  return left.length === 0 || left.length === pieces.length ? request : restOf(request, left.join(", "));
}

/** What else they wish for, once the hour is missed; null where nothing more than that is said, or where it is to be moved. */
function wishedInstead(
  here: RevisionRequest,
  pieces: readonly string[],
  missed: readonly string[],
): RevisionRequest | null {
  const { language } = wishIn(here);
  const others = pieces.flatMap((piece) => (missed.includes(piece) ? afterMissed(readWords(piece)) : [piece]));
  const wish = wishIn({ ...here, feedback: others.join(", "), typedIn: language });
  const moves = wish.unsupportedToo.some((act) => act === "move" || act === "time");
  if (moves || !asksForSomething({ ...wish, unread: [] })) return null;
  return restOf(here, [...others, SOMETHING_ELSE[language]].join(", "));
}
