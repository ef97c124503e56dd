import { type Block, sameToTravellers } from "~/domain/plan/block";
import { lockedAt } from "~/domain/plan/day-of-stops";
import type { Stop } from "~/domain/plan/stop";
import { MOST_PROPOSALS, type Proposal } from "~/domain/proposal/proposal";
import { piecesOf } from "~/language/wish/clauses";
import { type Deadline, deadlineIn } from "~/language/wish/deadline-words";
import { mealNamedIn } from "~/language/wish/need-words";
import { OFFERS } from "~/language/wish/role-words";
import { asksAnything } from "~/language/wish/stop-clauses";
import { readWords } from "~/language/words/read-words";
import { whyIn } from "~/messages/spoken/alternatives";
import { noteIn } from "~/messages/spoken/wish-notes";
import { alternativesTo } from "~/planner/revise/alternatives";
import { asksAnotherTable, type MealWish, mealWishIn } from "~/planner/revise/meal-stop";
import { note } from "~/planner/revise/note";
import { isPlaceOf } from "~/planner/plan/planned-blocks";
import { planRevision } from "~/planner/revise/revise-block";
import { stopActedOn } from "~/planner/revise/stop-in-wish";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import type { Revision } from "../../port";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { withEarlier } from "./earlier/earlier-wishes";
import { withAllNamed } from "./all-named";
import { clauseCards } from "./clauses/clause-cards";
import { clausesSaid } from "./clauses/clauses-said";
import { withHours } from "./times/hours-on-cards";
import { namedProposals } from "./named-changes";
import { sayLeftOutBeside, sayLeftOutOfCards, sayOpen } from "./left-out";
import type { Offered, WishReply } from "./reply";
import { partedIn, proposalsFor, proposalsThere } from "./for-another-part";
import { ownAffairIn, pastimeIn } from "./own-affairs/own-affair";
import { untilMeal } from "./meals/until-meal";
import { mealBefore } from "./meals/meal-before";
import { atOpening } from "./times/at-opening";
import { impossibleHour } from "./times/impossible-hour";
import { lateForBooking } from "./times/late-for-booking";
import { otherHour } from "./times/other-hour";
import { wholeDayIn } from "./times/whole-day";
import { beginningThen } from "./times/beginning-then";
import { inTimeFor, isOverInTime, overBy } from "./times/over-by";
import { isOnlyShorter } from "./times/lengths";
import { asksForSomething, questionInWish } from "./question-in-wish";
import { sentences } from "~/planner/words/sentences";
import {
  askedThere,
  sayBooked,
  saySwapped,
  saysBookedTime,
  sayFeared,
  sayProposed,
  sayTimeToo,
  sayWhereItStands,
} from "./said-of-cards";
import { tellsOfArrival } from "./times/time-changes";
import { restReply } from "./care/unwell";
import { nothingPlanned } from "./company/nothing-planned";
import type { PlanNow } from "./what-is-lost";
import { insteadOf, wishProposals } from "./wish-proposals";
import { needsHelp } from "./needs-help";
import { wishAlone, restOf, languageTyped } from "./wish-alone";

/** The places that come nearest to a wish, beside the one that was chosen where one was, said in its language. */
export const offeredFor = (request: RevisionRequest, chosen: Block | null = null): Offered[] =>
  alternativesTo({ ...request, brief: briefOn(request.brief, request.dayIndex) }, chosen).map((alternative) => ({
    name: alternative.name,
    why: whyIn(alternative),
  }));

/** What is locked is its traveller's to unlock. */
export const sayLocked = ({ title: old }: { title: string }, feedback: string): string =>
  noteIn(languageTyped({ feedback }), note("locked", { old }));

/**
 * For a wish at a stop that is locked: it stays, and what is wished for beside it, or of other stops, is on cards. Where all is about the stop itself, how it
 * is unlocked, and what could stand there then.
 */
function replyToLocked({ title: old }: Stop, wish: RevisionRequest, at: PlanNow): WishReply {
  const asked = wishAlone(wish);
  const { language } = wishIn(asked);
  const unchanged = { block: wish.current, alternatives: [], proposals: [] };
  const proposals = (replyByClauses(wish, at) ?? replyToNamed(wish, at))?.proposals ?? wishProposals(asked, at);
  if (proposals.length > 0) {
    const isBeside = proposals.every(({ kind }) => kind === "add" || kind === "add-own");
    // Of lunch beside it nobody has to read how it is unlocked.
    const isOfMeal = mealNamedIn(readWords(asked.feedback)) !== null;
    const stays = isOfMeal ? note("lockedStays", { old }) : [...note("locked", { old }), ...note("unlockHow", {})];
    const said = noteIn(language, isBeside ? note("beside", { old }) : [...stays, ...note("proposes", {})]);
    return { ...unchanged, note: sentences(said, sayLeftOutOfCards(asked, proposals)), proposals };
  }
  const { note: said } = planRevision(asked);
  if (said.some(({ say }) => say === "noneBeside")) return { ...unchanged, note: noteIn(language, said) };
  const alternatives = offeredFor(asked);
  const couldStand = alternatives.length > 0 ? note("couldStand", {}) : [];
  const stays = [...note("locked", { old }), ...note("unlockHow", {}), ...couldStand];
  return { ...unchanged, note: noteIn(language, stays), alternatives };
}

/** Something is wished for where a moved stop stood, and nothing known could stand there: that is said, too. */
const asksForMoreThanMove = (request: RevisionRequest, proposals: readonly Proposal[]): boolean =>
  wishIn(request).movesAway && !proposals.some(({ kind }) => kind === "add");

/** Whether another table is asked for, and only its other half is on a card: "at seven, and cheaper". */
const lacksTable = (meal: MealWish, proposals: readonly Proposal[]): boolean =>
  !meal.isLeftOut &&
  asksAnotherTable(meal) &&
  !proposals.some(({ kind }) => kind === "replace" || kind === "swap-stops");

export type Revise = (request: RevisionRequest) => Promise<Revision>;

/**
 * What a wish gets by the plan and its places alone: changes of the stops that it names, for which nothing is revised; else what a revision of its block leads
 * to. A locked stop stays.
 */
export async function answerInPlan(typed: RevisionRequest, revise: Revise, at: PlanNow): Promise<WishReply> {
  const answer = async (wish: RevisionRequest): Promise<WishReply> =>
    replyToNamed(wish, at) ?? replyTo(wish, await revise(wish), at);
  const request = { ...typed, said: clausesSaid(typed.feedback) };
  const isHelp = needsHelp(request);
  const affair = isHelp ? null : ownAffairIn(request, at);
  if (affair) return withDay(restOf(request, affair.rest), affair, answer, at);
  const timed = isHelp
    ? null
    : (lateForBooking(request) ??
      impossibleHour(request, at) ??
      otherHour(request) ??
      untilMeal(request, at) ??
      mealBefore(request, at) ??
      openingIn(request, at));
  if (timed) return timed;
  const day = isHelp ? null : wholeDayIn(request, at);
  if (day) return withDay(restOf(request, day.rest), day, answer, at);
  const locked = lockedAt(request, request);
  if (locked && isHelp)
    return { block: request.current, note: (await revise(request)).note, alternatives: [], proposals: [] };
  if (locked) return replyToLocked(locked, request, at);
  const moved = isHelp ? null : (restReply(request, at) ?? nothingPlanned(request, at) ?? replyByClauses(request, at));
  if (moved) return moved;
  const besides = isHelp ? null : besidesIn(request, at);
  if (!besides) return answer(request);
  // "Done by eight, our train leaves at nine": the train is why.
  const asking = piecesOf(besides.rest).filter((piece) => !tellsOfArrival(piece));
  const rest = restOf(request, asking.join(", "));
  const { proposals, note: said } = besides;
  const ofRest = wishIn({ ...rest, brief: briefOn(request.brief, request.dayIndex) });
  // That what stands there is to be shorter is served by its length.
  if (!asksForSomething(ofRest) || (besides.deadline && isOnlyShorter(ofRest)))
    return { block: request.current, note: said, alternatives: [], proposals };
  const reply = await answer(rest);
  const all = [...reply.proposals, ...proposals].slice(0, MOST_PROPOSALS);
  if (sameToTravellers(reply.block, request.current)) {
    const { unsupported, language } = wishIn(rest);
    // Where they stay is all that is asked besides, and what stands there need not stay for it.
    if (unsupported === "hotel" && reply.proposals.length + reply.alternatives.length === 0)
      return { ...reply, note: sentences(said, noteIn(language, note("hotelUnknown", {}))), proposals: all };
    const proposes = sayProposed(request);
    const once = reply.note.includes(proposes) ? said.replace(proposes, "").trim() : said;
    return { ...reply, note: sentences(reply.note, reply.note.includes(said) ? null : once), proposals: all };
  }
  const { deadline } = besides;
  if (deadline && (proposals.length > 0 || !isOverInTime(rest, reply.block, deadline)))
    return { block: request.current, alternatives: [], ...inTimeFor(rest, deadline, besides, at) };
  // What comes instead is one more card beside the others, with times of its own.
  const instead = proposalsFor(rest, at, "h");
  return instead.length === 0 || !besides.isElsewhere
    ? reply
    : { block: request.current, note: said, alternatives: [], proposals: [...instead, ...proposals] };
}

/** At the hour at which it opens, and all over by another, where that is named, too. */
function openingIn(request: RevisionRequest, at: PlanNow): WishReply | null {
  const opening = atOpening(request, at);
  const deadline = opening && deadlineIn(request.feedback, request.blockName);
  const over = deadline ? overBy(request, deadline, at) : null;
  if (!opening || !over) return opening;
  const begun = opening.proposals.flatMap((card) => ("stop" in card ? [card.stop.id] : []));
  const ends = over.proposals.filter((card) => !("stop" in card && begun.includes(card.stop.id)));
  const said = sentences(opening.note.replace(sayProposed(request), "").trim(), over.note);
  return { ...opening, note: said, proposals: [...opening.proposals, ...ends].slice(0, MOST_PROPOSALS) };
}

/** All of the day moves along the clock, or something of their own comes into it; what a clause beside that asks for is one more answer. */
async function withDay(
  rest: RevisionRequest,
  { note: said, proposals }: { note: string; proposals: Proposal[] },
  answer: (wish: RevisionRequest) => Promise<WishReply>,
  at: PlanNow,
): Promise<WishReply> {
  const unchanged = { block: rest.current, note: said, alternatives: [], proposals };
  if (!asksAnything(readWords(rest.feedback))) return unchanged;
  const more = (replyByClauses(rest, at) ?? (await answer(rest))).proposals;
  const found = more.length > 0 ? more : proposalsFor(rest, at, "h");
  const open = found.length === 0 ? sayOpen([rest.feedback], wishIn(rest).language) : null;
  return { ...unchanged, note: sentences(said, open), proposals: [...proposals, ...found].slice(0, MOST_PROPOSALS) };
}

/** Where each clause of a wish says something else. */
function replyByClauses(request: RevisionRequest, at: PlanNow): WishReply | null {
  const asked = wishAlone(request);
  const cards = clauseCards({ ...asked, brief: briefOn(asked.brief, asked.dayIndex) }, at);
  if (!cards) return null;
  const { proposals, left, notes } = cards;
  const { language } = wishIn(asked);
  const said = sentences(
    noteIn(language, notes),
    proposals.length > 0 ? sayProposed(asked) : null,
    sayOpen(left, language),
    sayTimeToo(asked, proposals),
    sayBooked(asked),
  );
  return { block: request.current, note: said, alternatives: [], proposals };
}

/** What of a wish is about no place for this part of the plan: by when it shall be over, and what is wished for other parts; with the rest of it. */
function besidesIn(
  request: RevisionRequest,
  at: PlanNow,
): { note: string; proposals: Proposal[]; rest: string; isElsewhere: boolean; deadline: Deadline | null } | null {
  const deadline = deadlineIn(request.feedback, request.blockName);
  const over = deadline && overBy(request, deadline, at);
  if (deadline && over?.note) return { ...over, rest: deadline.rest, isElsewhere: false, deadline };
  const parted = partedIn(request);
  const there = parted ? proposalsThere(parted, at) : [];
  return parted && there.length > 0
    ? { note: sayProposed(request), proposals: there, rest: parted.here, isElsewhere: true, deadline: null }
    : null;
}

/** Changes of the stops that a wish names; null where it names none, only asks, or asks for what nobody is helped to. */
export function replyToNamed(request: RevisionRequest, at: PlanNow): WishReply | null {
  const whole = withEarlier({ ...request, brief: briefOn(request.brief, request.dayIndex) });
  if (needsHelp(request) || questionInWish(whole)?.rest === "") return null;
  const asked = wishAlone(request);
  const changes = namedProposals(asked, at);
  if (changes.length === 0) return null;
  const proposals = withHours(asked, withAllNamed(withOffers(asked, whole), changes, at));
  const said = sentences(
    noteIn(wishIn(asked).language, askedThere(asked)),
    sayProposed(asked),
    sayFeared(asked, proposals),
    sayLeftOutOfCards(asked, proposals),
    sayTimeToo(asked, proposals),
    sayBooked(asked),
    saySwapped(asked),
  );
  return { block: request.current, note: said, alternatives: [], proposals };
}

/** "The tile museum maybe?" asks nothing, and is thought of: it is left in what is looked through for names. */
function withOffers(asked: RevisionRequest, { feedback }: RevisionRequest): RevisionRequest {
  const offers = piecesOf(feedback).filter(
    (piece) => OFFERS.find(readWords(piece)).length > 0 && !asked.feedback.includes(piece),
  );
  return { ...asked, feedback: [asked.feedback, ...offers].join(". "), typedIn: wishIn(asked).language };
}

/** What the revision of a block leads to. */
export function replyTo(request: RevisionRequest, { block, note: said, isHelp }: Revision, at: PlanNow): WishReply {
  if (isHelp) return { block, note: said, alternatives: [], proposals: [] };
  const asked = wishAlone(request);
  const begun = beginningThen(asked, block, at);
  if (begun) return begun;
  const isChanged = !sameToTravellers(block, request.current);
  const meal = mealWishIn({ ...asked, brief: briefOn(asked.brief, asked.dayIndex) });
  const changes = isChanged ? [] : wishProposals(asked, at);
  const pastime = isChanged || changes.length > 0 ? [] : pastimeIn(asked, at);
  const known = isChanged || meal || changes.length > 0 ? changes : pastime.length > 0 ? pastime : insteadOf(asked, at);
  const proposals = isChanged ? known : withHours(asked, withAllNamed(withOffers(asked, request), known, at));
  const alternatives =
    proposals.length > 0 || meal?.isLeftOut ? [] : offeredFor(meal?.request ?? asked, isChanged ? block : null);
  // What is said of a stop that is planned elsewhere, or stays, is said before its cards.
  const { named: wished, far } = wishIn(asked);
  // What is on a card is no longer missed.
  const isFound = changes.length === 0 && proposals.length > known.length;
  const isSaidFirst =
    (changes.length === 0 && !isFound) ||
    far !== null ||
    (proposals[0]?.kind === "add" && !isFound) ||
    (proposals[0]?.kind === "move" && asksForMoreThanMove(asked, proposals)) ||
    (wished !== null && !isPlaceOf(request.current, wished) && !stopActedOn(asked));
  const elsewhere = sayWhereItStands(asked, wished, proposals);
  const main = elsewhere
    ? sentences(elsewhere, sayProposed(asked))
    : proposals.length === 0 || isSaidFirst
      ? said
      : sentences(meal && lacksTable(meal, proposals) && said !== sayProposed(asked) ? said : null, sayProposed(asked));
  const left = isChanged ? sayLeftOutBeside(asked, block) : sayLeftOutOfCards(asked, proposals);
  const booked = saysBookedTime(asked, main) ? "" : sayBooked(asked);
  const unsaid = [sayTimeToo(asked, proposals), booked].filter((each) => !main.includes(each));
  const limits = proposals.length > 0 ? noteIn(wishIn(asked).language, askedThere(asked)) : "";
  return {
    block,
    note: sentences(main.includes(limits) ? "" : limits, main, sayFeared(asked, proposals), left, ...unsaid),
    alternatives,
    proposals,
  };
}
