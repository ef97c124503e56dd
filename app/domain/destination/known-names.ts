import type { Place, PlaceCategory } from "../place/place";
import { nameKey } from "../place/place-name";

/** A well-known name, its little words left out, with the covered city that it is of, 1 where that is a day trip from there, and what kind of place it is. */
export type KnownName = readonly [name: string, city: string, isOut: 0 | 1, category: PlaceCategory];

/** Names by each word that tells them apart; a file has those words that begin with one letter. */
export type KnownNames = Readonly<Record<string, readonly KnownName[]>>;

/** Where a name that somebody typed is known to be: as it was typed, with the city and its kind. */
export type KnownElsewhere = { said: string; city: string; isOut: boolean; category: PlaceCategory };

/**
 * Where something is that is not here: in a city or a land, as everybody knows; in one of our cities, or a day trip from it; or only in a story, with the place of this
 * city that is called after it, where there is one.
 */
export type Elsewhere =
  { is: "in" | "land" | "known" | "outOf"; city: string } | { is: "story"; story: string; like: Place | null };

const LITTLE = new Set(
  `the a an of at in on and de del della delle dello dei degli di du des da do das dos d l la le les los las el il lo gli o os as un une
  der die das den dem des ein eine im am zum zur und et y e en al au aux na no van von`.split(/\s+/),
);

/** The words of a name as they are compared: no case, no accents, none of the little ones between them. */
export const wordsOfName = (name: string): string[] =>
  nameKey(name.replaceAll("ß", "ss").replaceAll("œ", "oe"))
    .split(" ")
    .filter((word) => word !== "" && !LITTLE.has(word));

/** The file that a word is in: that of its first letter. */
export const fileOfWord = (word: string): string => (/^[a-z]/.test(word) ? word.charAt(0) : "other");
