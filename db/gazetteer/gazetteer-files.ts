import type { LandDetails } from "../../app/domain/cities/land";
import { landFile, type Shard } from "../../app/domain/cities/shard";
import { buildShards } from "./build-shards";
import { joinGuides } from "./join-guides";
import { readGeonames } from "./read-geonames";
import { readGuides } from "./read-guides";
import { readLandFiles, toDetails, toKnownLand } from "./read-lands";
import { visitedTowns } from "./visited-towns";

/** Everything the gazetteer is made of. */
export function readGazetteer() {
  const files = readLandFiles();
  const gazetteer = joinGuides(readGeonames(visitedTowns(files)), readGuides());
  return { gazetteer, lands: files.map(toKnownLand), files };
}

/** The files of the gazetteer by their names: those along the letters, and one of what is in each land. */
export function gazetteerFiles(): [string, Shard | LandDetails][] {
  const { gazetteer, lands, files } = readGazetteer();
  return [
    ...buildShards(gazetteer, lands),
    ...files.map((file): [string, LandDetails] => [landFile(file.id), toDetails(file)]),
  ];
}
