import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { timed } from "./command.mjs";
import { ROOT, STATE } from "./paths.mjs";
import { contentHash, whenChanged } from "./stamp.mjs";

const MIGRATIONS = join(ROOT, "migrations");

/** Between the statements of a migration that drizzle-kit wrote. */
const BREAKPOINT = "--> statement-breakpoint";

/** Where `wrangler d1 migrations` notes what was applied, as it makes it: whoever migrates, the other knows. */
const MIGRATION_RECORD = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Brings a local D1 to the newest migration and to the bundled places; both are safe to repeat.
 * @param {string} [state] the folder that holds it
 */
export async function prepareDatabase(state = STATE) {
  const present = existsSync(join(state, "v3", "d1"));
  const inputs = contentHash(["migrations", "db/places", "wrangler.toml"]);
  await whenChanged(`${basename(state)}-database`, inputs, present, () =>
    timed("Preparing the local database", async () => {
      mkdirSync(state, { recursive: true });
      const { openLocalD1 } = await import("./local-d1.mjs");
      const { placesStatements } = await import("../../db/places/places-sql.mjs");
      const { readCities, readHolidays } = await import("../../db/places/city-files.mjs");
      const d1 = await openLocalD1(state);
      try {
        await migrate(d1);
        await d1.batch(placesStatements(readCities(), readHolidays()));
      } finally {
        await d1.stop();
      }
    }),
  );
}

/** @param {Awaited<ReturnType<typeof import("./local-d1.mjs").openLocalD1>>} d1 */
async function migrate(d1) {
  const [, applied = []] = await d1.batch([MIGRATION_RECORD, "SELECT name FROM d1_migrations"]);
  const known = new Set(applied.map(({ name }) => name));
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql") && !known.has(name))
    .toSorted()) {
    const statements = readFileSync(join(MIGRATIONS, file), "utf8").split(BREAKPOINT);
    await d1.batch([...statements, `INSERT INTO d1_migrations (name) VALUES ('${file}')`]);
  }
}
