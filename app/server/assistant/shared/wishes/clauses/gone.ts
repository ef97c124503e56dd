import { leadAt } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { piecesOf } from "~/language/wish/clauses";
import { UNAVAILABLE } from "~/language/wish/role-words";
import { asksForSomewhere } from "~/language/wish/stop-clauses";
import { saysMissed } from "~/language/wish/tickets/ticket-words";
import { PhraseTable } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { dayAsked } from "../../day-asked";
import { asksForSomething } from "../question-in-wish";
import { thingsIn } from "../things-named";
import { restOf } from "../wish-alone";
import { SOMETHING_ELSE } from "./something-else";

/** Who asks what to do instead names nothing. */
const WHAT_NOW = new PhraseTable({
  now: `
    what now, now what, and now, what do/should/can/could we do, what else, what instead, plan b, ideas, idea,
    alternative/alternatives, suggestion/suggestions
    | was nun/jetzt, und jetzt/nun, was machen/tun/können wir, was stattdessen, plan b, alternative/alternativen,
    idee/ideen, vorschlag/vorschläge
    | on fait quoi, que faire, quoi faire, et maintenant, plan b, alternative/alternatives, idee/idees
    | y ahora, ahora que, que hacemos, que hago, que se puede hacer, plan b, alternativa/alternativas, idea/ideas
    | e adesso/ora, che/cosa facciamo, che si fa, piano b, alternativa/alternative, idea/idee
    | e agora, que fazemos, que fazer, plano b, alternativa/alternativas, ideia/ideias
  `,
});

/** What is said of the booking that falls away, and the wish that is meant: for something else. */
export type Gone = { said: string; request: RevisionRequest };

/**
 * "Just got the mail, cancelled. What now?", "ausverkauft, und jetzt?": what stands there cannot be had, and nothing else is named. Null where more is
 * wished, where another stop or day is spoken of, or where somebody only asks whether it is so.
 */
export function goneIn(request: RevisionRequest): Gone | null {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const day = here.days.find(({ dayIndex }) => dayIndex === here.dayIndex);
  const lead = day ? leadAt(day, here.blockName) : null;
  const pieces = piecesOf(here.feedback);
  const gone = pieces.filter((piece) => saysGone(here, piece, lead));
  const others = pieces.filter((piece) => !gone.includes(piece));
  if (gone.length === 0 || !others.every((piece) => asksWhatNow(piece) || saysNothing(here, piece))) return null;
  if (!pieces.some(asksWhatNow) && here.feedback.includes("?")) return null;
  // What the wind has closed is no reason to go into the wind.
  if (wishIn(here).indoor) return null;
  const asked = restOf(request, SOMETHING_ELSE[wishIn(here).language]);
  const booking = lead?.booking;
  const off = booking ? note("bookingOff", { time: booking.time ?? lead.start }) : [];
  const isMissed = lead !== null && gone.some((piece) => saysMissed(readWords(piece)));
  return {
    said: noteIn(wishIn(here).language, isMissed && !booking ? note("ticketsMissed", { old: lead.title }) : off),
    request: booking ? { ...asked, days: asked.days.map((each) => withoutBooking(each, lead)) } : asked,
  };
}

const asksWhatNow = (piece: string): boolean => WHAT_NOW.find(readWords(piece)).length > 0;

const saysNothing = (here: RevisionRequest, feedback: string): boolean =>
  !asksForSomething(wishIn({ ...here, feedback }));

/** Whether a clause says of what stands there, and of no other day, that it cannot be had. */
function saysGone(here: RevisionRequest, feedback: string, lead: PlacedStop | null): boolean {
  const words = readWords(feedback);
  return (
    (UNAVAILABLE.find(words).length > 0 || saysMissed(words)) &&
    !asksForSomewhere(words) &&
    dayAsked(feedback, here.brief, here.dayIndex) === null &&
    thingsIn({ ...here, feedback }).things.every(({ stop, isByName }) => !isByName || stop?.id === lead?.id)
  );
}

/** Nobody has to cancel what is cancelled. */
const withoutBooking = <Of extends { stops: readonly PlacedStop[] }>(day: Of, lead: PlacedStop): Of => ({
  ...day,
  stops: day.stops.map((stop) => (stop.id === lead.id ? { ...stop, booking: null } : stop)),
});
