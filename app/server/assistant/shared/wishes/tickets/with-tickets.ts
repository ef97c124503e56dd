import { sameToTravellers } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import { MOST_PROPOSALS, type Proposal, seenStop } from "~/domain/proposal/proposal";
import { speaksOfTickets } from "~/language/wish/tickets/ticket-words";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { sentences } from "~/planner/words/sentences";
import { addedBeside } from "../beside-stop";
import { cardsOf } from "../cards";
import { clausesSaid } from "../clauses/clauses-said";
import { touches } from "../clauses/kept-stops";
import { SOMETHING_ELSE } from "../clauses/something-else";
import { type Change, placesInstead } from "../other-places";
import { proposedPlace } from "../proposed-place";
import type { WishReply } from "../reply";
import { sayProposed } from "../said-of-cards";
import type { PlanNow } from "../what-is-lost";
import type { OwnTickets } from "./own-tickets";

const MOST_OF_EACH = 2;

/**
 * What a wish gets while its travellers hold tickets for what stands there: that stays, and what they wish for is on cards, beside it where they would still go.
 * What becomes of the tickets only their seller can say.
 */
export function withTickets(tickets: OwnTickets, reply: WishReply, at: PlanNow): WishReply {
  const { lead, how, time, request } = tickets;
  const brief = briefOn(request.brief, request.dayIndex);
  const asked = { ...request, brief, said: clausesSaid(request.feedback) };
  const { language } = wishIn(asked);
  const old = lead.title;
  const isSwapped = !sameToTravellers(reply.block, asked.current);
  // Where only the stop's own words tell of them, what does not touch it needs no word about them.
  if (how === "noted" && !isSwapped && !reply.proposals.some((card) => touches(card, [lead]))) return reply;
  const cards =
    isSwapped || (how === "said" && reply.proposals.length === 0) ? cardsFor(tickets, asked, reply, at) : [];
  const proposals = cards.length > 0 ? cards : reply.proposals;
  const isDropped = proposals.some(({ kind }) => kind === "replace");
  const isBeside = cards.length > 0 && cards.every(({ kind }) => kind === "add");
  const proposed = isBeside ? noteIn(language, note("beside", { old })) : sayProposed(asked);
  const said = noteIn(language, [
    ...(how === "missed" ? note("ticketsMissed", { old }) : note("ticketsHeld", { old, time })),
    ...(isDropped && how !== "missed" ? note("visitDropped", { old }) : []),
  ]);
  return cards.length > 0
    ? { block: asked.current, note: sentences(said, proposed), alternatives: [], proposals }
    : { ...reply, note: sentences(reply.note.includes(said) ? null : said, reply.note), proposals };
}

/**
 * The same for a stop that takes a ticket of which nobody told: where it would leave its hour or the plan, they read whom to ask, should they hold one. A
 * booking is named as it is.
 */
export function askedIfHeld(request: RevisionRequest, reply: WishReply): WishReply {
  const { current, days, dayIndex, blockName } = request;
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  const isTouched =
    !sameToTravellers(reply.block, current) || (lead !== null && reply.proposals.some((card) => touches(card, [lead])));
  const isTold = speaksOfTickets(readWords(request.feedback));
  const here = briefOn(request.brief, dayIndex);
  const place = here.guide?.places.find(({ id }) => id === current.placeId);
  const takesTicket = place?.ticketed ?? current.isTicketed;
  if (!takesTicket || lead === null || lead.booking !== null || !isTouched || isTold) return reply;
  const { language } = wishIn({ ...request, brief: here });
  return { ...reply, note: sentences(reply.note, noteIn(language, note("ticketsIfHeld", { old: current.title }))) };
}

/** What is wished for: beside what they have tickets for, unless they would give those up. */
function cardsFor({ lead, how }: OwnTickets, asked: RevisionRequest, { block }: WishReply, at: PlanNow): Proposal[] {
  const { different, language } = wishIn(asked);
  const givesUp = how !== "said" || different;
  const beside = givesUp ? [] : addedBeside(asked);
  const chosen = asked.brief.guide?.places.find(({ id }) => id === block.placeId && id !== lead.placeId);
  const own: Change[] = chosen
    ? [{ kind: "replace", stop: seenStop(lead), place: proposedPlace(asked.brief, chosen) }]
    : [];
  const found = placesInstead(asked, lead);
  const instead = found.length > 0 ? found : own;
  const any = instead.length + beside.length > 0 ? instead : anythingElse(asked, lead);
  const changes: readonly Change[] =
    beside.length > 0 ? [...beside.slice(0, MOST_OF_EACH), ...any.slice(0, MOST_OF_EACH - 1)] : any;
  return cardsOf(changes, "k", asked, at, language).slice(0, MOST_PROPOSALS);
}

const anythingElse = (asked: RevisionRequest, lead: OwnTickets["lead"]): Change[] =>
  placesInstead({ ...asked, feedback: SOMETHING_ELSE[wishIn(asked).language] }, lead);
