import { editDistance } from "~/domain/cities/edit-distance";
import { type Language, LANGUAGES } from "~/domain/people/language";
import { remembered } from "~/domain/place/remembered";
import { CUSTOM_TABLE } from "../question/custom-words";
import { DANGER_TABLES } from "../question/danger";
import { ERRAND_OF_TABLES, ERRAND_TABLE } from "../question/errands";
import { EVERYDAY_TABLE } from "../question/everyday-words";
import { FIGURE_TABLE } from "../question/figure-words";
import { FIRST_TABLES } from "../question/first-words";
import { HEALTH_TABLE } from "../question/health";
import { HELP_TABLE } from "../question/help-words";
import { INCIDENTS } from "../question/incident";
import { OFF_TOPIC } from "../question/off-topic";
import { PLACE_TABLES } from "../question/place-words";
import { TOPIC_TABLES } from "../question/topic";
import { ACT_TABLES } from "../wish/act-words";
import { DEMANDS } from "../wish/demand-words";
import { FEAR_TABLE } from "../wish/fear-words";
import { KIND_TABLE } from "../wish/kind-words";
import { NEED_TABLES } from "../wish/need-words";
import { plainOf } from "./diminutives";
import { IDLE } from "./idle-words";
import { LITTLE_WORDS } from "./little-words";
import { OWN_WORDS } from "./own-words";
import { type Word, wordsOf } from "./phrases";
import { NEGATION } from "./small-words";
import { SoundOfLanguage } from "./sound-of-language";
import { USUAL_WORDS } from "./usual-words";

/** Shorter words have too many neighbours to guess what was meant. */
const SHORTEST_CORRECTED = 5;
/** From this length on, two typing errors are corrected instead of one. */
const LONG = 8;

let known: ReadonlyMap<Language, ReadonlySet<string>> | undefined;

/** The words that tell something, by language: all of the tables'. */
function tellingWords(): ReadonlyMap<Language, ReadonlySet<string>> {
  known ??= new Map(
    LANGUAGES.map((language) => [
      language,
      new Set(
        [
          KIND_TABLE,
          ...DANGER_TABLES,
          ...DEMANDS.map(([, table]) => table),
          ...TOPIC_TABLES.map(([, table]) => table),
        ].flatMap((table) => [...(table.vocabulary.get(language) ?? [])]),
      ),
    ]),
  );
  return known;
}

let allKnown: ReadonlySet<string> | undefined;
/** The same of all languages in one. */
const tellingInAny = (): ReadonlySet<string> =>
  (allKnown ??= new Set([...tellingWords().values()].flatMap((words) => [...words])));

let byLetter: ReadonlyMap<Language, ReadonlyMap<string, readonly string[]>> | undefined;
/** Those that a misspelt word may be meant to be, by language and first letter. */
function optionsFor(language: Language, letter: string): readonly string[] {
  byLetter ??= new Map(
    [...tellingWords()].map(([each, words]) => {
      const some = new Map<string, string[]>();
      for (const word of words)
        if (word.length >= SHORTEST_CORRECTED) some.set(word.charAt(0), [...(some.get(word.charAt(0)) ?? []), word]);
      return [each, some];
    }),
  );
  return byLetter.get(language)?.get(letter) ?? [];
}

let neverMisspelt: ReadonlySet<string> | undefined;

/** The words of the tables of questions and acts: they are none that were misspelt, and too many to guess them. */
function wordsNeverMisspelt(): ReadonlySet<string> {
  neverMisspelt ??= new Set(
    [
      CUSTOM_TABLE,
      ERRAND_TABLE,
      ...ERRAND_OF_TABLES,
      EVERYDAY_TABLE,
      FEAR_TABLE,
      FIGURE_TABLE,
      ...FIRST_TABLES,
      OFF_TOPIC,
      HEALTH_TABLE,
      HELP_TABLE,
      IDLE,
      INCIDENTS,
      ...PLACE_TABLES(),
      ...ACT_TABLES,
      ...NEED_TABLES.map(([, table]) => table),
      // "Allergisch gegen" refuses.
      NEGATION,
    ].flatMap((table) => [...table.vocabulary.values()].flatMap((words) => [...words])),
  );
  return neverMisspelt;
}

/** The telling word that a misspelt one was meant to be, or the word itself. Only words with the same first letter are considered: it is seldom wrong. */
function corrected(word: string, language: Language): string {
  const telling = tellingInAny();
  if (
    word.length < SHORTEST_CORRECTED ||
    wordsNeverMisspelt().has(word) ||
    telling.has(word) ||
    telling.has(`${word}s`) ||
    telling.has(word.replace(/s$/, ""))
  )
    return word;
  const plain = plainOf(word, (each) => telling.has(each));
  if (plain !== null) return plain;
  const most = word.length >= LONG ? 2 : 1;
  let [best, fewest] = [word, most + 1];
  for (const option of optionsFor(language, word.charAt(0))) {
    if (Math.abs(option.length - word.length) > most) continue;
    const errors = editDistance(word, option, most).whole;
    if (errors < fewest) [best, fewest] = [option, errors];
  }
  return best === word || !isSlip(word, best) ? stemmed(word, language) : best;
}

/** The letters beside each other on a keyboard, row by row. */
const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Letters that are written for one another by ear. */
const HEARD_ALIKE = new Set("ae ea ei ie iy yi ck kc sz zs sc cs vb bv vf fv gj jg nm mn ou uo td dt bp pb".split(" "));

const isBeside = (one: string, other: string): boolean =>
  KEYS.some((row) => row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1);

/** Whether one word may be the other mistyped: where one letter stands for another, they lie side by side or sound alike. "Chain" is no "chair". */
function isSlip(word: string, meant: string): boolean {
  if (word.length !== meant.length) return true;
  const wrong = [...word].flatMap((letter, at) =>
    letter === meant.charAt(at) ? [] : [[letter, meant.charAt(at)] as const],
  );
  const [only] = wrong;
  return wrong.length !== 1 || !only || isBeside(...only) || HEARD_ALIKE.has(only.join(""));
}

/** So long a beginning is no other word's by chance. */
const SHORTEST_STEM = 7;
let tellingStems: ReadonlyMap<Language, readonly string[]> | undefined;

/** "kostenlsoes": a word with a slip in the beginning that a row knows it by. */
function stemmed(word: string, language: Language): string {
  if (word.length < SHORTEST_STEM) return word;
  tellingStems ??= new Map(
    LANGUAGES.map((each) => [
      each,
      [KIND_TABLE, ...DEMANDS.map(([, table]) => table), ...TOPIC_TABLES.map(([, table]) => table)].flatMap((table) =>
        [...(table.stems.get(each) ?? [])].filter((stem) => stem.length >= SHORTEST_STEM),
      ),
    ]),
  );
  const stems = tellingStems.get(language) ?? [];
  if (stems.some((stem) => word.startsWith(stem))) return word;
  const stem = stems.find(
    (each) => each.charAt(0) === word.charAt(0) && editDistance(word.slice(0, each.length), each, 1).whole <= 1,
  );
  return stem ? stem + word.slice(stem.length) : word;
}

const TEXTS_KEPT = 200;
const readByItself: (text: string) => readonly Word[] = remembered((text) => readAnew(text, () => false), TEXTS_KEPT);

/** What was typed, misspelt words corrected; those that `isLocal` knows, which the city's places are described with, are left alone. */
export const readWords = (text: string, isLocal?: (word: string) => boolean): readonly Word[] =>
  isLocal ? readAnew(text, isLocal) : readByItself(text);

function readAnew(text: string, isLocal: (word: string) => boolean): readonly Word[] {
  const words = wordsOf(text);
  const language = languageOf(words);
  const read = words.map((word) =>
    language === "de" && word.said === "ne"
      ? // "Gibt's ne Aussicht": in German this refuses nothing.
        { ...word, typed: word.said, said: "eine" }
      : word.isMark || USUAL_WORDS.has(word.said) || LITTLE_WORDS.has(word.said) || isLocal(word.said)
        ? word
        : { ...word, typed: word.said, said: corrected(word.said, language) },
  );
  return language === "pt" ? read.map((word) => ({ ...word, isPortuguese: true })) : read;
}

/** The little words of all languages. */
export const ownWordsOfAll: ReadonlySet<string> = new Set(Object.values(OWN_WORDS).flatMap((own) => [...own]));

/** Letters that are as good as a word. */
const LETTERS: readonly (readonly [Language, RegExp])[] = [
  ["de", /[äöüß]/i],
  ["fr", /[êëîïûçœ]|è(?=\p{L})|\b[ldjcs]['’]/iu],
  ["es", /[ñ¿¡]/i],
  ["it", /[ìò]|è(?!\p{L})|\b(un|dell|all|nell|l)['’]/iu],
  ["pt", /[ãõ]|(?<!\p{L})é(?!\p{L})/iu],
];

let soundOf: SoundOfLanguage | undefined;
/** By the words of all tables and the little ones. */
function sound(): SoundOfLanguage {
  soundOf ??= new SoundOfLanguage(
    new Map(
      LANGUAGES.map((language) => [
        language,
        new Set([
          ...OWN_WORDS[language],
          ...(tellingWords().get(language) ?? []),
          ...[CUSTOM_TABLE, EVERYDAY_TABLE, OFF_TOPIC, HEALTH_TABLE, HELP_TABLE, ...ACT_TABLES].flatMap((table) => [
            ...(table.vocabulary.get(language) ?? []),
          ]),
        ]),
      ]),
    ),
  );
  return soundOf;
}
/** Shorter words sound like any language. */
const SHORTEST_HEARD = 4;
/** So many longer words together are no slip. */
const ENOUGH_HEARD = 3;
/** What a word counts by its sound alone: less than one of the tables. */
const BY_SOUND = 0.5;

/** How much the language that they read otherwise counts: less than any word. */
const OTHERWISE = 0.1;

/**
 * The language that somebody types in: by its little words, then by the words of the tables; where nothing says, the one that they read otherwise.
 * @param weight how much that one counts, a little word being 1
 */
export function languageOf(
  words: readonly Word[],
  text = "",
  otherwise: Language = "en",
  weight = OTHERWISE,
): Language {
  const said = words.filter(({ isMark }) => !isMark).map((word) => word.said);
  const heard = said
    .filter((word) => word.length >= SHORTEST_HEARD && /^\p{L}+$/u.test(word) && !ownWordsOfAll.has(word))
    .map((word) => sound().sharesOf(word));
  const points = (language: Language): number => {
    const own = OWN_WORDS[language];
    const telling = tellingWords().get(language);
    const letters = LETTERS.some(([each, pattern]) => each === language && pattern.test(text)) ? 1.5 : 0;
    const plain = said.reduce((sum, word) => sum + (own.has(word) ? 1 : 0), letters);
    // The sound of one or two words alone says nothing: a misspelt English word sounds like Italian.
    const isHeard = plain > 0 || language === "en" || heard.length >= ENOUGH_HEARD;
    return (
      said.reduce((sum, word) => sum + (telling?.has(word) ? 0.6 : 0), plain) +
      (isHeard ? heard.reduce((sum, shares) => sum + BY_SOUND * (shares.get(language) ?? 0), 0) : 0) +
      (language === otherwise ? weight : 0)
    );
  };
  return LANGUAGES.reduce((best, language) => (points(language) > points(best) ? language : best), otherwise);
}

/** Whether none of the words is one that is read in any language. */
export const knowsNoWordOf = (words: readonly Word[], isLocal: (word: string) => boolean): boolean =>
  words.every(
    ({ said, isMark }) =>
      isMark ||
      !(
        isLocal(said) ||
        USUAL_WORDS.has(said) ||
        Object.values(OWN_WORDS).some((own) => own.has(said)) ||
        tellingInAny().has(said)
      ),
  );
