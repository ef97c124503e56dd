import type { Point } from "../place/geo";
import { countryName } from "./country";
import { countriesOf, type Land } from "./land";

/** A city of the world as the suggestions know it, or a land that one may mean as well: an island, a region, a country. */
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
  /** One of the towns in which travellers stay, however small it is. */
  isVisited: boolean;
  /** Null for a city. Of a land `thousands` says how often it is meant. */
  land: Land | null;
};

/** Where the state says more than the country, and is what people write. */
const SPOKEN_BY_STATE = new Set(["US", "CA", "AU"]);

/** Where a city lies, as one line: "Texas, United States"; of a well-known one the country says enough. */
export function whereabouts(city: KnownCity): string {
  if (city.land) return countriesOf(city.land);
  const country = countryName(city.countryCode);
  const isSaid =
    (city.guide === null || SPOKEN_BY_STATE.has(city.countryCode)) && ![city.name, country, ""].includes(city.region);
  return isSaid ? `${city.region}, ${country}` : country;
}

/** What tells a city from its namesakes in few words: "Paris, Texas", "Valencia, Spain". */
export function fullName(city: KnownCity, among: readonly KnownCity[] = []): string {
  if (city.land) return fullNameOfLand(city.name, city.land);
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

const DOUBLE_NAMES = new Set(["Georgia"]);

/** What a country is called where a state has its name. */
export const AS_COUNTRY = "the country";

const fullNameOfLand = (name: string, land: Land): string =>
  land.kind !== "country" && countriesOf(land) !== name
    ? `${name}, ${countriesOf(land)}`
    : DOUBLE_NAMES.has(name)
      ? `${name}, ${AS_COUNTRY}`
      : name;

/** What a trip keeps of a chosen city: the bare name where its places are known under it, enough to find it again otherwise. */
export const chosenName = (city: KnownCity, among: readonly KnownCity[] = []): string =>
  city.guide === null ? fullName(city, among) : city.name;

const GUIDE_WEIGHT = 1;
const VISITED_WEIGHT = 0.7;

/** How likely somebody who types its name means it: by the size of the place, and more so where places are known or travellers stay. */
export const weightOf = (city: KnownCity): number =>
  Math.log10(1 + city.thousands) + (city.guide !== null ? GUIDE_WEIGHT : city.isVisited ? VISITED_WEIGHT : 0);
