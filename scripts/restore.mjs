import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { restoreLocalD1, shortened } from "./backup/restore-file.mjs";
import { must, run } from "./setup/command.mjs";
import { installPackages } from "./setup/install.mjs";
import { LOCAL, STATE } from "./setup/paths.mjs";

/** `npm run restore -- FILE`: a backup into an empty database; the deployed one, or with `--local` that of `npm start`, which must not be running. */
const file = process.argv.slice(2).find((argument) => !argument.startsWith("-"));
const isLocal = process.argv.includes("--local");

const COUNT_TABLES = "SELECT count(*) AS tables FROM sqlite_master WHERE type = 'table' AND name = 'trips'";

async function restore() {
  if (!file || !existsSync(file)) throw new Error("Say from which file: npm run restore -- backup.sql");
  await installPackages();
  if (isLocal) await restoreLocalD1(STATE, readFileSync(file, "utf8"));
  else await restoreDeployed(file);
  console.log("The database is restored. Open a trip you know before you let people in again.");
}

/** @param {string} from */
async function restoreDeployed(from) {
  const { code, output } = await run(
    "npx",
    ["wrangler", "d1", "execute", "wayfellow", "--remote", "--json", "--command", COUNT_TABLES],
    { quiet: true },
  );
  if (code !== 0) throw new Error(`The database gave no answer:\n${output}`);
  if (!/"tables":\s*0\b/.test(output))
    throw new Error(
      "There are trips in this database already. Make a new one, and restore into that (docs/operating.md).",
    );
  mkdirSync(LOCAL, { recursive: true });
  const prepared = resolve(join(LOCAL, "restore.sql"));
  writeFileSync(prepared, shortened(readFileSync(from, "utf8")), { mode: 0o600 });
  await must("Restoring the database", "npx", [
    ...["wrangler", "d1", "execute", "wayfellow", "--remote", "--yes"],
    ...["--file", prepared],
  ]);
}

restore().catch((/** @type {Error} */ problem) => {
  console.error(problem.message);
  process.exitCode = 1;
});
