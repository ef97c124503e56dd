import { oneOf } from "../../words/one-of";
import { LENGTH } from "./amounts";

/** What is counted, and no hour: "a 4yo", "a 10 minute walk", "a 3 course dinner". */
const THINGS = oneOf(`
  yo, yr, yrs, year, years, month, months, min, mins, minut*, km, kilomet*, mile, miles, star, stars, course, courses,
  people, pax, block, blocks, stop, stops, kid, kids
  | jahr*, monat*, leute, kinder
  | ans, mois, pers*
  | anos, meses
  | anni, mesi
  | anos, pessoas
`);
const COUNTED = new RegExp(String.raw`\b\d{1,2}[ -]?(?:${THINGS}|y/o)\b`, "g");

/** At these hours no stop begins: "we land at 11", "free until 10", "i bimbi si svegliano alle 10". */
const OF_THEIRS = oneOf(`
  free, open, opens, close, closes, land, lands, landing, arriv*, flight, wake, wakes, waking
  | gratis, kostenlos, umsonst, offnet, schliesst, lande, landen, ankommen, wach*
  | gratuit*, ouvre, ferme, arriv*, atterr*, reveill*
  | gratuito, abre*, cierra*, aterriza*, llega*, vuelo, despiert*
  | gratuito, apre, chiude, arriv*, atterr*, svegli*, volo
  | gratuito, abre*, fecha, chega*, pousa*, acorda*
`);
const NO_STOP = new RegExp(
  String.raw`\b(?:${OF_THEIRS}|kommen .{0,12}?an)\b[^,.;!?]{0,16}?\b\d{1,2}(?:[:.h]\d{2})?\b(?: ?(?:am|pm|uhr|h))?`,
  "g",
);

/** "12 is", "19 uhr ist", "a las 9 es". */
const IS = oneOf("is, feels, sounds | ist | est, c, c est | es, esta | e | e, ta, esta, fica");
const WAY = oneOf("way, far, gonna be, going to be | viel | bien");
const TOO = oneOf(`
  too, already
  | zu, schon
  | trop
  | demasiado, muy
  | troppo
  | muito, tao, demasiado, cedo/tarde demais
  | brutal
`);
/** "At 8 is too early": the hour that somebody does not want. */
const TOO_SOON = new RegExp(
  String.raw`\b\d{1,2}(?:[:.h]\d{2}| ?(?:am|pm|uhr|h))?(?: ${IS})?(?: ${WAY})? ${TOO}\b`,
  "g",
);

const THAN = oneOf(`
  than, instead of
  | als, statt
  | que, plutot qu
  | que, en vez de
  | di, invece che
  | que, do que, em vez da/das
`);
const AT = oneOf("at | um | a | a las, las | alle, a | as, a");
/** "A las 7 mejor que a las 9": the second hour is the one that is not wanted. */
const RATHER_THAN = new RegExp(String.raw`\b${THAN}['’ ](?:${AT} )?\d{1,2}(?:[:.h]\d{2})?\b`, "g");

/** A text in figures without the numbers that are no hour somebody wishes for. */
export const withoutOtherNumbers = (plain: string): string =>
  [LENGTH, COUNTED, NO_STOP, TOO_SOON, RATHER_THAN].reduce((left, each) => left.replace(each, " "), plain);
