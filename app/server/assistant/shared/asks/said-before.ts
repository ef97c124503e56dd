import { placeByWord } from "~/domain/place/place-name";
import { mayNamePlace } from "~/language/wish/naming";
import { placeInOtherWords } from "~/language/search/name-in-other-words";
import { dayAsked } from "../day-asked";
import { citySearch } from "~/language/search/city-search";
import { withNames } from "~/language/search/misspelt-names";
import { IN_NAMES, namesOf } from "~/language/words/in-names";
import { LITTLE_WORDS } from "~/language/words/little-words";
import { folded, type Word, wordsOf } from "~/language/words/phrases";
import type { Spot } from "~/domain/place/way-between";
import type { Place } from "~/domain/place/place";
import type { QuestionContext, Subject } from "../question-context";
import { monthAsked } from "./month-asked";

/** Something that a text names: a place or quarter of the city, or only its name where nothing is known of it. */
export type Thing = { title: string; said: string; place: Place | null; at: Spot | null; area: boolean };

/** Words with capitals, and the little ones between them: "Teatro Colón", "The Rocks". */
const NAMES = namesOf({
  first: String.raw`\p{Lu}[\p{L}'’-]*`,
  word: String.raw`\p{Lu}[\p{L}'’-]+`,
  between: `${IN_NAMES} | and | am`,
  more: "any",
});

/** By so many letters a text may be shorter before a word than it is spelt out. */
const SPELT_SHORTER = 24;

/** What stands between two names. */
const AND = / (?:and|und|et|y|e|oder|or|ou|o) /u;

/** The quarter as a point: the middle of its places; null without any. */
export function middleOf(places: readonly Place[]): Spot | null {
  const [first] = places;
  if (!first) return null;
  const mean = (of: (place: Place) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { ...first, lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}

/** Where words stand in the text and as what: what was spelt short before them ("w/") moves them. Nothing as typed where they were misspelt. */
function asTyped(text: string, words: readonly Word[]): { begins: number; said: string | null } {
  const [first, last] = [words[0], words[words.length - 1]];
  if (!first || !last) return { begins: 0, said: null };
  const plain = folded(text);
  const near = plain.startsWith(first.said, first.at) ? first.at : Math.max(0, first.at - SPELT_SHORTER);
  const begins = plain.indexOf(first.said, near);
  const end = begins < 0 ? -1 : plain.indexOf(last.said, begins);
  const isSame = begins >= 0 && end >= 0 && plain.length === text.length;
  return { begins: begins < 0 ? first.at : begins, said: isSame ? text.slice(begins, end + last.said.length) : null };
}

/** The places and quarters that a text names, in its order; `unknown` too: names that nothing known explains, but not the first word of a sentence. */
export function thingsIn({ brief }: QuestionContext, text: string, unknown: boolean): Thing[] {
  const places = brief.guide?.places ?? [];
  const search = citySearch(places);
  const words = withNames(wordsOf(text), places);
  const found: (Omit<Thing, "said"> & { from: number; to: number; letters: number })[] = [
    ...search.mentions(words).flatMap(({ id, ...span }) => {
      const place = places.find((each) => each.id === id);
      return place ? [{ ...span, title: place.name, place, at: place, area: false }] : [];
    }),
    ...search.neighborhoods(words).map(({ name, from, to, letters }) => {
      const inside = places.filter(({ neighborhood, dayTrip }) => neighborhood === name && !dayTrip);
      return { from, to, letters, title: name, place: null, at: middleOf(inside), area: true };
    }),
  ].filter(({ letters }) => letters > 3);
  found.sort((a, b) => b.letters - a.letters || a.from - b.from);
  const kept = found.filter(
    (each, i) => !found.slice(0, i).some((longer) => each.from < longer.to && longer.from < each.to),
  );
  const known = kept.map((thing) => {
    const { begins, said } = asTyped(text, words.slice(thing.from, thing.to));
    return { ...thing, begins, said: said ?? thing.title };
  });
  const names = unknown
    ? [...text.matchAll(NAMES)]
        .filter(({ index }) => !/(^|[.!?¡¿…]\s*)$/u.test(text.slice(0, index)))
        .filter(({ 0: name, index }) => !known.some(({ begins }) => begins >= index && begins < index + name.length))
        .flatMap(({ 0: name, index }) =>
          name.split(AND).map((title) => ({ title, begins: index + name.indexOf(title) })),
        )
        .filter(({ title }) => title.length > 1 && !LITTLE_WORDS.has(folded(title)))
        .filter(({ title }) => dayAsked(title, brief, 1) === null && monthAsked(wordsOf(title)) === null)
        .map(({ title, begins }) => {
          const place = placeInOtherWords(title, places) ?? placeByWord(title, places, mayNamePlace);
          return { title: place?.name ?? title, said: place?.name ?? title, place, at: place, area: false, begins };
        })
    : [];
  return [...known, ...names].sort((a, b) => a.begins - b.begins);
}

/** A thing as the answers about one place take it. */
export const subjectOf = ({ blocks }: QuestionContext, { title, place }: Thing): Subject => {
  const at = place ? (blocks.find(({ block }) => block.placeId === place.id) ?? null) : null;
  return { title, place, block: at?.block ?? null, at };
};
