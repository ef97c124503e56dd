import type { CitySearch } from "../search/city-search";
import { folded, wordsOf } from "../words/phrases";
import { PLAIN_WORDS, USUAL_WORDS } from "../words/usual-words";
import { DEMANDS } from "./demand-words";
import { KIND_TABLE } from "./kind-words";

/** Words with capitals, and the little ones between them: "Museo del Prado". */
const NAMES =
  /(?<!\p{L})\p{Lu}\p{Ll}[\p{L}'’-]+(?: (?:(?:de|del|della|delle|dei|di|du|des|la|le|les|el|of|the|and|do|da|dos|von|vom|zum|zur|am|van|der|den) ){0,2}\p{Lu}\p{Ll}[\p{L}'’-]+)*/gu;
/** After these comes who is with them, no place. */
const FOR_WHOM = new Set(
  "for with für fur mit pour avec para con com per my mein meine meinen mon ma mi mio mia meu minha".split(" "),
);
/** And after these what nobody wants. */
const NOT = new Set("not no nicht kein keine keinen ohne pas sans no sin non senza nao sem".split(" "));
const SHORTEST = 4;

const isKind = (text: string): boolean => KIND_TABLE.find(wordsOf(text)).length > 0;

/**
 * A name in what was typed that nothing known explains: "the Museum of Lost Socks". Null for none, and where it may be no place: the first word of a
 * sentence, somebody who comes along, an adjective before a kind of place.
 */
export function unknownNameIn(feedback: string, { hasWord }: CitySearch): string | null {
  const explains = (word: string): boolean =>
    word.length < SHORTEST ||
    PLAIN_WORDS.has(word) ||
    USUAL_WORDS.has(word) ||
    hasWord(word) ||
    isKind(word) ||
    DEMANDS.some(([, table]) => table.find(wordsOf(word)).length > 0);
  for (const found of feedback.matchAll(NAMES)) {
    const [name] = found;
    const words = name.split(/[ ’'-]/).map(folded);
    const [before, after] = [feedback.slice(0, found.index), feedback.slice(found.index + name.length)];
    const isFirst = words.length === 1 && /(^|[.!?…]\s*)$/u.test(before) && /^\s*\p{L}/u.test(after);
    const isAdjective = words.length === 1 && isKind(after.split(/\s+/).slice(0, 2).join(" "));
    const [last = "", beforeLast = ""] = folded(before).trim().split(/\s+/).reverse();
    const isRefused = NOT.has(last) || NOT.has(beforeLast);
    if (!isFirst && !isAdjective && !isRefused && !FOR_WHOM.has(last) && words.some((word) => !explains(word)))
      return name;
  }
  return null;
}
