import { LIKE } from "./earlier-wishes";
import { ORDINALS } from "./picked-offer";
import { piecesOf } from "~/language/wish/clauses";
import { KIND_TABLE } from "~/language/wish/kind-words";
import { LITTLE_WORDS } from "~/language/words/little-words";
import { type Word, wordsAsTyped, wordsOf } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { isRefusedAfter, refusedOf } from "~/language/words/small-words";
import type { EarlierWish } from "~/planner/revise/revision-request";

/** What of the places that were offered just before is still wished for, and what else is said of it. */
export type OpenOffers = {
  titles: readonly string[];
  /** Another one like it is wished for, and not it. */
  isAlike: boolean;
  /** The wish that they were offered for. */
  wish: string;
  rest: string;
};

type Meant = { title: string; from: number; to: number };

/** What may stand between "like" and which one: "similar to the first". */
const TO_THE = new Set(
  "the to as of with mit avec con com das die der dem den zum zur le la les l a au du el al lo il ao o as".split(" "),
);
const SHORTEST_TOLD = 4;
/** Whoever eats there is told from another table by none of these. */
const OF_ANY_TABLE: ReadonlySet<string> = new Set(["food", "nothing"]);

/**
 * What is open of several offers where some are refused ("not the show one" leaves the others), or where another like one of them is wished for ("like the
 * first"). Null where nothing of that is said: one of them may be chosen, or none be meant.
 */
export function openOffers(feedback: string, earlier: readonly EarlierWish[]): OpenOffers | null {
  const last = earlier.at(-1);
  if (!last || last.offered.length < 2) return null;
  const words = readWords(feedback);
  const rest = piecesOf(feedback)
    .filter((piece) => meantIn(readWords(piece), last.offered).length === 0)
    .join(", ");
  const alike = alikeIn(words, last.offered);
  if (alike !== null) return { titles: [alike], isAlike: true, wish: last.wish, rest };
  const meant = meantIn(words, last.offered);
  const byNot = refusedOf(words, meant);
  const isNo = (each: Meant): boolean => byNot.has(each) || isRefusedAfter(words.slice(each.to));
  const refused = new Set(meant.filter(isNo).map(({ title }) => title));
  const chosen = meant.filter(({ title }) => !refused.has(title)).map(({ title }) => title);
  const left = last.offered.filter((title) => !refused.has(title) && (chosen.length === 0 || chosen.includes(title)));
  return refused.size === 0 || left.length === 0 ? null : { titles: left, isAlike: false, wish: last.wish, rest };
}

/** The offered place that another one shall be like: "otro parecido al primero". */
function alikeIn(words: readonly Word[], offered: readonly string[]): string | null {
  const ordinals = ORDINALS.find(words);
  // "Parecido" is no slip of "preciso".
  const found = LIKE.find(wordsAsTyped(words)).flatMap(({ to }) =>
    ordinals.filter(({ from }) => from >= to && words.slice(to, from).every(({ said }) => TO_THE.has(said))),
  );
  const [which] = found.flatMap(({ id }) => titleAt(id, offered) ?? []);
  return which ?? null;
}

const titleAt = (which: keyof typeof PLACE_OF, offered: readonly string[]): string | null =>
  offered.at(PLACE_OF[which]) ?? null;
const PLACE_OF = { first: 0, second: 1, third: 2, last: -1, that: 0 } as const;

/** Where the words mean one of the offers: by its number, or by a word or a kind that no other of them has. */
function meantIn(words: readonly Word[], offered: readonly string[]): Meant[] {
  const byNumber = ORDINALS.find(words).flatMap(({ id, from, to }): Meant[] => {
    const title = id === "that" ? null : titleAt(id, offered);
    return title === null ? [] : [{ title, from, to }];
  });
  const byWord = words.flatMap(({ said, isMark }, from): Meant[] =>
    isMark || said.length < SHORTEST_TOLD || LITTLE_WORDS.has(said)
      ? []
      : onlyOne(offered, (title) => wordsOf(title).some((word) => word.said === said)).map((title) => ({
          title,
          from,
          to: from + 1,
        })),
  );
  const byKind = KIND_TABLE.find(words).flatMap(({ id, from, to }): Meant[] =>
    OF_ANY_TABLE.has(id)
      ? []
      : onlyOne(offered, (title) => kindsOfOffer(title).some((kind) => kind === id)).map((title) => ({
          title,
          from,
          to,
        })),
  );
  return [...byNumber, ...byWord, ...byKind];
}

/** The kinds that an offer names, also in the last part of a word: "Restaurantschiff". */
function kindsOfOffer(title: string): string[] {
  const ends = wordsOf(title).flatMap(({ said }) =>
    Array.from({ length: Math.max(0, said.length - 2 * SHORTEST_TOLD + 1) }, (_, i) => said.slice(SHORTEST_TOLD + i)),
  );
  return [title, ...ends].flatMap((text) => KIND_TABLE.find(wordsOf(text)).map(({ id }) => id));
}

function onlyOne(offered: readonly string[], isIt: (title: string) => boolean): string[] {
  const found = offered.filter(isIt);
  return found.length === 1 ? found : [];
}
