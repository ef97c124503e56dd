import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { must } from "./setup/command.mjs";
import { installPackages } from "./setup/install.mjs";
import { exportLocalD1 } from "./setup/local-d1.mjs";
import { STATE } from "./setup/paths.mjs";

/**
 * `npm run backup -- FILE`: the whole database, rows and schema, as SQL; the deployed one, or with `--local` that of `npm start`.
 * The file holds everything that people wrote, in the clear.
 */
const file = process.argv.slice(2).find((argument) => !argument.startsWith("-"));
const isLocal = process.argv.includes("--local");

async function backUp() {
  if (!file) throw new Error("Say where to: npm run backup -- backup.sql");
  await installPackages();
  mkdirSync(dirname(resolve(file)), { recursive: true });
  if (isLocal) writeFileSync(file, await exportLocalD1(STATE), { mode: 0o600 });
  else
    await must("Exporting the database", "npx", [
      ...["wrangler", "d1", "export", "wayfellow", "--remote", "--skip-confirmation"],
      ...["--output", resolve(file)],
    ]);
  console.log(`The database is in ${file}. Keep it as you would keep the people's diaries: they are in it.`);
}

backUp().catch((/** @type {Error} */ problem) => {
  console.error(problem.message);
  process.exitCode = 1;
});
