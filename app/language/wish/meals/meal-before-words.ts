import { PhraseTable, type Word } from "../../words/phrases";
import { mealLeftOut, needsIn, withoutMealTimes } from "../need-words";

/** That it comes before what stands there, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const BEFORE = new PhraseTable({
  before: `
    !before #, !not/nothing before, before, beforehand, first
    | !vor #, vorher, davor, zuvor, vorneweg, vor der/dem show/vorstellung/oper/konzert/theater/stück/spiel/musical,
    erst was, erst noch
    | !avant #, !pas avant, avant, d abord
    | !antes de las, !no antes, antes, primero
    | !prima di/delle #, !non prima, prima
    | !antes das, !nao antes, antes, primeiro
  `,
});
/** That something is eaten. */
const EATS = new PhraseTable({
  eats: `
    eat, eating, bite, food, dinner, supper, lunch, grub, meal
    | essen, abendessen, mittagessen, happen, snack, imbiss
    | manger, mange, mangeons, diner, dine, dinons, resto, bouffe, bouffer, grignoter
    | comer, comemos, comamos, cenar, cenamos, cenemos, cena, tapear, picar
    | mangiare, mangiamo, ceniamo, cenare, cena, pranzare, boccone
    | comer, comemos, comermos, jantar, jantamos, jantarmos, almocar, petiscar
  `,
});

/** Whether somebody wants to eat before what stands there. */
export const mealBeforeIn = (words: readonly Word[]): boolean =>
  BEFORE.find(words).length > 0 &&
  // "A walk before dinner" says when, and asks for no table.
  (EATS.find(withoutMealTimes(words)).length > 0 || isBreakfast(words)) &&
  mealLeftOut(words) === null;

/** Whether that is a breakfast. */
export const isBreakfast = (words: readonly Word[]): boolean => needsIn(words).includes("breakfast");
