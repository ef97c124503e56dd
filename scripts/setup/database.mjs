import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "./command.mjs";
import { LOCAL, STATE } from "./paths.mjs";
import { contentHash, whenChanged } from "./stamp.mjs";

const d1 = (/** @type {string[]} */ ...args) => ["wrangler", "d1", ...args, "--local", "--persist-to", STATE];

/** Brings the local D1 to the newest migration and to the bundled places; both are safe to repeat. */
export async function prepareDatabase() {
  const present = existsSync(join(STATE, "v3", "d1"));
  await whenChanged("migrations", contentHash(["migrations", "wrangler.toml"]), present, () =>
    must("Migrating the local database", "npx", d1("migrations", "apply", "wayfellow")),
  );
  await whenChanged("places", contentHash(["db/places", "migrations"]), present, loadPlaces);
}

async function loadPlaces() {
  const { placesSql } = await import("../../db/places/places-sql.mjs");
  const file = join(LOCAL, "places.sql");
  mkdirSync(LOCAL, { recursive: true });
  writeFileSync(file, placesSql());
  await must("Loading the places", "npx", d1("execute", "wayfellow", "--yes", "--file", file));
}
