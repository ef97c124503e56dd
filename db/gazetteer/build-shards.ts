import { type KnownCity, weightOf } from "../../app/domain/cities/known-city";
import { grouped, type Gazetteer } from "./join-guides";
import { searchKey } from "../../app/domain/cities/search-key";
import { GUIDES, type Shard, shardName, toRow } from "../../app/domain/cities/shard";

/** A shard of more cities is split by the next letter: four kilobytes over the wire at most, usually one or two. */
const MOST_ROWS = 180;
/** The largest cities of a shard that was split, for somebody who has typed no further. */
const HEAD_ROWS = 30;

type Entry = { city: KnownCity; key: string; alias: string | null };

/** All files of the gazetteer by name: what the browser and the Worker look cities up in. The same cities give the same files. */
export function buildShards({ guides, others }: Gazetteer): Map<string, Shard> {
  const shards = new Map<string, Shard>([[GUIDES, { rows: guides.map((city) => toRow(city)), next: "" }]]);
  const entries = [...guides, ...others].flatMap(entriesOf);
  for (const [letter, under] of byLetter(entries, 0)) addShard(shards, letter, under);
  return shards;
}

const entriesOf = (city: KnownCity): Entry[] =>
  [city.name, ...city.aliases].map((name, at) => ({
    city,
    key: /^[a-z0-9]*/.exec(searchKey(name))?.[0] ?? "",
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
