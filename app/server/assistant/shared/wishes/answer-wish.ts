import { lockedAt } from "~/domain/plan/day-of-stops";
import { fearsIn } from "~/language/wish/fear-words";
import { modelIn } from "~/language/wish/naming";
import { nearPartIn } from "~/language/wish/part-words";
import { plainWish } from "~/language/wish/plain-wish";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { note } from "~/planner/revise/note";
import { ownPlanSaid } from "~/planner/revise/own-plan";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { sentences } from "~/planner/words/sentences";
import { timeOff } from "./care/time-off";
import { withoutUnborne } from "./care/unborne";
import { withAdvice } from "./care/unwell";
import { doubtIn } from "./clauses/doubts";
import { exceptionIn } from "./clauses/exceptions";
import { goneIn } from "./clauses/gone";
import { notThereIn } from "./clauses/not-there";
import { isOffTopicAlone } from "./clauses/off-topic";
import { withoutKept } from "./clauses/without-kept";
import { dressFirst } from "./company/dress-first";
import { manyIn, sayForMany } from "./company/table-for-many";
import { besideTheOthers } from "./company/who-stays-below";
import { replyToOffers } from "./earlier/reply-to-offers";
import { needsHelp } from "./needs-help";
import type { WishReply } from "./reply";
import { endsEarlyIn } from "./times/ends-early";
import { withLength, withoutLength } from "./times/lengths";
import { ownTicketsIn } from "./tickets/own-tickets";
import { askedIfHeld, withTickets } from "./tickets/with-tickets";
import { tipFromHere } from "./tip-from-here";
import { languageTyped, restOf } from "./wish-alone";
import type { PlanNow } from "./what-is-lost";
import { answerInPlan, offeredFor, type Revise } from "./wish-reply";

/**
 * What a wish gets. First comes whoever is ill or in danger; then what is said of them all (how many they are, what they have on, who cannot come along), of
 * what was offered before, and of what cannot be had or is not there; the rest is put to the plan.
 */
export async function answerWish(wish: RevisionRequest, revise: Revise, at: PlanNow): Promise<WishReply> {
  const { feedback, ...compared } = comparedIn(wish, plainWish(wish.feedback));
  // What somebody cannot bear is true of all that they wish, in whichever clause it is said.
  const typed = { ...wish, ...compared, feedback, feared: [...(wish.feared ?? []), ...fearsIn(readWords(feedback))] };
  const off = timeOff(typed, at);
  if (off) return off;
  if (needsHelp(typed)) return answerTyped(typed, revise, at);
  const many = manyIn(typed);
  const reply = await answerBesides(many ? restOf(typed, many.rest) : typed, revise, at);
  const forMany = many ? sayForMany(typed, many.size, reply.proposals) : null;
  const whole = withAdvice(typed, withoutUnborne(typed, withLength(typed, withoutKept(typed, reply), at)), at);
  return { ...whole, note: sentences(forMany, whole.note, tipFromHere(typed)) };
}

/** What a wish gets beside how many they are, what they have on, and how long what stands there is to be. */
async function answerBesides(typed: RevisionRequest, revise: Revise, at: PlanNow): Promise<WishReply> {
  if (typed.feedback === "") return { block: typed.current, note: "", alternatives: [], proposals: [] };
  const dress = dressFirst(typed);
  if (dress && "reply" in dress) return dress.reply;
  const besides = besideTheOthers(typed, at);
  if (besides) return besides;
  const reply = await answerTyped(withoutLength(dress ? restOf(typed, dress.rest) : typed), revise, at);
  return dress ? { ...reply, note: sentences(dress.said, reply.note) } : reply;
}

/** What it is to be like, and near which part of their day, with what is wished without the words that say so. */
function comparedIn(
  { brief, dayIndex, language }: RevisionRequest,
  feedback: string,
): Pick<RevisionRequest, "feedback" | "like" | "nearPart" | "typedIn"> {
  const model = modelIn(feedback, briefOn(brief, dayIndex).guide?.places ?? []);
  const near = nearPartIn(model?.rest ?? feedback);
  if (!model && !near) return { feedback };
  return {
    feedback: near?.rest ?? model?.rest ?? feedback,
    ...(model ? { like: model.place.id } : {}),
    ...(near ? { nearPart: near.part } : {}),
    typedIn: languageTyped({ feedback, ...(language ? { language } : {}) }),
  };
}

/** The same without what is off-topic, about what was offered before, or about what is not there: each of these is answered first. */
async function answerTyped(typed: RevisionRequest, revise: Revise, at: PlanNow): Promise<WishReply> {
  if (needsHelp(typed)) return answerInPlan(typed, revise, at);
  if (isOffTopicAlone(typed)) {
    const said = noteIn(languageTyped(typed), note("offTopic", { old: typed.current.title }));
    return { block: typed.current, note: said, alternatives: offeredFor(typed), proposals: [] };
  }
  const doubt = doubtIn(typed);
  const isOpen = !doubt && !lockedAt(typed, typed);
  const offers = isOpen ? replyToOffers(typed, at) : null;
  if (offers) return offers;
  const own = isOpen ? ownPlanSaid({ ...typed, brief: briefOn(typed.brief, typed.dayIndex) }) : null;
  if (own) return { block: own.block, note: noteIn(languageTyped(typed), own.note), alternatives: [], proposals: [] };
  const tickets = isOpen ? ownTicketsIn(typed) : null;
  const reply = await answerOpen(tickets?.request ?? typed, revise, at, { isOpen, doubt });
  return tickets ? withTickets(tickets, reply, at) : askedIfHeld(typed, reply);
}

/** What a wish about the plan gets, beside what they hold tickets for. */
async function answerOpen(
  typed: RevisionRequest,
  revise: Revise,
  at: PlanNow,
  { isOpen, doubt }: { isOpen: boolean; doubt: ReturnType<typeof doubtIn> },
): Promise<WishReply> {
  const early = endsEarlyIn(typed);
  if (early) {
    const reply = await answerOpen(early.request, revise, at, { isOpen, doubt });
    return { ...reply, note: sentences(reply.note, early.said) };
  }
  const gone = isOpen ? goneIn(typed) : null;
  if (gone) {
    const reply = await answerInPlan(gone.request, revise, at);
    return { ...reply, note: sentences(reply.note, gone.said) };
  }
  const doubted = doubt?.request ?? typed;
  const excepted = exceptionIn(doubted);
  const asked = excepted?.request ?? doubted;
  const missing = notThereIn(asked);
  const said = sentences(doubt?.said, missing?.said);
  if (missing && missing.rest === "") return { block: typed.current, note: said, alternatives: [], proposals: [] };
  const reply = await answerInPlan(missing ? restOf(asked, missing.rest) : asked, revise, at);
  return { ...reply, note: sentences(said, reply.note, excepted?.said) };
}
