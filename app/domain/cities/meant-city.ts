import { byNearness, searchCities, type CityMatch } from "./city-search";
import { isCountry } from "./country";
import { slipsForgiven } from "./edit-distance";
import type { KnownCity } from "./known-city";
import { searchKey } from "./search-key";

const MANY = 50;

/**
 * The city that what was typed means without asking: the likeliest of exactly that name, or else the one a slip away.
 * A place of exactly that name keeps a slip from being seen in it: "Leon" is not "Lyon", "Cuba" is not "CABA".
 */
export function meantCity(text: string, cities: readonly KnownCity[]): CityMatch | null {
  const matches = searchCities(text, cities, MANY);
  const exact = matches.find(({ kind }) => kind === "exact");
  if (exact) return exact;
  if (isCountry(text)) return null;
  const forgiven = slipsForgiven(searchKey(text.split(",", 1)[0] ?? "").length);
  return (
    matches
      .filter(({ kind, slips }) => (kind === "slip" || kind === "beginning") && slips <= forgiven)
      .sort(byNearness)[0] ?? null
  );
}

/** A namesake is worth asking about when it is not tiny beside the likeliest; where places are known, the doubt must be larger. */
const SHARE_TO_ASK = 0.15;
const SHARE_TO_ASK_OF_GUIDE = 0.3;
const MOST_TO_ASK = 5;

/** The cities that share exactly the name typed, the likeliest first, when it is not plain which is meant; none when it is. */
export function namesakes(text: string, cities: readonly KnownCity[]): KnownCity[] {
  const exact = searchCities(text, cities, MANY).filter(({ kind }) => kind === "exact");
  const likeliest = exact[0]?.city;
  if (!likeliest) return [];
  const least = likeliest.thousands * (likeliest.guide === null ? SHARE_TO_ASK : SHARE_TO_ASK_OF_GUIDE);
  const doubtful = exact
    .filter(({ city, via }) => city === likeliest || (via === city.name && city.thousands >= least))
    .map(({ city }) => city);
  return doubtful.length < 2 ? [] : doubtful.slice(0, MOST_TO_ASK);
}
