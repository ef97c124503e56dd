import { folded, inFigures } from "../../words/phrases";
import { oneOf } from "../../words/one-of";

/** What stands before a length, and not an hour: "max. 1h". */
const AT_MOST_BEFORE = oneOf(`
  max, max., maximum, at the? most, no/not more/longer than, only, just, under
  | maximal, hochstens, bloss, nur
  | au plus/maximum, pas plus d/d'/de, seulement, juste
  | maximo, como mucho/maximo, a lo sumo, no mas de, solo, solamente
  | al massimo, non piu di, solo, soltanto
  | maximo, no maximo, nao mais de, apenas, so
`);
/** And what stands after one: "2 h tops". */
const AT_MOST_AFTER = oneOf(`
  max, maximum, tops, at the? most, is/are? enough/plenty
  | maximal, hochstens, reicht, reichen, genugt
  | maxi, au plus/maximum, suffit, suffisent
  | maximo, como mucho/maximo, basta, bastan
  | massimo, al massimo, basta, bastano
  | no? max/maximo, chega, chegam
`);
/** What stands before an hour, and no length. */
const AT_AN_HOUR = oneOf("at, by, from | um, ab, gegen | vers, avant, apres, a | las | alle, dalle | as, pelas, das");
const HOURS = String.raw`([1-5]) ?h(?:rs?)?(\d{2})?`;
/** "1h max": how long, written as an hour could be; so few hours nobody names for the time of day, and no word for one stands before them. */
export const LENGTH = new RegExp(
  String.raw`(?<!\b${AT_AN_HOUR} )(?:\b${AT_MOST_BEFORE} ${HOURS}\b|\b${HOURS},? ${AT_MOST_AFTER}\b)`,
  "g",
);

/** Minutes of the length that something is to have at most, where it is written like an hour; null for none. */
export function atMostIn(text: string): number | null {
  const [found] = inFigures(folded(text)).matchAll(LENGTH);
  return found ? Number(found[1] ?? found[3]) * 60 + Number(found[2] ?? found[4] ?? 0) : null;
}

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ half: 0.5, halbe: 0.5, demi: 0.5, media: 0.5, mezz: 0.5, meia: 0.5 },
  ...{ two: 2, zwei: 2, deux: 2, dos: 2, due: 2, duas: 2 },
  ...{ three: 3, drei: 3, trois: 3, tres: 3, tre: 3 },
};
const NUMBER = oneOf(`
  a, an, one, two, three, half a/an
  | ein, eine, einer, halbe, zwei, drei
  | un, une, demi, deux, trois
  | un, una, media, dos, tres
  | un, una, mezz, due, tre
  | um, uma, meia, duas, tres
`);
const HOURS_OR_MINUTES = oneOf(`
  hour, hours, hr, hrs, min, minut*
  | stunde, stunden, stundchen, std
  | heure, heures, petite heure
  | hora, horas, horita, horitas
  | ora, ore, oretta
  | hora, horas, horinha, horinhas
`);
/** By how much a time shall move: "an hour later", "30 min früher". */
const AND_A_HALF = oneOf("and a half | und halb* | et demie, et demi | y media | e mezza, e mezzo | e meia");
const AMOUNT = new RegExp(String.raw`\b(?:(\d{1,3}|${NUMBER}) ?'?-?)(${HOURS_OR_MINUTES})\b(?: (${AND_A_HALF})\b)?`);

/** "Anderthalb Stunden", "1.5 hours". */
const ONE_AND_A_HALF = new RegExp(
  String.raw`\b(?:${oneOf("anderthalb, eineinhalb, an hour and a half, one and a half")}|1[.,]5) ?(?:${HOURS_OR_MINUTES}|h)?\b`,
);

/** Minutes; null where they name no amount. */
export function amountIn(text: string): number | null {
  const said = folded(text).replace(/[’']/g, "'").replace(ONE_AND_A_HALF, "90 min");
  const [, number = "", unit = "", half = ""] = AMOUNT.exec(said) ?? [];
  if (!unit) return atMostIn(text);
  const amount = Number(number) || (NUMBERS[number.split(" ")[0] ?? ""] ?? 1);
  return Math.round((amount + (half ? 0.5 : 0)) * (unit.startsWith("min") ? 1 : 60));
}
