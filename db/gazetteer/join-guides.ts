import type { KnownCity } from "../../app/domain/cities/known-city";
import { searchKey } from "../../app/domain/cities/search-key";
import { kilometresBetween } from "../../app/domain/place/geo";

/** What a bundled city's file says of the city itself. */
export type GuideCity = {
  id: string;
  name: string;
  countryCode: string;
  lat: number;
  lng: number;
  aliases: readonly string[];
};

/** Two of one name nearer than that are one city. */
const SAME_CITY_KM = 80;

/** Every place in these is a part of the one city whose places are known. */
const CITY_STATES = new Set(["HK", "MO", "SG"]);

/** People of a city whose places are known and which GeoNames does not have. */
const UNKNOWN_THOUSANDS = 100;

/**
 * `foreign`: further names of a city whose places are known, which it has from the gazetteer. They are found along their letters, and are not in
 * the list of all such cities, which everybody fetches.
 */
export type Gazetteer = {
  guides: KnownCity[];
  others: KnownCity[];
  foreign?: ReadonlyMap<KnownCity, readonly string[]>;
};

/**
 * Puts the cities whose places are known in the place of their namesakes in the gazetteer: same name, same corner of the world. From there they
 * take their region and how many people live in them; names and coordinates are those of the bundled file.
 */
export function joinGuides(cities: readonly KnownCity[], guideCities: readonly GuideCity[]): Gazetteer {
  const byKey = grouped(cities, (city) => searchKey(city.name));
  const taken = new Set<KnownCity>();
  const foreign = new Map<KnownCity, readonly string[]>();
  const guides = guideCities.map((guide) => {
    const keys = new Set([guide.name, ...guide.aliases].map(searchKey));
    const same = [...keys]
      .flatMap((key) => byKey.get(key) ?? [])
      .filter((city) => city.countryCode === guide.countryCode && kilometresBetween(city, guide) < SAME_CITY_KM);
    for (const city of same) taken.add(city);
    const known = toKnown(guide, same);
    foreign.set(known, foreignNames(known, same, byKey));
    return known;
  });
  return { guides, others: cities.filter((city) => !taken.has(city) && !CITY_STATES.has(city.countryCode)), foreign };
}

/** What a place of some size is called is no further name of another. */
const NAME_OF_ITS_OWN_THOUSANDS = 15;

function foreignNames(
  known: KnownCity,
  same: readonly KnownCity[],
  byKey: ReadonlyMap<string, readonly KnownCity[]>,
): string[] {
  const seen = new Set([known.name, ...known.aliases].map(searchKey));
  return same
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .filter((name) => {
      const key = searchKey(name);
      const isTaken = (byKey.get(key) ?? []).some(
        (other) => !same.includes(other) && other.thousands >= NAME_OF_ITS_OWN_THOUSANDS,
      );
      return !isTaken && !seen.has(key) && seen.add(key);
    });
}

function toKnown(guide: GuideCity, same: readonly KnownCity[]): KnownCity {
  const [largest] = same.toSorted((a, b) => b.thousands - a.thousands);
  return {
    name: guide.name,
    countryCode: guide.countryCode,
    lat: guide.lat,
    lng: guide.lng,
    guide: guide.id,
    aliases: guide.aliases,
    region: largest?.region ?? "",
    regionCode: largest?.regionCode ?? "",
    thousands: largest?.thousands ?? UNKNOWN_THOUSANDS,
    metres: largest?.metres ?? 0,
    isVisited: false,
    land: null,
  };
}

/** Items by what they share, in the order of first appearance: `Map.groupBy`, which Node 20 does not have. */
export function grouped<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
