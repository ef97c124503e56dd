import { languageOf, readWords } from "~/language/words/read-words";
import { whyIn } from "~/messages/spoken/alternatives";
import { noteIn } from "~/messages/spoken/wish-notes";
import { alternativesTo } from "~/planner/revise/alternatives";
import { note } from "~/planner/revise/note";
import { planRevision } from "~/planner/revise/revise-block";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import type { Revision } from "../port";

/** The planner's revision of a block, said in the language of the wish. */
export function reviseBlock(request: RevisionRequest): Revision {
  const { block, note: said, language } = planRevision(request);
  return { block, note: noteIn(language, said) };
}

/** A real place that could stand in the block instead, and why in a few words. */
export type Offered = { name: string; why: string };

/** For a wish that changed nothing: the places that come nearest to it, said in its language. */
export const offeredFor = (request: RevisionRequest): Offered[] =>
  alternativesTo(request).map((alternative) => ({ name: alternative.name, why: whyIn(alternative) }));

/** What is locked is its traveller's to unlock. */
export const sayLocked = ({ title: old }: { title: string }, feedback: string): string =>
  noteIn(languageOf(readWords(feedback), feedback), note("locked", { old }));
