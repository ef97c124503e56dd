import type { Point } from "../place/geo";
import { countryName } from "./country";

/** A city of the world as the suggestions know it. */
export type KnownCity = Point & {
  name: string;
  countryCode: string;
  /** State or province, "" where there is none worth saying. */
  region: string;
  /** What people write for the region, "TX"; "" where nobody does. */
  regionCode: string;
  /** Other names it answers to; in a part of the gazetteer only those that belong there. */
  aliases: readonly string[];
  /** People who live there, in thousands. */
  thousands: number;
  /** Above the sea, in metres. */
  metres: number;
  /** The id of its places, or null where only ideas can be planned. */
  guide: string | null;
};

/** Where the state says more than the country, and is what people write. */
const SPOKEN_BY_STATE = new Set(["US", "CA", "AU"]);

/** Where a city lies, as one line: "Texas, United States"; of a well-known one the country says enough. */
export function whereabouts(city: KnownCity): string {
  const country = countryName(city.countryCode);
  const isSaid =
    (city.guide === null || SPOKEN_BY_STATE.has(city.countryCode)) && ![city.name, country, ""].includes(city.region);
  return isSaid ? `${city.region}, ${country}` : country;
}

/** What tells a city from its namesakes in few words: "Paris, Texas", "Valencia, Spain". */
export function fullName(city: KnownCity, among: readonly KnownCity[] = []): string {
  const country = countryName(city.countryCode);
  if (SPOKEN_BY_STATE.has(city.countryCode) && city.region !== "") return `${city.name}, ${city.region}`;
  const isOneOfMany = among.some(
    (other) =>
      other !== city &&
      other.name === city.name &&
      other.countryCode === city.countryCode &&
      other.region !== city.region,
  );
  return isOneOfMany && city.region !== "" ? `${city.name}, ${city.region}, ${country}` : `${city.name}, ${country}`;
}

/** What a trip keeps of a chosen city: the bare name where its places are known under it, enough to find it again otherwise. */
export const chosenName = (city: KnownCity, among: readonly KnownCity[] = []): string =>
  city.guide === null ? fullName(city, among) : city.name;

const GUIDE_WEIGHT = 1;

/** How likely somebody who types its name means it: by the size of the place, and more so where places are known. */
export const weightOf = (city: KnownCity): number =>
  Math.log10(1 + city.thousands) + (city.guide === null ? 0 : GUIDE_WEIGHT);
