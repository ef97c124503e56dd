import { readFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "../../scripts/setup/command.mjs";
import { LOCAL, ROOT } from "../../scripts/setup/paths.mjs";

/** The built Worker as one script, as `wrangler deploy` would send it. @returns {Promise<string>} its path */
export async function bundleWorker() {
  const out = join(LOCAL, "bench", "worker");
  await must("Bundling the Worker", "npx", ["wrangler", "deploy", "--dry-run", "--outdir", out]);
  return join(out, "worker.js");
}

/** The compatibility settings of wrangler.toml, so that every Worker in the run has the same. */
export function compatibility() {
  const toml = readFileSync(join(ROOT, "wrangler.toml"), "utf8");
  const date = /^compatibility_date = "(.+)"$/m.exec(toml)?.[1];
  if (!date) throw new Error("wrangler.toml names no compatibility_date");
  return { compatibilityDate: date, compatibilityFlags: ["nodejs_compat"] };
}
