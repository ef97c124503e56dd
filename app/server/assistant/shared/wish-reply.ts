import { type Block, sameToTravellers } from "~/domain/plan/block";
import type { Proposal } from "~/domain/proposal/proposal";
import { languageOf, readWords } from "~/language/words/read-words";
import { whyIn } from "~/messages/spoken/alternatives";
import { noteIn } from "~/messages/spoken/wish-notes";
import { alternativesTo } from "~/planner/revise/alternatives";
import { note, type NotePart } from "~/planner/revise/note";
import { planRevision } from "~/planner/revise/revise-block";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import type { Revision } from "../port";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { dayAsked } from "./day-asked";
import { PARTS, type PlanNow, wishProposals } from "./wish-proposals";

/** The planner's revision of a block, said in the language of the wish. */
export function reviseBlock(request: RevisionRequest): Revision {
  const { block, note: said, language } = planRevision(request);
  return {
    block,
    note: noteIn(
      language,
      said.flatMap((part) => (part.say === "noMove" ? sayMove(request) : part)),
    ),
  };
}

/** What stands where the stop shall go, with how the two change places; where no place for it is named, how a stop is moved. */
function sayMove({ brief, days, dayIndex, blockName, current: { title: old }, feedback }: RevisionRequest): NotePart[] {
  const words = readWords(feedback);
  const day = dayAsked(words.map(({ said }) => said).join(" "), brief, dayIndex);
  if (day && "missing" in day) return note("noSuchDay", { old, days: brief.daysTotal });
  const named = PARTS.find(words).filter(({ id }) => day !== null || id !== blockName);
  const [part = blockName] = named.map(({ id }) => id);
  const at = { day: day?.dayIndex ?? dayIndex, part };
  const there = days.find((each) => each.dayIndex === at.day)?.blocks[at.part];
  return there && (at.day !== dayIndex || at.part !== blockName)
    ? note("swapWith", { old, name: there.title, ...at })
    : note("noMove", { old });
}

/** A real place that could stand in the block instead, and why in a few words. */
type Offered = { name: string; why: string };

/** For a wish that changed nothing: the places that come nearest to it, said in its language. */
export const offeredFor = (request: RevisionRequest): Offered[] =>
  alternativesTo({ ...request, brief: briefOn(request.brief, request.dayIndex) }).map((alternative) => ({
    name: alternative.name,
    why: whyIn(alternative),
  }));

/** What is locked is its traveller's to unlock. */
export const sayLocked = ({ title: old }: { title: string }, feedback: string): string =>
  noteIn(languageOf(readWords(feedback), feedback), note("locked", { old }));

const languageTyped = (feedback: string) => languageOf(readWords(feedback), feedback);

/** That a day has no time left for it, in the language of the wish. */
export const sayNoTime = ({ feedback }: Pick<RevisionRequest, "feedback">, name: string): string =>
  noteIn(languageTyped(feedback), note("noTimeLeft", { names: [name] }));

/** That what is proposed beside these words waits to be accepted, in the language of the wish. */
export const sayProposed = ({ feedback }: Pick<RevisionRequest, "feedback">): string =>
  noteIn(languageTyped(feedback), note("proposes", {}));

/** What a wish gets: its block and the words about it; where nothing would change, changes of the plan to accept, or else places that come near it. */
export type WishReply = { block: Block; note: string; alternatives: Offered[]; proposals: Proposal[] };

export function replyTo(request: RevisionRequest, { block, note: said, isHelp }: Revision, at: PlanNow): WishReply {
  const reply = { block, note: said, alternatives: [], proposals: [] };
  if (isHelp || !sameToTravellers(block, request.current)) return reply;
  const proposals = wishProposals(request, at);
  return proposals.length > 0
    ? { ...reply, note: sayProposed(request), proposals }
    : { ...reply, alternatives: offeredFor(request) };
}
