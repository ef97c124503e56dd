import type { Place } from "~/domain/place/place";
import { KIND_TABLE } from "~/language/wish/kind-words";
import { readWish } from "~/language/wish/read-wish";
import { folded, wordsOf } from "~/language/words/phrases";

/** A word of the tables that asks for somewhere to eat. */
const EATING = "restaurant";

const IN_OR_AT = new Set(
  "in at near on by im am an bei beim nahe dans a au aux en chez pres sur cerca junto nel nella al alla vicino no na nos nas em perto".split(
    " ",
  ),
);

/** "A Vietnamese street kitchen": so many words say what there is. */
const MOST_WORDS_OF_KIND = 3;

/**
 * The words to look by where an offer only says what there is, and where: "a bistro in Belleville". Of a quarter that nothing here knows, what there is alone.
 * Null for a name.
 */
export function describedBy(title: string, places: readonly Place[]): string | null {
  if (!/\p{Lu}/u.test(title)) return title;
  const words = title.split(" ");
  const at = words.findIndex((word, i) => i > 0 && IN_OR_AT.has(folded(word)));
  if (at < 0 || at > MOST_WORDS_OF_KIND) return null;
  const what = words.slice(0, at).join(" ");
  const isNamed = (text: string): boolean => {
    const { unknownName, far, named } = readWish(text, places);
    return unknownName !== null || far !== null || named !== null;
  };
  return isNamed(what) ? null : isNamed(title) ? what : title;
}

/** What an offer says there is, without where: "a bistro in Belleville". */
export function whatOf(title: string): string {
  const words = title.split(" ");
  const at = words.findIndex((word, i) => i > 0 && IN_OR_AT.has(folded(word)));
  return at < 0 ? title : words.slice(0, at).join(" ");
}

/** What is described as a table; a word that nothing here knows is of no use then. */
export function asTable(described: string, places: readonly Place[]): string {
  if (KIND_TABLE.find(wordsOf(described)).length > 0) return described;
  return readWish(described, places).unread.length > 0 ? EATING : `${described} ${EATING}`;
}
