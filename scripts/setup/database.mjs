import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { must } from "./command.mjs";
import { LOCAL, STATE } from "./paths.mjs";
import { contentHash, whenChanged } from "./stamp.mjs";

/**
 * Brings a local D1 to the newest migration and to the bundled places; both are safe to repeat.
 * @param {string} [state] the folder that holds it
 */
export async function prepareDatabase(state = STATE) {
  const name = basename(state);
  const d1 = (/** @type {string[]} */ ...args) => ["wrangler", "d1", ...args, "--local", "--persist-to", state];
  const present = existsSync(join(state, "v3", "d1"));
  await whenChanged(`${name}-migrations`, contentHash(["migrations", "wrangler.toml"]), present, () =>
    must("Migrating the local database", "npx", d1("migrations", "apply", "wayfellow")),
  );
  await whenChanged(`${name}-places`, contentHash(["db/places", "migrations"]), present, () => loadPlaces(d1));
}

/** @param {(...args: string[]) => string[]} d1 */
async function loadPlaces(d1) {
  const { placesSql } = await import("../../db/places/places-sql.mjs");
  const file = join(LOCAL, "places.sql");
  mkdirSync(LOCAL, { recursive: true });
  writeFileSync(file, placesSql());
  await must("Loading the places", "npx", d1("execute", "wayfellow", "--yes", "--file", file));
}
