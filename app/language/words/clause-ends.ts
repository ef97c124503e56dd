import type { Language } from "~/domain/people/language";
import { oneOf } from "./one-of";

/** Where one wish ends and another begins; a comma alone stands between what is asked of one. */
const BETWEEN = oneOf(`
  and then?, plus, then
  | und dann/danach?, dann
  | et puis/apres/après?, puis
  | y luego/despues/después?, luego
  | e poi/dopo/depois?, poi
`);
export const BETWEEN_WISHES = new RegExp(String.raw`\s*[;.]\s+|,?\s+${BETWEEN}\s+`, "iu");
/** A comma, too, ends what is said of a stop that goes. */
export const BETWEEN_CLAUSES = new RegExp(`,|${BETWEEN_WISHES.source}`, "iu");

/** Who laughs in writing has ended a clause: "hahaha", "kkkk", "mdr". */
const LAUGHS = ["k{2,}", "(?:ha){2,}h?", "(?:ah){2,}a?", "(?:ja){2,}", "(?:he){2,}", "(?:rs){2,}", "lol+"];
const LAUGHTER = String.raw`,?\s+(?:${LAUGHS.join("|")}|${oneOf("lmao, xd, mdr, ptdr")})(?:\s+|$)`;
/** A mark that stands in no figure. */
const MARK = String.raw`[.!?;:]+(?:\s+|$)`;
const PICTURE = String.raw`\s*\p{Extended_Pictographic}[\p{Extended_Pictographic}\uFE0F\u200D]*(?:\s+|$)`;
/** After a comma and such a word the hour still follows: "at, like, seven". */
const LIKE = oneOf("like, so, say | sagen wir | genre, disons | por ejemplo, digamos | tipo, diciamo | tipo, digamos");
const COMMA = String.raw`,(?!\s*${LIKE}\s)`;

/** Words that another clause begins with. */
const JOINING = "and & + but und aber et mais y pero e ma mas denn because weil car porque".split(" ");
const ENDED = String.raw`(?:\s|$|[.,;!?])`;
/** Before these such a word joins nothing: "sept heures et demie", "las siete y media", "on y va". */
const JOINS_NOTHING: Readonly<Partial<Record<string, readonly string[]>>> = {
  et: [`${oneOf("quart, demi, demie, quelques")}${ENDED}`],
  y: [
    `${oneOf("media, pico, cuarto")}${ENDED}`,
    String.raw`${oneOf("a, en, avait, aurait, aura, va, vas, vais, allons, allez, vont, aller, ira, irait")}\s`,
  ],
  e: [`${oneOf("meia, mezza, mezzo, pouco, pico, picos, un quarto")}${ENDED}`],
};

const joiningBut = (goesOn: string | null): string =>
  JOINING.filter((word) => word !== goesOn)
    .map((word) => oneOf(word) + (JOINS_NOTHING[word] ?? []).map((after) => String.raw`(?!\s${after})`).join(""))
    .join("|");

/** The ends of clauses, of which one of the joining words is none. */
const endsBut = (goesOn: string | null): RegExp =>
  new RegExp([LAUGHTER, MARK, PICTURE, COMMA, String.raw`\s+(?=(?:${joiningBut(goesOn)})\s)`].join("|"), "iu");

const ENDS = endsBut(null);
/**
 * What ends a clause, after what is typed: a mark that stands in no figure, or a word that begins another. "Mais" is "more" in Portuguese, "mas" in Spanish
 * without its accent, and "ma" is "my" in French: there these go on with the clause.
 */
export const CLAUSE_ENDS: Readonly<Record<Language, RegExp>> = {
  ...{ en: ENDS, de: ENDS, it: ENDS },
  ...{ pt: endsBut("mais"), es: endsBut("mas"), fr: endsBut("ma") },
};
