import type { Word } from "~/language/words/phrases";
import { ownWordsOfAll } from "~/language/words/read-words";
import type { QuestionContext, Subject } from "./question-context";
import { namingAt, unreadIn } from "./asks/honest-answer";

type Table = { find: (words: readonly Word[]) => readonly { from: number; to: number }[] };

/** One word that nothing reads may be said by the way; of two or more the rows of an answer have to read as many. */
const BY_THE_WAY = 1;
/** A row that took several telling words at once read what is asked, not a stray word: each of them counts for two, while no more than so many stay unread. */
const READ_TOGETHER = 2;
const FEW_UNREAD = 3;

const tells = ({ said, isMark }: Word): boolean => !isMark && said.length > 2 && !ownWordsOfAll.has(said);

/** Whether an answer that rows of these tables gave stands on enough of what was asked, and not on a stray word of it. */
export function standsOn(context: QuestionContext, named: Subject | null, tables: readonly Table[]): boolean {
  const unread = unreadIn(context, named).length;
  if (unread <= BY_THE_WAY) return true;
  const { words } = context;
  const weights = new Map([...namingAt(context, named)].map((at) => [at, 1]));
  for (const { from, to } of tables.flatMap((table) => table.find(words))) {
    const telling = Array.from({ length: to - from }, (_, i) => from + i).filter((at) => words[at] && tells(words[at]));
    const weight = telling.length >= READ_TOGETHER && unread <= FEW_UNREAD ? READ_TOGETHER : 1;
    for (const at of telling) weights.set(at, Math.max(weight, weights.get(at) ?? 0));
  }
  const taken = [...weights].reduce((sum, [at, weight]) => sum + (words[at] && tells(words[at]) ? weight : 0), 0);
  return taken >= unread;
}
