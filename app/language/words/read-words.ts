import { editDistance } from "~/domain/cities/edit-distance";
import { DANGER_TABLES } from "../question/danger";
import { DEMANDS } from "../wish/demand-words";
import { KIND_TABLE } from "../wish/kind-words";
import { TOPIC_TABLES } from "../question/topic";
import { type Language, LANGUAGES } from "~/domain/people/language";
import { type Word, wordsOf } from "./phrases";
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

/** The telling word that a misspelt one was meant to be, or the word itself. Only words with the same first letter are considered: it is seldom wrong. */
function corrected(word: string, language: Language): string {
  const telling = tellingWords().get(language) ?? new Set<string>();
  if (
    word.length < SHORTEST_CORRECTED ||
    [...tellingWords().values()].some(
      (each) => each.has(word) || each.has(`${word}s`) || each.has(word.replace(/s$/, "")),
    )
  )
    return word;
  const most = word.length >= LONG ? 2 : 1;
  let [best, fewest] = [word, most + 1];
  for (const option of telling) {
    if (option.length < SHORTEST_CORRECTED || option[0] !== word[0]) continue;
    const errors = editDistance(word, option, most).whole;
    if (errors < fewest) [best, fewest] = [option, errors];
  }
  return best;
}

/** What was typed, misspelt words corrected; those that `isLocal` knows, which the city's places are described with, are left alone. */
export function readWords(text: string, isLocal: (word: string) => boolean = () => false): Word[] {
  const words = wordsOf(text);
  const language = languageOf(words);
  return words.map((word) =>
    word.isMark || USUAL_WORDS.has(word.said) || isLocal(word.said)
      ? word
      : { ...word, said: corrected(word.said, language) },
  );
}

/** Little words that tell one language from the others. */
const OWN_WORDS: Record<Exclude<Language, "en">, ReadonlySet<string>> = {
  de: new Set(
    "der das den dem und ist nicht ich wir uns euch sie mit fur ein eine einen kein keine wo wie was gibt bitte etwas lieber mochte mochten haben auch heute morgen wann konnen zu im am vom zum zur auf oder aber nur mal es ohne statt mehr hier wer man soll mir mich dir uns keinen keiner denn doch schon noch sehr gern gerne eher will wollen sind unsere unserer welche welcher was tun dann".split(
      " ",
    ),
  ),
  fr: new Set(
    "le les est et vous pas je nous pour avec une des du dans ou sur qui que quel quelle au aux plus moins sans mon ma mes notre nos on a ce cette c y il elle demain aujourd hui veut voudrait peut faire combien quoi s d l son ses leur cet ces aussi plutot encore tres entre comme truc etre avez je j qu un autre autres chose suis sont genre".split(
      " ",
    ),
  ),
  es: new Set(
    "el los las es y no para con una un del al donde que cual cuando como algo mas menos sin mi mis nuestro nos hay por favor quiero queremos manana hoy muy esta este lo se tenemos puedo me te esa ese eso esto porque pero tambien otro otra nada le les ni hace pon quita cambia".split(
      " ",
    ),
  ),
  it: new Set(
    "il gli lo e non per con una un del della di che dove quando come qualcosa piu meno senza mio mia nostro ci sono c e domani oggi vogliamo vorrei possiamo al alla nel i si quanto cosa mi ti perche sempre solo dov delle degli dei dal dalla nella sul sulla ma anche poi qui questo questa quello le ho ha sono siamo niente uno altro altra altri po roba ai".split(
      " ",
    ),
  ),
  pt: new Set(
    "o os e nao para com uma um do da dos das que onde quando como algo mais menos sem meu minha nosso nos ha por favor quero queremos amanha hoje muito esta este se temos posso no na em ao aos pelo pela pra pro tem quanto algum alguma voce voces gente isso esse essa ele ela mas tambem outro outra nada ja cedo vezes nossa ta bora precisa bom boa lugar as".split(
      " ",
    ),
  ),
};
const ENGLISH = new Set(
  "the is and you your not know for with it we i a to of in on what where when how can do something please no this that our my me near are have want like instead from at be would any there".split(
    " ",
  ),
);
/** Letters that are as good as a word. */
const LETTERS: readonly (readonly [Language, RegExp])[] = [
  ["de", /[äöüß]/i],
  ["fr", /[èêëîïûçœ]|\b[ldjcs]['’]/i],
  ["es", /[ñ¿¡]/i],
  ["it", /[ìò]|\b(un|dell|all|nell|l)['’]/i],
  ["pt", /[ãõ]/i],
];

/** The language that somebody types in: by its little words, then by the words of the tables; English where nothing says otherwise. */
export function languageOf(words: readonly Word[], text = ""): Language {
  const said = words.filter(({ isMark }) => !isMark).map((word) => word.said);
  const points = (language: Language): number => {
    const own = language === "en" ? ENGLISH : OWN_WORDS[language];
    const telling = tellingWords().get(language);
    const letters = LETTERS.some(([each, pattern]) => each === language && pattern.test(text)) ? 1.5 : 0;
    return (
      said.reduce((sum, word) => sum + (own.has(word) ? 1 : 0) + (telling?.has(word) ? 0.6 : 0), letters) +
      (language === "en" ? 0.1 : 0)
    );
  };
  return LANGUAGES.reduce((best, language) => (points(language) > points(best) ? language : best), "en" as Language);
}

/** Whether none of the words is one that is read in any language. */
export const knowsNoWordOf = (words: readonly Word[], isLocal: (word: string) => boolean): boolean =>
  words.every(
    ({ said, isMark }) =>
      isMark ||
      !(
        isLocal(said) ||
        USUAL_WORDS.has(said) ||
        ENGLISH.has(said) ||
        Object.values(OWN_WORDS).some((own) => own.has(said)) ||
        [...tellingWords().values()].some((telling) => telling.has(said))
      ),
  );
