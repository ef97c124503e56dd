import { folded, type Word } from "../words/phrases";
import { LITTLE_WORDS } from "../words/little-words";
import { ownWordsOfAll } from "../words/read-words";
import { PLAIN_WORDS, USUAL_WORDS } from "../words/usual-words";
import { FAMOUS_TABLE } from "../wish/elsewhere/famous-names";
import { IDLE } from "../words/idle-words";
import { WISH_TABLES } from "../wish/leftover-words";
import { CUSTOM_TABLE } from "./custom-words";
import { EVERYDAY_TABLE } from "./everyday-words";
import { DANGER_TABLES } from "./danger";
import { FIGURE_TABLE } from "./figure-words";
import { HEALTH_TABLE } from "./health";
import { HELP_TABLE } from "./help-words";
import { INCIDENTS } from "./incident";
import { PLACE_TABLES } from "./place-words";
import { PLAN_TABLE } from "./plan-words";
import { TOPIC_TABLES } from "./topic";

type Table = { find: (words: readonly Word[]) => readonly { from: number; to: number }[] };

const SHORTEST = 3;

const TOPICS: readonly Table[] = TOPIC_TABLES.map(([, table]) => table);
/** Whatever reads a word of a question or a wish. */
const all = (): readonly Table[] => [
  ...WISH_TABLES(),
  ...TOPICS,
  ...DANGER_TABLES,
  ...PLACE_TABLES(),
  ...[FAMOUS_TABLE, CUSTOM_TABLE, EVERYDAY_TABLE, FIGURE_TABLE, HEALTH_TABLE, HELP_TABLE, INCIDENTS, PLAN_TABLE],
];

/** Where the words stand that rows of these tables take. */
export const takenBy = (tables: readonly Table[], words: readonly Word[]): ReadonlySet<number> =>
  new Set(
    tables.flatMap((table) =>
      table.find(words).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
    ),
  );

const isIdle = (word: string): boolean =>
  PLAIN_WORDS.has(word) || USUAL_WORDS.has(word) || LITTLE_WORDS.has(word) || ownWordsOfAll.has(folded(word));

/** Where the words stand that tell what is meant: no little, usual or idle word of any language, and no number. */
export function tellingAt(words: readonly Word[]): readonly number[] {
  const idle = takenBy([IDLE], words);
  return words.flatMap(({ said, isMark }, at) =>
    isMark || said.length < SHORTEST || /\d/.test(said) || idle.has(at) || isIdle(said) ? [] : at,
  );
}

/** Of the telling words those that nothing here reads; `known` are those that a name or a day explains. */
export function unreadAt(words: readonly Word[], known: ReadonlySet<number>): readonly number[] {
  const read = takenBy(all(), words);
  return tellingAt(words).filter((at) => !read.has(at) && !known.has(at));
}
