import type { KnownCity } from "./known-city";
import { LAND_KINDS, type Land, type LandDetails } from "./land";
import { searchKey, withoutThe } from "./search-key";

/**
 * Name, country code, region, its short form, latitude, longitude, thousands of people, aliases joined by a bar, id of its places or "", metres
 * above the sea, and what it is: "" a city, "v" a town in which travellers stay, "island/santorini/GR" a land.
 */
export type CityRow = [string, string, string, string, number, number, number, string, string, number, string];

/**
 * The part of the gazetteer under a few first letters: all its cities, or, where there are too many, the largest and those whose name ends
 * there; then `next` says under which further letters there is more.
 */
export type Shard = { rows: CityRow[]; next: string };

/** The file of all cities whose places are known, with every alias, so that a slip in the first letter finds them too. */
export const GUIDES = "guides";

/** The file of the lands that are meant most often, so that a slip in the first letter finds them too. */
export const LANDS = "lands";

/** The name of the file of what one finds in a land. */
export const landFile = (id: string): string => `land-${id}`;

/**
 * Names in other than Latin letters are parted by the page of Unicode on which their first letter lies before they are by that letter: there are
 * thousands of letters, and a file for each page. The pages have letters of their own, which nobody types.
 */
const FIRST_PAGE = 0xe000;
export const PAGES = Array.from({ length: 256 }, (_, page) => String.fromCharCode(FIRST_PAGE + page));
const pageOf = (letter: string): string => String.fromCharCode(FIRST_PAGE + (letter.charCodeAt(0) >> 8));

/** The letters that lead to a name's shard. */
export function lettersOf(name: string): string {
  const key = searchKey(name);
  const latin = /^[a-z0-9]*/.exec(key)?.[0] ?? "";
  return latin !== "" || key === "" ? latin : pageOf(key) + key;
}

/** The name of a shard's file, without folder and ending. The mark in front keeps "con" and "nul" usable on Windows. */
export const shardName = (prefix: string): string =>
  `c-${prefix.replace(/[^a-z0-9]/g, (letter) => `.${letter.charCodeAt(0).toString(16)}`)}`;

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
  city.land ? [city.land.kind, city.land.id, ...city.land.countries].join("/") : city.isVisited ? VISITED : "",
];

const VISITED = "v";

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
  mark,
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
  isVisited: mark === VISITED,
  land: landOf(mark),
});

function landOf(mark: string): Land | null {
  const [kindSaid, id, ...countries] = mark.split("/");
  const kind = LAND_KINDS.find((each) => each === kindSaid);
  return kind && id ? { id, kind, countries } : null;
}

/** A shard that was read. */
export type CityPart = { cities: KnownCity[]; next: string };

export const toPart = ({ rows, next }: Shard): CityPart => ({ cities: rows.map(fromRow), next });

/** Reads one part by its name. */
export type ReadPart = (name: string) => Promise<CityPart>;

/** Reads what one finds in a land by its id. */
export type ReadLand = (id: string) => Promise<LandDetails>;

/** Every city and land that what was typed can be compared with: the best known ones, and the parts along its letters. */
export async function gatherCities(text: string, read: ReadPart): Promise<KnownCity[]> {
  const name = text.split(",", 1)[0] ?? "";
  const spellings = new Set([name, withoutThe(name)].map(lettersOf));
  const [guides, lands, ...along] = await Promise.all([
    read(GUIDES),
    read(LANDS),
    ...[...spellings].map((letters) => partsAlong(letters, read)),
  ]);
  return [guides, lands, ...along.flat()].flatMap(({ cities }) => cities);
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
