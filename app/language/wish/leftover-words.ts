import type { ClauseSaid } from "../words/clause-act";
import { folded, type Word } from "../words/phrases";
import { LITTLE_WORDS } from "../words/little-words";
import { languageOf, ownWordsOfAll } from "../words/read-words";
import { isRefusedAfter, NEGATION, refusedOf } from "../words/small-words";
import { PLAIN_WORDS, USUAL_WORDS } from "../words/usual-words";
import { ACT_TABLES } from "./act-words";
import { DEMANDS } from "./demand-words";
import { IDLE } from "../words/idle-words";
import { FEAR_TABLE } from "./fear-words";
import { KIND_TABLE } from "./kind-words";
import { NEED_TABLES } from "./need-words";
import { OF_NO_KIND } from "../words/of-no-kind";
import { UNAVAILABLE } from "./role-words";

type Table = { find: (words: readonly Word[]) => readonly { from: number; to: number }[] };

/** Rows that say what is wished. */
export const DEMAND_TABLES = (): Table[] => [
  KIND_TABLE,
  FEAR_TABLE,
  ...DEMANDS.map(([, table]) => table),
  ...NEED_TABLES.map(([, table]) => table),
  ...ACT_TABLES,
];
/** Rows whose words are read already. */
export const WISH_TABLES = (): Table[] => [...DEMAND_TABLES(), NEGATION, UNAVAILABLE, IDLE, OF_NO_KIND];

const SHORTEST = 4;
const MOST = 2;

/**
 * The words that no table reads and that may ask for something: those that the city's places are described with (`known`), and those that nothing here
 * explains (`unread`), which the reply names, so that no half of a wish is dropped silently.
 */
export function leftoverWords(
  words: readonly Word[],
  hasWord: (word: string) => boolean,
): { known: string[]; refused: string[]; refusedUnknown: string[]; unread: string[] } {
  const read = new Set(
    WISH_TABLES().flatMap((table) =>
      table.find(words).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
    ),
  );
  const spans = words.flatMap(({ said, isMark }, at) =>
    isMark || read.has(at) || said.length < SHORTEST || /\d/.test(said) || isPlain(said)
      ? []
      : { said, from: at, to: at + 1 },
  );
  const byNot = new Set([
    ...refusedOf(words, spans),
    // "Azulejos no es lo nuestro".
    ...spans.filter(({ to }) => isRefusedAfter(words.slice(to))),
  ]);
  const isSaidAgain = ({ said }: (typeof spans)[number]): boolean =>
    spans.some((each) => each.said === said && !byNot.has(each));
  const refused = new Set([...byNot].filter((each) => !isSaidAgain(each)));
  // "No baseball. Ok, baseball but indoors": what was refused first is wanted then.
  const isAllowedAfterAll = ({ said }: (typeof spans)[number]): boolean =>
    [...byNot].some((each) => each.said === said && !refused.has(each));
  const wanted = spans.filter(
    (each) =>
      !refused.has(each) &&
      !asksNothing(words[each.from]?.clause) &&
      (spans.length === words.length || isDemand(words, each.from) || isAllowedAfterAll(each)),
  );
  const saidOf = (found: readonly { said: string }[]): string[] => [...new Set(found.map(({ said }) => said))];
  const isKnown = (word: string): boolean => hasWord(word) || hasWord(`${word}s`) || hasWord(word.replace(/s$/, ""));
  const apart = unreadClauses(
    words,
    read,
    spans.flatMap(({ said, from }) => (isKnown(said) || asksNothing(words[from]?.clause) ? [] : from)),
  );
  return {
    known: saidOf(wanted).filter(isKnown).slice(0, MOST),
    refused: saidOf([...refused])
      .filter(isKnown)
      .slice(0, MOST),
    refusedUnknown: asTyped(
      words,
      [...refused].filter(({ said, from }) => !isKnown(said) && isNounRefused(words, from)),
    ).slice(0, MOST),
    unread: [
      ...apart,
      ...saidOf(wanted).filter((word) => !isKnown(word) && !apart.some((clause) => clause.split(" ").includes(word))),
    ].slice(0, MOST),
  };
}

/** What a clause does that asks for nothing to come is read by that. */
const asksNothing = (clause: ClauseSaid | undefined): boolean =>
  clause !== undefined && clause.act !== null && clause.act !== "ask" && clause.act !== "also";

/** "No queues", "ohne Kleiderordnung": what stands right after such a word is a thing; after "not" and its kin it may be what somebody does. */
const NONE_OF = new Set("without any kein keine keinen ohne sans sin nada senza niente sem nenhum nenhuma".split(" "));
const OF = new Set("de d di a the des the".split(" "));
const isNounRefused = (words: readonly Word[], at: number): boolean => {
  const [before, two] = [words[at - 1]?.said ?? "", words[at - 2]?.said ?? ""];
  const not = OF.has(before) ? two : before;
  return NONE_OF.has(not) || (not === "pas" && OF.has(before)) || (not === "no" && languageOf(words) === "en");
};

/** "No dress code" is one thing that is refused: words that stand together, or a little one apart, as they were typed. */
function asTyped(words: readonly Word[], spans: readonly { from: number; to: number }[]): string[] {
  const together: { from: number; to: number }[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = together.at(-1);
    const isNext = last && from - last.to <= 1 && words.slice(last.to, from).every(({ isMark }) => !isMark);
    if (isNext) last.to = to;
    else together.push({ from, to });
  }
  const texts = together.map(({ from, to }) =>
    words
      .slice(from, to)
      .map(({ said, typed = said }) => typed)
      .join(" "),
  );
  return [...new Set(texts)];
}

const PARTS_A_WISH = new Set("and but or und aber oder et mais ou y pero e ma mas n".split(" "));
const LONGEST_CLAUSE = 6;

/** Clauses of a wish of which nothing is read: said as they stand, from the first word that tells something to the last. */
function unreadClauses(words: readonly Word[], read: ReadonlySet<number>, unread: readonly number[]): string[] {
  const ends = words.flatMap(({ said, isMark }, at) => (isMark || PARTS_A_WISH.has(said) ? [at] : []));
  return [...ends, words.length].flatMap((end, i) => {
    const from = i === 0 ? 0 : (ends[i - 1] ?? 0) + 1;
    const own = unread.filter((at) => at >= from && at < end);
    const [first, last] = [own[0], own.at(-1)];
    const isRead = words.slice(from, end).some((_, at) => read.has(from + at) && !isIdleAt(words, from + at));
    if (first === undefined || last === undefined || own.length < 2 || isRead || last - first >= LONGEST_CLAUSE)
      return [];
    return [
      words
        .slice(first, last + 1)
        .map(({ said, typed = said }) => typed)
        .join(" "),
    ];
  });
}

const isIdleAt = (words: readonly Word[], at: number): boolean =>
  [IDLE, NEGATION].some((table) => table.find(words).some(({ from, to }) => at >= from && at < to));

/** What stands before a thing that is asked for, in six languages. */
const BEFORE_A_THING = new Set(
  `a an the some any more just only rather lieber eher einfach nur plutot juste mejor meglio melhor preferimos with for near of and or about like real good nice proper something want wants need craving
  will quero queria quiero quisiera voglio vorrei veux voudrais
  wollen mochten brauchen veulent veut quieren quiere vogliono vuole querem quer
  ein eine einen einem einer mehr mit fur zum zur und oder etwas wie gute guten
  un une du des de d plus avec pour et ou comme bon bonne
  una unos unas con para y o mas como algo buen buena
  uno del della dei di piu per e qualche come buon buona
  um uma com mais do da dos das ou boa bom algum alguma`.split(/\s+/),
);
/** "Cicchetti instead?" */
const AFTER_A_THING = new Set(
  "instead please then too maybe stattdessen lieber bitte plutot sinon mejor porfa invece magari antes entao".split(
    " ",
  ),
);
/** And what stands after no thing: who does something does it, and is no thing. */
const AFTER_A_VERB = new Set("a an the me us it you uns mich nous moi nos me mi ci que che dass that".split(" "));

/** Whether a word stands where somebody names what they want: not what they do, feel or curse with. */
function isDemand(words: readonly Word[], at: number): boolean {
  const [before, after] = [words[at - 1], words[at + 1]];
  const verb = words[at - 2];
  if (before && verb && THE.has(before.said) && WANTING.has(verb.said)) return true;
  if (!before || before.isMark)
    return after === undefined || after.isMark || AFTER_A_THING.has(after.said) || AND.has(after.said);
  return BEFORE_A_THING.has(before.said) && !(after && !after.isMark && AFTER_A_VERB.has(after.said));
}

/** "Bagels and walking around", "tango but the real one": the first word is what is wanted. */
const AND = new Set("and und et y e but aber mais pero ma mas".split(" "));

const WANTING = new Set(
  `want wants need needs love loves wollen will mochte mochten liebt lieben veut veulent aime aiment adore adorent quiere quieren vuole vogliono ama amano quer
  querem adora adoram`.split(/\s+/),
);
const THE = new Set("the der die das den le la les el los las il lo gli i o os as".split(" "));

const isPlain = (word: string): boolean =>
  PLAIN_WORDS.has(word) || USUAL_WORDS.has(word) || LITTLE_WORDS.has(word) || ownWordsOfAll.has(folded(word));
