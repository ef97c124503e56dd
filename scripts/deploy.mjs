import { writeFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { deployedConfiguration, missingSettings, readVars } from "./setup/deploy-settings.mjs";
import { run } from "./setup/command.mjs";
import { LOCAL, ROOT } from "./setup/paths.mjs";

const dryRun = process.argv.includes("--dry-run");
const wrangler = (/** @type {string[]} */ ...args) => ({ command: "npx", args: ["wrangler", ...args] });
/** Beside `wrangler.toml`, as the paths in it begin there. */
const CONFIG = "wrangler.deployed.toml";
const placesFile = join(LOCAL, "places.sql");

/** What `/healthz` calls this deployment: the commit it was made from, and whether there was more than that. */
async function version() {
  const { code, output } = await run("git", ["describe", "--always", "--dirty"], { quiet: true });
  return code === 0 ? output.trim() : "unknown";
}

/** Too short to be a secret: there is none. */
const NO_SECRET = "none";

/** What is done, in order; `tried` also in a dry run. @param {Record<string, string | undefined>} settings @param {string} made */
function steps({ ROOM_SECRET = "", ROOM_SECRET_PREVIOUS = NO_SECRET, WORKER_ORIGIN = "" }, made) {
  const given = { ROOM_SECRET, ROOM_SECRET_PREVIOUS, WORKER_ORIGIN };
  const vars = Object.entries(given).flatMap(([name, value]) => ["--var", `${name}=${value}`]);
  const deployment = wrangler("deploy", "--config", CONFIG, "--var", `VERSION:${made}`);
  return [
    { title: "Build the app", command: "npm", args: ["run", "--silent", "build"], tried: true },
    {
      title: "Bring the database to the newest migration",
      ...wrangler("d1", "migrations", "apply", "wayfellow", "--remote"),
    },
    { title: "Load the places", ...wrangler("d1", "execute", "wayfellow", "--remote", "--yes", "--file", placesFile) },
    dryRun
      ? { title: "Bundle the Worker", ...deployment, args: [...deployment.args, "--dry-run"], tried: true }
      : { title: "Deploy the Worker", ...deployment },
    { title: "Give the Worker the rooms' secret", ...wrangler("secret", "put", "ROOM_SECRET"), input: ROOM_SECRET },
    {
      title: "Give it the other one that it reads with",
      ...wrangler("secret", "put", "ROOM_SECRET_PREVIOUS"),
      input: ROOM_SECRET_PREVIOUS,
    },
    { title: "Deploy the rooms", command: "npx", args: ["partykit", "deploy", ...vars] },
  ];
}

async function deploy() {
  const { ROOM_SECRET, ROOM_SECRET_PREVIOUS, WORKER_ORIGIN, CLOUDFLARE_API_TOKEN } = process.env;
  const settings = { ...readVars(), ROOM_SECRET, ROOM_SECRET_PREVIOUS, WORKER_ORIGIN, CLOUDFLARE_API_TOKEN };
  const missing = await missingSettings(settings);
  for (const sentence of missing) console.log(`- ${sentence}`);
  if (missing.length > 0 && !dryRun) throw new Error("Nothing was deployed: please see to the points above first.");
  const { placesSql } = await import("../db/places/places-sql.mjs");
  mkdirSync(LOCAL, { recursive: true });
  writeFileSync(placesFile, placesSql());
  writeFileSync(join(ROOT, CONFIG), deployedConfiguration());
  for (const { title, command, args, tried, input } of steps(settings, await version())) {
    console.log(`\n— ${title}${dryRun && !tried ? " (not done in a dry run)" : ""}: ${shown(command, args)}`);
    if (dryRun && !tried) continue;
    const { code } = await run(command, args, { input });
    if (code !== 0)
      throw new Error(`${title}: ended with ${code}. What came before it is done; it is safe to deploy again.`);
  }
}

/** The command without the secrets in it. @param {string} command @param {string[]} args */
const shown = (command, args) => [command, ...args].join(" ").replace(/(ROOM_SECRET\w*)=\S*/g, "$1=…");

deploy().catch((/** @type {Error} */ problem) => {
  console.error(`\n${problem.message}`);
  process.exitCode = 1;
});
