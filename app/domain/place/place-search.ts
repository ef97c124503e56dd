import { cityKey } from "../cities/city-key.mjs";
import { editDistance, slipsForgiven } from "../cities/edit-distance";
import type { Place } from "./place";
import { nameKey } from "./place-name";

/** What a search reads of a place, and of which city it is. */
export type SearchedPlace = Pick<Place, "id" | "name" | "neighborhood" | "anchor"> &
  Partial<Pick<Place, "aliases" | "fame">> & { cityId: string };

/** How well a place fits what was typed, the best first. */
const KINDS = ["whole name", "beginning", "words", "neighborhood", "slip"] as const;
type Kind = (typeof KINDS)[number];

/** With so many better matches, names nearly like what was typed are only noise. */
const ENOUGH_WITHOUT_SLIPS = 3;

/** The places of a city that somebody may mean, the likeliest first. Accents, case, articles and the order of the words do not count. */
export function searchPlaces<Each extends SearchedPlace>(text: string, places: readonly Each[], most = 8): Each[] {
  const typed = plainKey(text);
  if (typed === "") return [];
  const found = places
    .flatMap((place) => {
      const kind = matchOf(typed, place);
      return kind ? [{ place, kind, rank: KINDS.indexOf(kind) }] : [];
    })
    .sort((a, b) => a.rank - b.rank || byLikelihood(a.place, b.place));
  const clean = found.filter(({ kind }) => kind !== "slip");
  return (clean.length >= ENOUGH_WITHOUT_SLIPS ? clean : found).slice(0, most).map(({ place }) => place);
}

/** Of two that fit alike: the more famous one, the one worth suggesting, then the shorter name, of which more was typed. */
const byLikelihood = (a: SearchedPlace, b: SearchedPlace): number =>
  (b.fame ?? 0) - (a.fame ?? 0) ||
  Number(b.anchor) - Number(a.anchor) ||
  a.name.length - b.name.length ||
  (a.name < b.name ? -1 : 1);

const plainKey = (text: string): string => nameKey(cityKey(text));
const closed = (key: string): string => key.replaceAll(" ", "");

/** A place's names: its own, what stands in it in brackets, the words of its id, which often are its English name, and the others it goes by. */
function namesOf({ id, cityId, name, aliases = [] }: SearchedPlace): string[] {
  const [before, inBrackets] = name.split(/[()]/);
  const ownWords = id.startsWith(`${cityId}-`) ? id.slice(cityId.length + 1) : "";
  return [name, before, inBrackets, ownWords, ...aliases].map((each) => plainKey(each ?? "")).filter(Boolean);
}

function matchOf(typed: string, place: SearchedPlace): Kind | null {
  const names = namesOf(place);
  if (names.some((name) => name === typed || closed(name) === closed(typed))) return "whole name";
  if (names.some((name) => closed(name).startsWith(closed(typed)))) return "beginning";
  const wanted = typed.split(" ");
  const areBegunIn = (words: readonly string[]): boolean =>
    wanted.every((word) => words.some((each) => each.startsWith(word)));
  const words = names.flatMap((name) => name.split(" "));
  if (areBegunIn(words)) return "words";
  if (areBegunIn([...words, ...plainKey(place.neighborhood).split(" ")])) return "neighborhood";
  return wanted.every((word) => words.some((each) => isSlipOf(word, each))) ? "slip" : null;
}

function isSlipOf(word: string, name: string): boolean {
  if (name.startsWith(word)) return true;
  const forgiven = slipsForgiven(word.length);
  // Too many names differ by their first letter alone.
  return forgiven > 0 && word[0] === name[0] && editDistance(word, name, forgiven).beginning <= forgiven;
}
