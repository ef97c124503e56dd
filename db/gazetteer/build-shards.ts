import { type KnownCity, weightOf } from "../../app/domain/cities/known-city";
import { grouped, type Gazetteer } from "./join-guides";
import { GUIDES, LANDS, lettersOf, PAGES, type Shard, shardName, toRow } from "../../app/domain/cities/shard";

/** A shard of more cities is split by the next letter: four kilobytes over the wire at most, usually one or two. */
const MOST_ROWS = 180;
/** The largest cities of a shard that was split, for somebody who has typed no further. */
const HEAD_ROWS = 30;

type Entry = { city: KnownCity; key: string; alias: string | null };

/** Under these there is a file even where nothing is called so. */
const FIRST_LETTERS = [..."abcdefghijklmnopqrstuvwxyz0123456789", ...PAGES];

/** Lands of at least so many are in the list that everybody fetches, each with the name that we give it. */
const THOUSANDS_OF_KNOWN_LAND = 900;

/** All files of the gazetteer by name: what the browser and the Worker look cities and lands up in. The same ones give the same files. */
export function buildShards(
  { guides, others, foreign }: Gazetteer,
  lands: readonly KnownCity[] = [],
): Map<string, Shard> {
  const known = lands.filter(({ thousands }) => thousands >= THOUSANDS_OF_KNOWN_LAND);
  const shards = new Map<string, Shard>([
    [GUIDES, { rows: guides.map((city) => toRow(city)), next: "" }],
    [LANDS, { rows: known.map((land) => toRow(land, [])), next: "" }],
  ]);
  const entries = [...guides, ...others, ...lands].flatMap((city) => entriesOf(city, foreign?.get(city) ?? []));
  const under = new Map(byLetter(entries, 0));
  for (const letter of FIRST_LETTERS) addShard(shards, letter, under.get(letter) ?? []);
  return shards;
}

const entriesOf = (city: KnownCity, foreign: readonly string[]): Entry[] =>
  [city.name, ...city.aliases, ...foreign].map((name, at) => ({
    city,
    key: lettersOf(name),
    alias: at === 0 ? null : name,
  }));

function byLetter(entries: readonly Entry[], at: number): [string, Entry[]][] {
  const groups = grouped(
    entries.filter(({ key }) => key.length > at),
    ({ key }) => key.charAt(at),
  );
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

function addShard(shards: Map<string, Shard>, prefix: string, entries: readonly Entry[]): void {
  const cities = [...grouped(entries, ({ city }) => city)].sort(([a], [b]) => weightOf(b) - weightOf(a));
  const isWhole = cities.length <= MOST_ROWS;
  const shown = isWhole
    ? cities
    : cities.filter(([, named], at) => at < HEAD_ROWS || named.some(({ key }) => key === prefix));
  const deeper = isWhole ? [] : byLetter(entries, prefix.length);
  shards.set(shardName(prefix), {
    rows: shown.map(([city, named]) =>
      toRow(
        city,
        named.flatMap(({ alias }) => alias ?? []),
      ),
    ),
    next: deeper.map(([letter]) => letter).join(""),
  });
  for (const [letter, under] of deeper) addShard(shards, prefix + letter, under);
}
