import { oneOf } from "../../words/one-of";
import { LEADS_ON } from "../clauses";

/** How a wish begins before it names what is wished, in English | German | French | Spanish | Italian | Portuguese. */
const WISHES = oneOf(`
    can/could we/i/you please?, can/could we/i/you, i/we would? like/love to do?, i/we would? like/love,
    i/we want/wanna/need to do?, i/we want/wanna/need, let s, lets, how/what about, maybe, something like, just, please,
    pls, rather, instead
    | können/könnten/koennen/kann wir/ich/man, ich/wir möchte/möchten/moechte/moechten/mag/mögen/will/wollen/würden/würde,
    ich/wir hätte/hätten/haette/haetten/brauche/brauchen, lieber, gerne/gern, bitte, vielleicht, gibt es/s, gibts,
    so was wie, sowas wie
    | est-ce qu on/il, on peut/pourrait/aimerait/voudrait/veut, peut-on, je voudrais/veux/aimerais,
    nous voudrions/aimerions/voulons, plutôt/plutot, s il vous plait, peut être/etre, il y a
    | quiero/queremos/quisiera/quisiéramos/queria/quería/queríamos, me/nos gustaría/gustaria, podemos/podríamos/podriamos,
    mejor, por favor, porfa, hay, tipo, algo como
    | voglio/vogliamo/vorrei/vorremmo, mi/ci piacerebbe, possiamo/potremmo, meglio, per favore, c è, tipo, qualcosa come
    | quero/queremos/queria/queríamos/queriamos, gostava/gostaria/gostávamos/gostaríamos de, podemos/podíamos,
    a gente quer/queria, dá/da pra/para, melhor, por favor, tem, tipo, algo como
  `);
const BEGINS = new RegExp(String.raw`^(?:${WISHES}(?![\p{L}\p{N}])[\s,]*)+`, "iu");
const ENDS = new RegExp(
  String.raw`[\s,]+${oneOf("please, pls, plz | bitte | svp, s il vous plait | por favor, porfa | per favore | por favor")}$`,
  "iu",
);
/** The hour stands on the card itself. */
const HOUR = new RegExp(
  String.raw`[\s,]+(?:${oneOf("at, around, about, from | um, gegen, ab | vers, à, a | a las, sobre las, tipo, a eso de las | alle, verso le, all | às, as, pelas")} )+\d{1,2}(?:[:.h]\d{2})?(?: ?(?:am|pm|uhr|h))?(?![\p{L}\p{N}])`,
  "giu",
);
const MARKS = /^[\s:;,.!?–—-]+|[\s:;,.!?–—-]+$/gu;
const LONGEST = 60;

/** What a clause asks for in its own words, as somebody writes it into a plan: "can we go for a run pls" is "Go for a run". Empty where nothing is left. */
export function thingAsked(clause: string): string {
  const said = clause
    .replace(/’/g, "'")
    .replace(LEADS_ON, "")
    .replace(HOUR, "")
    .replace(BEGINS, "")
    .replace(MARKS, "")
    .replace(ENDS, "")
    .replace(MARKS, "");
  return shortened(said).replace(/^./u, (letter) => letter.toUpperCase());
}

/** The parts between commas that are short enough together, or else the words. */
function shortened(said: string): string {
  if (said.length <= LONGEST) return said;
  const comma = said.lastIndexOf(",", LONGEST);
  return said.slice(0, comma > 0 ? comma : said.lastIndexOf(" ", LONGEST));
}
