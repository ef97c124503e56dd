import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type ChunkGraph, GRAPH_FILE } from "../../scripts/vite/chunk-graph.ts";

const CLIENT = "build/client";
const ROUTE_TABLE = /^manifest-\w+\.js$/;

/** What was built for browsers: which script needs which, and how heavy each is. */
export type Built = ChunkGraph & {
  /** The table of all routes, which every document fetches. */
  routeTable: string;
  styles: string[];
  /** Scripts that no other imports: what a worker runs, fetched by whoever starts it. */
  workers: string[];
  /** Bytes of a file below build/client as it comes over the wire, compressed. */
  sizeOf: (file: string) => number;
};

/** Reads what `npm run build` made at this root. @throws when it made nothing */
export function readBuild(root: string = process.cwd()): Built {
  // Written by the build's own plugin, in its own words.
  const graph = JSON.parse(readFileSync(join(root, GRAPH_FILE), "utf8")) as ChunkGraph;
  const assets = readdirSync(join(root, CLIENT, "assets"));
  const routeTable = assets.find((name) => ROUTE_TABLE.test(name));
  if (routeTable === undefined) throw new Error("The build has no route table");
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(root, CLIENT, file))).length;
    sizes.set(file, size);
    return size;
  };
  const styles = assets.filter((name) => name.endsWith(".css")).map((name) => `assets/${name}`);
  const workers = assets
    .filter((name) => name.endsWith(".js") && name !== routeTable)
    .map((name) => `assets/${name}`)
    .filter((file) => !(file in graph.scripts));
  return { ...graph, routeTable: `assets/${routeTable}`, styles, workers, sizeOf };
}
