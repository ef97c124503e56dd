import { oneOf } from "../words/one-of";
import { folded, PhraseTable, wordsOf } from "../words/phrases";

/** Words that only a question begins with, in six languages. */
const ASKING = new Set(
  `what whats when where wheres which who whos whose why how hows is isnt are arent were do does doesnt did can could should shall will would may am
  wann woher welche welcher welches welchen wer wem wen warum wieso kann kannst konnen darf durfen muss mussen soll sollen
  quel quelle quels quelles qui pourquoi combien peut puis peux pouvons
  cual cuales cuanto cuanta cuantos cuantas puedo podemos
  quale quali quanto quanta quanti quante posso possiamo
  qual quais quantos quantas`.split(/\s+/),
);
/** These begin a question where the sentence ends as one. */
const MAYBE_ASKING = new Set(
  `have has must dont cant was wo wohin wie ist sind gibt hat haben lohnt brauchen brauche braucht ou quand comment est faut doit dois devons
  que cuando donde quien como es esta estan hay puede se tengo tenemos hace vale che cosa cos quando dove chi perche come e c puo si devo dobbiamo
  bisogna serve ha onde quem tem pode da preciso precisamos`.split(/\s+/),
);
/** Words that only begin a sentence. */
const OPENING = new Set(
  "and so also ok okay hey hi und also oder et alors y pero e ma entao ainda n plus oh ah btw".split(" "),
);
/** What stands between two questions in one breath. */
const AND = new Set("and n und et y e also plus".split(" "));
/** So few words are no question of their own. */
const FEWEST = 3;
const MOST = 3;

/** `begins`: with a word that asks. */
export type Part = { text: string; asks: boolean; begins: boolean };

const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a word begins a question in a sentence that ends as one, or not. */
const asksAt = (word: string, isQuestion: boolean): boolean =>
  ASKING.has(word) || (isQuestion && MAYBE_ASKING.has(word));

/** These ask wherever they stand: "the garden till what time". */
const ASKS_ANYWHERE = new RegExp(
  String.raw`\b${oneOf(`
    what time, how much/long/far/many/late, til/till/until/untill when/what
    | bis wann, wie lange/viel/weit
    | jusqu'a/jusqua quand/quelle, a quelle heure
    | hasta cuando, hasta que hora, a que hora
    | fino a quando, fino a che ora, a che ora
    | ate quando, ate que horas, a que horas
  `)}\b`,
);

function beginsToAsk(text: string, isQuestion: boolean): boolean {
  const first = wordsIn(text).find((word) => !OPENING.has(word));
  return first !== undefined && asksAt(first, isQuestion);
}

/** A sentence in two where an "and" stands before a word that asks. */
function partsOfSentence(sentence: string): Part[] {
  const isQuestion = /[?？]\s*$/.test(sentence);
  const parts = [""];
  for (const token of sentence.split(/(?<=[\s,])(?=\S)/u)) {
    const last = parts.length - 1;
    const before = wordsIn(parts[last] ?? "");
    const isApart = AND.has(before.at(-1) ?? "") || /,\s*$/.test(parts[last] ?? "");
    const word = wordsIn(token)[0] ?? "";
    // "Hat alles auf, was wir vorhaben?" is one question.
    const isRelative = word === "was" && before.includes("alles");
    const joins = before.length > FEWEST && isApart && !isRelative && asksAt(word, isQuestion);
    if (joins) parts.push(token);
    else parts[last] = `${parts[last] ?? ""}${token}`;
  }
  return parts
    .map((part) => part.replace(/[\s,]+(?:(?:and|n|und|et|y|e|also|plus)\s*)?$/iu, "").trim())
    .filter((part) => /\p{L}/u.test(part))
    .map((text) => {
      const begins = beginsToAsk(text, isQuestion);
      return { text, begins, asks: begins || /[?？]$/.test(text) || ASKS_ANYWHERE.test(folded(text)) };
    });
}

/** The sentences and halves of what was typed, and which of them ask. */
export const partsOf = (text: string): Part[] =>
  text.split(/(?<=[?？!;…])\s*|(?<=\p{L}{2}[.])\s+/u).flatMap(partsOfSentence);

/**
 * The questions that were asked in one breath, each with what was said before it that asks nothing: one where nothing parts them, and so the text itself.
 */
export function questionsIn(text: string): string[] {
  const questions: string[] = [];
  let said = "";
  for (const { text: part, asks } of partsOf(text)) {
    const whole = said ? `${said} ${part}` : part;
    // "Is 10 % ok" asks of what was asked before.
    const isOfBefore = questions.length > 0 && wordsIn(part).length <= FEWEST + 1 && /\d/.test(part);
    const isOwn = asks && wordsIn(part).length >= FEWEST && !isOfBefore;
    if (isOwn && questions.length < MOST) {
      questions.push(whole);
      said = "";
    } else said = whole;
  }
  if (questions.length < 2) return [text];
  return said ? [...questions.slice(0, -1), `${questions.at(-1) ?? ""} ${said}`] : questions;
}

/** "What do people use?" is answered with what it goes on about. */
export const asksWhatOthersDo = (message: string): boolean => {
  const words = wordsOf(message);
  return words.filter(({ isMark }) => !isMark).length <= OTHERS_WORDS && WHAT_OTHERS_DO.find(words).length > 0;
};
const OTHERS_WORDS = 7;
const WHAT_OTHERS_DO = new PhraseTable({
  others: `
    what/which do/does/should people/locals/you/they/everyone/we/i use/take/do
    | was nimmt/nutzt/benutzt/macht man, was nehmen/nutzen/benutzen/machen die/alle/leute/wir
    | on utilise/prend/fait quoi, qu utilisent/utilise les? gens/on, que font les gens, les gens utilisent quoi
    | que usa/usan/hace la/los? gente/todos/locales, que se usa, que usamos
    | cosa si usa, cosa usano/usa/fanno la/le? tutti/gente/persone/locali
    | o que se usa, que usam/usa o/os/as/a? pessoal/pessoas/gente/locais, usam o que
  `,
});
