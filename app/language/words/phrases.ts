import { type Language, LANGUAGES } from "~/domain/people/language";
import { plainText } from "~/domain/place/plain-text";
import { remembered } from "~/domain/place/remembered";
import type { ClauseSaid } from "./clause-act";
import { oneOf } from "./one-of";
import { writtenOut } from "./short-forms";

/**
 * A word of what was typed. `at` is where it stands in the text, `typed` how it stands there if it was misspelt; a mark ("," ".") ends what a "not" is about.
 * In Portuguese some little words say something else than in the languages beside it.
 */
export type Word = {
  said: string;
  isMark: boolean;
  at: number;
  typed?: string;
  isPortuguese?: boolean;
  /** The clause that it stands in, where it is known what that does. */
  clause?: ClauseSaid;
};

/** A row found in what was typed: from one word up to, not including, another. */
export type Hit<Id extends string> = { id: Id; from: number; to: number };

type Slot = { any: readonly string[]; beginnings: readonly string[]; optional: boolean; gap: boolean };
type Phrase<Id extends string> = { id: Id; slots: readonly Slot[]; whole: boolean; first: boolean; not: boolean };

const GAP = 4;

/** No accents, no case: the one way in which words are compared. */
export const folded = (text: string): string => plainText(text).replace(/ß/g, "ss").replace(/œ/g, "oe");

/** "All templed out". */
const outOf = (sights: string): RegExp =>
  new RegExp(String.raw`\b(?:${oneOf("all, totally, completely, so, a bit")} )?${sights}[ -]out\b`, "g");

const SPELT_OUT: readonly (readonly [RegExp, string])[] = [
  [/\b(can'?t|cannot)\b/g, "can not"],
  [/\bwon'?t\b/g, "will not"],
  [/\b(do|does|did|is|are|was|were|would|could|should|have|has|had)n'?t\b/g, "$1 not"],
  [/\b(what|where|who|how|that|there|it|when|let)'?s\b/g, "$1 is"],
  [
    /(?<=\p{L})'s (?=(?:closed|shut|full|cancelled|canceled|off|booked|sold|broken|too|so|not|dead|knackered)\b)/gu,
    " is ",
  ],
  [/\bi'?m\b/g, "i am"],
  [/\b(w\/o)(?=\s)/g, "without"],
  [/\bw\/(?=\s|\w)/g, "with "],
  [/\ba\.c\.?(?![\w.])|\ba\/c\b/g, "ac"],
  [/(?<=\s)w(?=\s)/g, "with"],
  [/(?<=\s)n(?=\s)/g, "and"],
  [/\b(smth|sth|sumthing|somethin|sumthin)\b/g, "something"],
  [/\b(tmrw|tmr|tomoz|2moro|2morrow)\b/g, "tomorrow"],
  [/\b(2nite|tonite|2night)\b/g, "tonight"],
  [/\b(xmas|x-mas)\b/g, "christmas"],
  [/\bnye\b/g, "new years eve"],
  [/\b(pics?)\b(?= of)/g, "pictures"],
  [/\bshld\b/g, "should"],
  // "Templed out": they have had enough of them.
  [outOf("(temple|shrine|museum|palace|castle|cathedral|mosque|market|ruin)e?d"), "enough $1s"],
  [outOf("churche?d"), "enough churches"],
  [outOf("galler(?:y|ie)d"), "enough galleries"],
  [outOf("shopped"), "enough shopping"],
  [/\bevryone\b/g, "everyone"],
  [/\bgehts\b/g, "geht es"],
  [/\bnen\b/g, "einen"],
  [/\b(und|mit|in|zu|bei|von|auf|an|aus|nach) nem\b/g, "$1 einem"],
  [/(?<=\s)(?:bt|bu)(?=\s)/g, "but"],
  [/\b(\d{1,2}) ?(?:yo|y\/o|yrs?(?: olds?)?)\b/g, "$1 year old"],
  [/\b(gib|geh|wie|wo|was|wer|hab)'?s\b/g, "$1 es"],
  [/\bgib es\b/g, "gibt es"],
  [/\bgibts\b/g, "gibt es"],
  [/\bheut\b/g, "heute"],
  [/\b(nix|nischt)\b/g, "nichts"],
  [/\bshes\b/g, "she is"],
  [/\bwheres\b/g, "where is"],
  [/'re\b/g, " are"],
  [/\b(we|i|they|you)'?ve\b/g, "$1 have"],
  [/'(ve|ll|d)\b/g, ""],
  [/\b(we|i|they|you)d (?=(?:like|love|rather|prefer|want|need)\b)/g, "$1 "],
  [/\b(pls|plz|pleese)\b/g, "please"],
  [/\bwanna\b/g, "want to"],
  [/\bgonna\b/g, "going to"],
  [/\br (?=(?:u|you|we|they|the|there)\b)/g, "are "],
  [/\bppl\b/g, "people"],
  [/\bu\b/g, "you"],
  [/\bto (far|much|long|late|early|expensive|crowded|busy|loud|hot|cold|touristy)\b/g, "too $1"],
];

const TEXTS_KEPT = 2000;
/** Of how many words each table remembers what begins so. */
const WORDS_KEPT = 500;

/** What was typed in its plain words, marks between them. */
export const wordsOf: (text: string) => readonly Word[] = remembered(wordsIn, TEXTS_KEPT);

function wordsIn(text: string): Word[] {
  const plain = SPELT_OUT.reduce(
    (said, [short, long]) => said.replace(short, long),
    writtenOut(folded(text.replace(/[’‘`´]/g, "'"))),
  );
  return [...plain.matchAll(/[\p{L}\p{N}$€£]+|[,.;:!?]+|\p{Extended_Pictographic}/gu)].map((found) => ({
    said: found[0],
    isMark: /^[,.;:!?\p{Extended_Pictographic}]/u.test(found[0]),
    at: found.index,
  }));
}

/** The words as they were read, in one text. */
export const saidIn = (words: readonly Word[]): string => words.map(({ said }) => said).join(" ");

/** The words with those that were taken for misspelt as they were typed: "quedamos" is no slip. */
export const wordsAsTyped = (words: readonly Word[]): Word[] =>
  words.map((word) => ({ ...word, said: word.typed ?? word.said }));

/** The same with those that were misspelt as they were typed. */
export const saidAsTyped = (words: readonly Word[]): string => words.map(({ typed, said }) => typed ?? said).join(" ");

function slotOf(written: string): Slot {
  const optional = written.endsWith("?");
  const words = folded(optional ? written.slice(0, -1) : written).split("/");
  return {
    any: words.filter((word) => !word.endsWith("*")),
    beginnings: words.flatMap((word) => (word.endsWith("*") ? [word.slice(0, -1)] : [])),
    optional,
    gap: written === "..",
  };
}

/**
 * A table of words, compiled: each row has its phrases between commas, and `|` between the six languages; a long row
 * begins a line with each. In a phrase `a/b` is either, `word*` what begins so, `word?` may be missing, `#` is a number, `#€` one with its currency,
 * `..` a few words; `=` before it says that nothing else was typed, `^` that nothing stands before it, `!` that these
 * words say something else.
 */
export class PhraseTable<Id extends string> {
  private readonly byFirst = new Map<string, Phrase<Id>[]>();
  /** By what their first word begins with. */
  private readonly byBeginning = new Map<string, Phrase<Id>[]>();
  /** How many letters these beginnings have. */
  private readonly lengths = new Set<number>();
  /** What a reply asks of the same words again and again. */
  private readonly lastFound = new WeakMap<readonly Word[], readonly Hit<Id>[]>();
  /** The single words of the table by language, of which a misspelt one may be meant. */
  readonly vocabulary: ReadonlyMap<Language, ReadonlySet<string>>;
  /** The same of the words of which only the beginning counts. */
  readonly stems: ReadonlyMap<Language, ReadonlySet<string>>;

  private readonly ids: ReadonlySet<string>;

  constructor(rows: Readonly<Record<Id, string>>) {
    this.ids = new Set(Object.keys(rows));
    const vocabulary = new Map(LANGUAGES.map((language) => [language, new Set<string>()]));
    const stems = new Map(LANGUAGES.map((language) => [language, new Set<string>()]));
    for (const [id, row] of Object.entries(rows) as [Id, string][])
      row.split("|").forEach((phrases, i) => {
        for (const phrase of phrases.split(",").map((each) => each.trim())) {
          if (phrase === "") continue;
          const slots = phrase
            .replace(/^[=^!]/, "")
            .split(/\s+/)
            .map(slotOf);
          this.keep({
            id,
            slots,
            whole: phrase.startsWith("="),
            first: phrase.startsWith("^"),
            not: phrase.startsWith("!"),
          });
          const language = LANGUAGES[i];
          if (!language) continue;
          slots.flatMap(({ any }) => any).forEach((word) => vocabulary.get(language)?.add(word));
          slots.flatMap(({ beginnings }) => beginnings).forEach((stem) => stems.get(language)?.add(stem));
        }
      });
    this.vocabulary = vocabulary;
    this.stems = stems;
  }

  /** Whether a row of the table is called so. */
  readonly has = (id: string): id is Id => this.ids.has(id);

  private keep(phrase: Phrase<Id>): void {
    for (const slot of phrase.slots) {
      for (const word of slot.any) this.byFirst.set(word, [...(this.byFirst.get(word) ?? []), phrase]);
      for (const beginning of slot.beginnings) {
        this.byBeginning.set(beginning, [...(this.byBeginning.get(beginning) ?? []), phrase]);
        this.lengths.add(beginning.length);
      }
      if (!slot.optional) return;
    }
  }

  /** The phrases that may begin with a word. */
  private readonly begunBy = remembered(
    (said): readonly Phrase<Id>[] => [
      ...(this.byFirst.get(said) ?? []),
      ...(isNumber(said) ? (this.byFirst.get("#") ?? []) : []),
      ...(isSum(said) ? (this.byFirst.get("#€") ?? []) : []),
      ...[...this.lengths].flatMap((length) =>
        length <= said.length ? (this.byBeginning.get(said.slice(0, length)) ?? []) : [],
      ),
    ],
    WORDS_KEPT,
  );

  /** All rows that stand in the words, each as often as it does: the longer phrase first, and of what it says nothing again. */
  find(words: readonly Word[]): readonly Hit<Id>[] {
    const last = this.lastFound.get(words) ?? this.findAnew(words);
    this.lastFound.set(words, last);
    return last;
  }

  private findAnew(words: readonly Word[]): readonly Hit<Id>[] {
    const all: (Hit<Id> & { not: boolean })[] = [];
    words.forEach(({ said }, from) => {
      for (const phrase of this.begunBy(said)) {
        const to = lengthAt(phrase.slots, words, from);
        if (to > from && (!phrase.whole || coversAll(words, from, to)) && (!phrase.first || from === 0))
          all.push({ id: phrase.id, from, to, not: phrase.not });
      }
    });
    all.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
    const taken = new Set<number>();
    return all
      .filter(({ from, to }) => {
        const own = Array.from({ length: to - from }, (_, i) => from + i);
        if (own.some((at) => taken.has(at))) return false;
        own.forEach((at) => taken.add(at));
        return true;
      })
      .filter(({ not }) => !not)
      .sort((a, b) => a.from - b.from);
  }
}

const coversAll = (words: readonly Word[], from: number, to: number): boolean =>
  words.every(({ isMark }, at) => isMark || (at >= from && at < to));

/** Hours and days are written as words, too; those that are another word as well ("once", "sei") are left out. */
const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    2: "two zwei deux",
    3: "three drei trois tres tre",
    4: "four vier quatre cuatro quattro quatro",
    5: "five funf cinq cinco cinque",
    6: "six sechs seis",
    7: "seven sieben sept siete sette sete",
    8: "eight acht huit ocho otto oito",
    9: "nine neun neuf nueve nove",
    10: "ten zehn dix diez dieci dez",
    11: "eleven elf onze undici",
    12: "twelve zwolf douze doce dodici doze",
  }).flatMap(([number, words]) => words.split(" ").map((word) => [word, Number(number)])),
);

/** A text with such numbers in figures. */
export const inFigures = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => NUMBER_WORDS[word]?.toString() ?? word);

const isNumber = (said: string): boolean =>
  said in NUMBER_WORDS || /^[$€£]?\d+([$€£]|am|pm|h\d{0,2}|uhr|ish)?$/.test(said);

/** "40€": a number and what it is of, in one word. */
const isSum = (said: string): boolean => /^(?:[$€£]\d+|\d+[$€£])$/.test(said);

const fits = ({ any, beginnings }: Slot, { said }: Word): boolean =>
  any.includes(said) ||
  beginnings.some((beginning) => said.startsWith(beginning)) ||
  (any.includes("#") && isNumber(said)) ||
  (any.includes("#€") && isSum(said));

/** Up to which word a phrase goes that begins at one; where it does not, that one. */
function lengthAt(slots: readonly Slot[], words: readonly Word[], from: number, at = from, slot = 0): number {
  const wanted = slots[slot];
  if (!wanted) return at;
  if (wanted.gap) {
    for (let skipped = 0; skipped <= GAP && at + skipped < words.length; skipped += 1) {
      const to = lengthAt(slots, words, from, at + skipped, slot + 1);
      if (to > from) return to;
    }
    return from;
  }
  const word = words[at];
  const taking = word && !word.isMark && fits(wanted, word) ? lengthAt(slots, words, from, at + 1, slot + 1) : from;
  return taking > from || !wanted.optional ? taking : lengthAt(slots, words, from, at, slot + 1);
}
