import { PhraseTable, type Word } from "../../words/phrases";
import { refusedOf } from "../../words/small-words";
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

/** That it is only a coffee, with a seat or without. */
const COFFEE = new PhraseTable({
  coffee: `
    coffee/coffees, cafe/cafes, espresso, cappuccino, flat white, cuppa, tea
    | kaffee, kaffeehaus, cafe, käffchen, espresso, tee
    | cafe/cafes, espresso, un the
    | cafe/cafes, cafecito, cafeteria, cortado
    | caffe, cappuccino, bar per colazione
    | cafe/cafes, cafezinho, bica, galao
  `,
});

/** "A nice coffee before the Louvre": whether a coffee is wanted ahead of what stands there. */
export const coffeeBeforeIn = (words: readonly Word[]): boolean =>
  AHEAD.find(words).length > 0 && COFFEE.find(words).some((hit) => !refusedOf(words, [hit]).has(hit));

/** It is to be fitted in beside what is planned. */
export const FITS_IN = new PhraseTable({
  fits: `
    squeeze/fit/fitting/squeezing/sneak/slot .. in, time/room for, quick, add, grab, stop for
    | passt .. rein, geht .. noch, noch .. rein, einschieben, einbauen, zeit für, unterbringen, schnell, vorher noch
    | caser, glisser, ajouter, temps de/d/pour, place pour, rapide, s arreter
    | meter, encajar, cabe, tiempo de/para, anadir, parar, colar
    | ci sta, infilare, incastrare, aggiungere, tempo per/di, fermarci/fermarsi, riusciamo
    | encaixar, encaixa, cabe, tempo de/para/pra, adicionar, parar, enfiar, meter
  `,
});

/** Ahead of it, and not by what hour, nor of something else. */
const AHEAD = new PhraseTable({
  ahead: `
    !before #, !not/nothing before, before, beforehand
    | !vor #, vorher, davor, vorneweg, vor dem/der/den/unserem/unserer, vorm
    | !avant #, !pas avant, avant
    | !antes de las, !no antes, antes
    | !prima di/delle #, !non prima, prima di/del/della/dello/degli/dei/delle/dell
    | !antes das #, !nao antes, antes
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
