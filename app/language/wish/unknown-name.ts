import type { CitySearch } from "../search/city-search";
import { IN_NAMES, namesOf } from "../words/in-names";
import { LITTLE_WORDS } from "../words/little-words";
import { folded, wordsOf } from "../words/phrases";
import { PLAIN_WORDS, USUAL_WORDS } from "../words/usual-words";
import { DESTINATIONS } from "./act-words";
import { DEMANDS } from "./demand-words";
import { KIND_TABLE } from "./kind-words";

/** Words with capitals, and the little ones between them: "Museo del Prado". */
const NAMES = namesOf({
  word: String.raw`\p{Lu}\p{Ll}[\p{L}'’-]+`,
  between: `${IN_NAMES} | and | vom, zum, zur, am, der, den, van | los, las | il, lo, gli | das`,
  more: "any",
});
/** After these comes who is with them, no place. */
const FOR_WHOM = new Set(
  "for with für fur mit pour avec para con com per my mein meine meinen mon ma mi mio mia meu minha".split(" "),
);
/** And after these what nobody wants. */
const NOT = new Set("not no nicht kein keine keinen ohne pas sans no sin non senza nao sem".split(" "));
/** After these a German adjective has a capital: "nichts Schweres". */
const SOME = new Set("nichts was etwas viel wenig".split(" "));
/** "Gibt es Schatten", "wo es Schatten gibt": a thing, as every noun of German has a capital. */
const isThere = (before: string, after: string): boolean =>
  /\bgibt('?s| es)\s*$/i.test(before) || (/\bes\s*$/i.test(before) && /^\s*gibt\b/i.test(after));
const SHORTEST = 4;
/** What else a sentence begins with, and no name: "Lieber Strand". */
const BEGINS = new Set(
  `statt anstatt klar genau lieber eher heute morgen abends mittags danach dann bitte vielleicht unser unsere meine mein plutot demain aujourd ensuite mon ma mes notre nos mejor
  hoy luego mi mis nuestro nuestra meglio oggi domani poi mio mia miei nostro melhor hoje amanha depois meu minha meus prefer rather maybe please my`.split(
    /\s+/,
  ),
);

/** Without the possessive or adverb that a sentence begins with: of "Meine Mutter" that is "Mutter", and its own capital tells nothing. */
export function withoutOpener(name: string, before: string): string {
  const [first = "", ...rest] = name.split(" ");
  const opens = /(^|[.!?…:]\s*)$/u.test(before) && (BEGINS.has(folded(first)) || LITTLE_WORDS.has(folded(first)));
  return opens ? rest.join(" ") : name;
}
/** "Mets-le à midi" begins with what is to be done. */
const IS_DONE = /^\p{Lu}\p{Ll}+-(?:le|la|les|moi|nous|vous|lui|leur|en|y)$/u;
/** Whom somebody is with is no place. */
const PEOPLE = new Set(
  `mutter vater mama papa eltern oma opa tochter sohn kinder schwester bruder frau mann freund freundin schwiegermutter schwiegervater tante onkel
  mere pere parents mari femme fils fille soeur frere amie ami madre padre marido mujer esposa hijo hija hermana hermano abuela abuelo suegra
  mamma papa marito moglie figlio figlia sorella fratello nonna nonno suocera mae pai mulher filho filha irma irmao avo sogra
  mother father mum mom dad husband wife son daughter sister brother grandma grandpa girlfriend boyfriend`.split(/\s+/),
);

const isDemand = (word: string): boolean => DEMANDS.some(([, table]) => table.find(wordsOf(word)).length > 0);
const isKind = (text: string): boolean => KIND_TABLE.find(wordsOf(text)).length > 0;

const isTime = (word: string): boolean => DESTINATIONS.find(wordsOf(word)).length > 0;
const ARTICLES = new Set("der die das den dem am im zum zur le la les el los las il lo gli o os as the".split(" "));
/** What one has, and no place: every noun of German has a capital. */
const THINGS = new Set(
  `tickets karten ticket karte buchung reservierung hunger durst lust zeit wetter regen sonne magen scharfes hauptsache ecke rad vormittag nachmittag abend
  mittag weile pause ruhe schatten platz`.split(/\s+/),
);

/** So many words of a name that no place here has together are no chance: each of them may stand somewhere in the city. */
const MANY = 3;
const isOfNoPlace = (own: readonly string[], find: CitySearch["find"]): boolean =>
  own.length >= MANY && find(own.join(" "), { all: true }).length === 0;

/** Several words with capitals of which no place here has all, or one that nobody here knows at all. */
const isName = (
  words: readonly string[],
  own: readonly string[],
  find: CitySearch["find"],
  hasWord: CitySearch["hasWord"],
): boolean =>
  words.filter((word) => word.length >= SHORTEST).length > 1
    ? own.length > 0 && find(own.join(" "), { all: true }).length === 0
    : own.some((word) => !hasWord(word) && !USUAL_WORDS.has(word));

/**
 * A name in what was typed that nothing known explains: "the Museum of Lost Socks". Null for none, and where it may be no place: the first word of a
 * sentence, somebody who comes along, an adjective before a kind of place.
 * @param isSure where other words of the wish are read, or a part of the name: then only what can be nothing but a name
 */
export function unknownNameIn(feedback: string, { hasWord, find }: CitySearch, isSure = false): string | null {
  const explains = (word: string): boolean =>
    word.length < SHORTEST ||
    PLAIN_WORDS.has(word) ||
    USUAL_WORDS.has(word) ||
    hasWord(word) ||
    isKind(word) ||
    isDemand(word) ||
    isTime(word);
  for (const found of feedback.matchAll(NAMES)) {
    const before = feedback.slice(0, found.index);
    const name = withoutOpener(found[0], before);
    if (name === "" || IS_DONE.test(name)) continue;
    const words = name.split(/[ ’'-]/).map(folded);
    const after = feedback.slice(found.index + found[0].length);
    const isFirst = words.length === 1 && /(^|[.!?…]\s*)$/u.test(before) && /^\s*(\p{L}|,)/u.test(after);
    const isAdjective = words.length === 1 && isKind(after.split(/\s+/).slice(0, 2).join(" "));
    const [last = "", beforeLast = ""] = folded(before).trim().split(/\s+/).reverse();
    const isRefused = NOT.has(last) || NOT.has(beforeLast) || NOT.has(words[0] ?? "");
    const isSomebody = words.every((word) => PEOPLE.has(word));
    const isThing = words.length === 1 && (SOME.has(last) || isThere(before, after));
    if (isFirst || isAdjective || isRefused || isSomebody || isThing || FOR_WHOM.has(last)) continue;
    // "Was Romantisches am Abend", "den Nachmittag am Strand".
    const told = SOME.has(last) ? words.slice(1) : words;
    const isWhen = (word: string): boolean => ARTICLES.has(word) || isTime(word) || THINGS.has(word);
    if (told.every(isWhen)) continue;
    if (told.some((word) => isTime(word) || THINGS.has(word)) && told.every((word) => isWhen(word) || isKind(word)))
      continue;
    const own = words.filter(
      (word) => word.length >= SHORTEST && !PLAIN_WORDS.has(word) && !isKind(word) && !isDemand(word),
    );
    if (isSure ? isName(words, own, find, hasWord) : words.some((word) => !explains(word)) || isOfNoPlace(own, find))
      return name;
  }
  return null;
}
