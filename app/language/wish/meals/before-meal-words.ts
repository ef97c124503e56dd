import { PhraseTable, saidAsTyped, type Word } from "../../words/phrases";

/** Before a meal that stands: when something is to be over, and nothing to eat. In English | German | French | Spanish | Italian | Portuguese. */
const BEFORE_MEAL = new PhraseTable<"lunch" | "dinner">({
  lunch: `
    before/til/till/until/pre the/our? lunch
    | vor/bis dem/zum/unserem? mittagessen
    | avant le/notre? dejeuner
    | antes del/de el? almuerzo, antes de almorzar
    | prima di/del? pranzo
    | antes do/de almoco, antes de almocar
  `,
  dinner: `
    before/til/till/until/pre the/our? dinner/supper/meal/reservation/table
    | vor/bis dem/zum/unserem? abendessen/essen/abendbrot
    | avant le/notre? diner/repas/souper, avant de diner/manger
    | antes de la? cena, antes de cenar/comer
    | prima di/della? cena, prima di cenare/mangiare
    | antes do/de jantar
  `,
});

/** The meal before which something is wished for; null for none. */
export const mealItIsBefore = (words: readonly Word[]): "lunch" | "dinner" | null =>
  BEFORE_MEAL.find(words)[0]?.id ?? null;

/** What is wished, without that it comes before a meal, and what it may cost. */
export function besidesMealAndSum(words: readonly Word[]): string {
  const hits = [...BEFORE_MEAL.find(words), ...EACH_AT_MOST.find(words)];
  return saidAsTyped(words.filter((_, at) => !hits.some(({ from, to }) => at >= from && at < to)));
}

/** What one person may pay, as "at most so much each". */
const EACH_AT_MOST = new PhraseTable({
  most: `
    not/no more than #, max/maximum/under/below #, # each/max/tops/pp, # a/per head/person, #€ each/max/a/pp, max #€
    | höchstens/maximal/max/unter #, nicht mehr als #, # pro kopf/person/nase, #€ pro, max #€, # euro pro
    | max/maximum #, pas plus de #, moins de #, # par tete/personne, #€ par, # chacun
    | max/maximo #, no mas de #, menos de #, # por cabeza/persona, # cada uno/una, #€ por/cada
    | max/massimo #, non piu di #, meno di #, # a testa, #€ a testa, # euro a testa
    | max/maximo/ate #, nao mais de #, menos de #, # por cabeca/pessoa, # cada um/uma, #€ por/cada
  `,
});

/** Whether somebody says what one person may pay at the most. An hour, or how long, is no sum. */
export function namesSumEach(words: readonly Word[]): boolean {
  const [hit] = EACH_AT_MOST.find(words);
  return hit !== undefined && !words.slice(hit.from, hit.to + 1).some(({ said }) => COUNTED.test(said));
}
const COUNTED = /^(?:min|h|hour|hr|stunde|heure|hora|ora|ore|am|pm|uhr|people|person|pers|km|stop)/u;
