import { fileOfWord, type KnownElsewhere, type KnownName, wordsOfName } from "~/domain/destination/known-names";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { takenBy, unreadAt } from "~/language/question/telling-words";
import { asTyped } from "~/language/search/as-typed";
import { citySearch } from "~/language/search/city-search";
import { FAMOUS_TABLE } from "~/language/wish/elsewhere/famous-names";
import { wordsOf } from "~/language/words/phrases";
import { briefOn } from "~/planner/legs/brief-of-leg";
import type { AskKnownNames } from "../../../cities/known-names";

/** More words that nothing explains are looked up for nobody. */
const MOST_WORDS = 4;
const SHORTEST = 4;

/** One word may be anything where it has no capital. */
const isName = (said: string, name: string): boolean => name.includes(" ") || /\p{Lu}/u.test(said);

/**
 * The well-known name in what was typed that is of none of these cities, the longest first: looked up by the words that neither a table of words nor a place
 * of the cities explains. Null where there is none.
 */
async function namedElsewhere(
  text: string,
  { places, cities }: { places: NonNullable<TripBrief["guide"]>["places"]; cities: ReadonlySet<string> },
  ask: AskKnownNames,
): Promise<KnownElsewhere | null> {
  const search = citySearch(places);
  const words = wordsOf(text);
  const here = new Set(words.flatMap(({ said }, at) => (search.hasWord(said) ? [at] : [])));
  // What everybody knows is looked up for what kind of place it is.
  const famous = [...takenBy([FAMOUS_TABLE], words)].filter((at) => !here.has(at));
  const at = [...famous, ...unreadAt(words, here)];
  const open = [...new Set(at.flatMap((each) => wordsOfName(words[each]?.said ?? "")))];
  const asked = open.filter((word) => word.length >= SHORTEST).slice(0, MOST_WORDS);
  const found = await Promise.all(
    asked.map(async (word): Promise<readonly KnownName[]> => (await ask(fileOfWord(word)))?.[word] ?? []),
  );
  const [name] = found
    .flat()
    .flatMap(([name, city, isOut, category]) => {
      const said = asTyped(text, name.split(" "));
      return said !== null && isName(said, name) && !cities.has(city)
        ? [{ said, city, isOut: isOut === 1, category }]
        : [];
    })
    .toSorted((a, b) => b.said.length - a.said.length);
  return name ?? null;
}

/** The trip, or a day of it, with the name in what was typed that is known to be elsewhere. */
export async function withNamesElsewhere(
  brief: TripBrief,
  { text, dayIndex }: { text: string; dayIndex?: number },
  ask: AskKnownNames | undefined,
): Promise<TripBrief> {
  const { guide, cityName } = dayIndex === undefined ? brief : briefOn(brief, dayIndex);
  if (!guide || !ask) return brief;
  const cities = new Set([cityName, guide.name]);
  return { ...brief, elsewhere: await namedElsewhere(text, { places: guide.places, cities }, ask) };
}
