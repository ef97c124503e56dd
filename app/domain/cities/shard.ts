import type { KnownCity } from "./known-city";
import { searchKey } from "./search-key";

/** Name, country code, region, its short form, latitude, longitude, thousands of people, aliases joined by a bar, id of its places or "", metres above the sea. */
export type CityRow = [string, string, string, string, number, number, number, string, string, number];

/**
 * The part of the gazetteer under a few first letters: all its cities, or, where there are too many, the largest and those whose name ends
 * there; then `next` says under which further letters there is more.
 */
export type Shard = { rows: CityRow[]; next: string };

/** The file of all cities whose places are known, with every alias, so that a slip in the first letter finds them too. */
export const GUIDES = "guides";

/** The name of a shard's file, without folder and ending. The mark in front keeps "con" and "nul" usable on Windows. */
export const shardName = (prefix: string): string => `c-${prefix}`;

const BAR = "|";

export const toRow = (city: KnownCity, aliases: readonly string[] = city.aliases): CityRow => [
  city.name,
  city.countryCode,
  city.region,
  city.regionCode,
  city.lat,
  city.lng,
  city.thousands,
  aliases.join(BAR),
  city.guide ?? "",
  city.metres,
];

export const fromRow = ([
  name,
  countryCode,
  region,
  regionCode,
  lat,
  lng,
  thousands,
  aliases,
  guide,
  metres,
]: CityRow): KnownCity => ({
  name,
  countryCode,
  region,
  regionCode,
  lat,
  lng,
  thousands,
  aliases: aliases === "" ? [] : aliases.split(BAR),
  guide: guide === "" ? null : guide,
  metres,
});

/** The letters that lead to a city's shard; only plain ones have shards. */
const lettersOf = (text: string): string => /^[a-z0-9]*/.exec(searchKey(text.split(",", 1)[0] ?? ""))?.[0] ?? "";

/** A shard that was read. */
export type CityPart = { cities: KnownCity[]; next: string };

export const toPart = ({ rows, next }: Shard): CityPart => ({ cities: rows.map(fromRow), next });

/** Reads one part by its name. */
export type ReadPart = (name: string) => Promise<CityPart>;

/** Every city that what was typed can be compared with: those with known places, and the parts along its letters. */
export async function gatherCities(text: string, read: ReadPart): Promise<KnownCity[]> {
  const [guides, along] = await Promise.all([read(GUIDES), partsAlong(lettersOf(text), read)]);
  return [guides, ...along].flatMap(({ cities }) => cities);
}

async function partsAlong(letters: string, read: ReadPart): Promise<CityPart[]> {
  const along: CityPart[] = [];
  for (let length = 1; length <= letters.length; length += 1) {
    const last = along.at(-1);
    if (last && !last.next.includes(letters.charAt(length - 1))) break;
    along.push(await read(shardName(letters.slice(0, length))));
  }
  return along;
}
