import type { Language } from "~/domain/people/language";
import { wordsOf, type Word } from "../words/phrases";
import { languageOf } from "../words/read-words";
import type { CitySearch } from "./city-search";

/**
 * The language that somebody types in, by the words that are no name of the city: "Museu Nacional d'Art" is no French. A name by itself tells nothing, where
 * it is known what they read otherwise; else it tells by its own words.
 * @param weight how much the language that they read otherwise counts, a little word being 1
 */
export function languageTyped(
  words: readonly Word[],
  text: string,
  { mentions }: Pick<CitySearch, "mentions">,
  otherwise?: Language,
  weight?: number,
): Language {
  const names = mentions(words);
  const isOfName = (at: number): boolean => names.some(({ from, to }) => at >= from && at < to);
  const beside = words.filter((_, at) => !isOfName(at));
  if (beside.every(({ isMark }) => isMark)) return otherwise ?? languageOf(words, text);
  const ofNames = new Set(words.filter((_, at) => isOfName(at)).map(({ said }) => said));
  const rest = text
    .split(/\s+/)
    .filter((token) => wordsOf(token).some(({ said, isMark }) => !isMark && !ofNames.has(said)))
    .join(" ");
  return languageOf(beside, rest, otherwise, weight);
}
