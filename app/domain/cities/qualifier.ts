import { cityKey } from "./city-key.mjs";
import { countryKeys } from "./country";
import type { KnownCity } from "./known-city";

/** Whether the words after a city's name say where it lies: "tx", "texas", "texas usa", or the beginning of such. */
export function qualifies(city: KnownCity, words: string): { fully: boolean; begun: boolean } {
  const regions = [cityKey(city.region), cityKey(city.regionCode)].filter((key) => key !== "");
  const countries = countryKeys(city.countryCode);
  const spoken = [
    ...regions,
    ...countries,
    ...regions.flatMap((region) => countries.map((country) => `${region} ${country}`)),
  ];
  return { fully: spoken.includes(words), begun: spoken.some((key) => key.startsWith(words)) };
}
