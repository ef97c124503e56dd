import { buildShards } from "#db/gazetteer/build-shards";
import { joinGuides } from "#db/gazetteer/join-guides";
import { readGeonames } from "#db/gazetteer/read-geonames";
import { readGuides } from "#db/gazetteer/read-guides";
import { type CityPart, type ReadPart, type Shard, toPart } from "~/domain/cities/shard";

/** A reader of shards that were built, which refuses to be asked for one that does not exist. */
export function readerOf(shards: ReadonlyMap<string, Shard>): ReadPart {
  const read = new Map<string, CityPart>();
  return (name) => {
    const shard = shards.get(name);
    const part = read.get(name) ?? (shard && toPart(shard));
    if (!part) return Promise.reject(new Error(`No shard ${name}`));
    read.set(name, part);
    return Promise.resolve(part);
  };
}

/** The gazetteer as it is built for the browser. */
export function builtGazetteer() {
  const gazetteer = joinGuides(readGeonames(), readGuides());
  const shards = buildShards(gazetteer);
  return { gazetteer, shards, read: readerOf(shards) };
}
