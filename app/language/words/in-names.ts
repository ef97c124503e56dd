import { oneOf } from "./one-of";

/** Little words that stand between those of a name. */
export const IN_NAMES = `
  of, the
  | von
  | de, du, des, la, le, les
  | de, del, la, el
  | di, del, della, delle, dei
  | do, da, dos
`;

/** How names are written: a word of them as a part of a pattern, the first where it is written otherwise, rows of the little words, and how many words follow. */
type Writing = { word: string; first?: string; between: string; more: "any" | "some" };

/** Words with capitals, and up to two little ones between them: "Museo del Prado". */
export const namesOf = ({ word, first = word, between, more }: Writing): RegExp =>
  new RegExp(String.raw`(?<!\p{L})${first}(?: (?:${oneOf(between)} ){0,2}${word})${more === "some" ? "+" : "*"}`, "gu");
