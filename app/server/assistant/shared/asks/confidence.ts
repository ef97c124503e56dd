import type { Word } from "~/language/words/phrases";
import { takenBy } from "~/language/question/telling-words";
import { ownWordsOfAll } from "~/language/words/read-words";
import type { QuestionContext, Subject } from "../question-context";
import { namingAt, unreadIn } from "./honest-answer";

type Table = Parameters<typeof takenBy>[0][number];

/** One word that nothing reads may be said by the way; of two or more the rows of an answer have to read as many. */
const BY_THE_WAY = 1;

const tells = ({ said }: Word): boolean => said.length > 2 && !ownWordsOfAll.has(said);

/** Whether an answer that rows of these tables gave stands on enough of what was asked, and not on a stray word of it. */
export function standsOn(context: QuestionContext, named: Subject | null, tables: readonly Table[]): boolean {
  const unread = unreadIn(context, named).length;
  if (unread <= BY_THE_WAY) return true;
  const taken = new Set([...takenBy(tables, context.words), ...namingAt(context, named)]);
  return context.words.filter((word, at) => taken.has(at) && tells(word)).length >= unread;
}
