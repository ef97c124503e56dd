import { buildShards } from "#db/gazetteer/build-shards";
import { readGazetteer } from "#db/gazetteer/gazetteer-files";
import { toDetails } from "#db/gazetteer/read-lands";
import { type CityPart, type ReadLand, type ReadPart, type Shard, toPart } from "~/domain/cities/shard";

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
  const { gazetteer, lands, files } = readGazetteer();
  const shards = buildShards(gazetteer, lands);
  const details = new Map(files.map((file) => [file.id, toDetails(file)]));
  const readLand: ReadLand = (id) => {
    const land = details.get(id);
    return land ? Promise.resolve(land) : Promise.reject(new Error(`No land ${id}`));
  };
  return { gazetteer, lands, files, details, shards, read: readerOf(shards), readLand };
}
