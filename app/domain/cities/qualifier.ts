import { cityKey } from "../city-key.mjs";
import { countryName, type KnownCity } from "./known-city";

/** What else people call a country after a comma. */
const ALSO_CALLED: Record<string, readonly string[]> = {
  US: ["usa", "us", "america", "united states of america"],
  GB: ["uk", "great britain", "britain"],
  AE: ["uae", "emirates"],
  NL: ["holland", "the netherlands"],
  CZ: ["czech republic"],
  KR: ["korea"],
  TR: ["turkiye"],
  CI: ["cote d ivoire"],
  MM: ["burma"],
  MO: ["macao"],
};

const countryKeys = new Map<string, readonly string[]>();

/** Every key of a country; the same few countries are asked for again and again. */
function keysOfCountry(code: string): readonly string[] {
  const known = countryKeys.get(code);
  if (known) return known;
  const keys = [cityKey(countryName(code)), code.toLowerCase(), ...(ALSO_CALLED[code] ?? [])];
  countryKeys.set(code, keys);
  return keys;
}

/** Whether the words after a city's name say where it lies: "tx", "texas", "texas usa", or the beginning of such. */
export function qualifies(city: KnownCity, words: string): { fully: boolean; begun: boolean } {
  const regions = [cityKey(city.region), cityKey(city.regionCode)].filter((key) => key !== "");
  const countries = keysOfCountry(city.countryCode);
  const spoken = [...regions, ...countries, ...regions.flatMap((region) => countries.map((country) => `${region} ${country}`))];
  return { fully: spoken.includes(words), begun: spoken.some((key) => key.startsWith(words)) };
}
