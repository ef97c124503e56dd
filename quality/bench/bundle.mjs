import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "../../scripts/setup/command.mjs";
import { LOCAL, ROOT } from "../../scripts/setup/paths.mjs";
import { compatibility } from "../../scripts/setup/worker-runtime.mjs";

/**
 * A part of the product alone as a Worker.
 * @param {string} name of its folder in `quality/bench`, in which `worker.ts` stands
 * @returns {Promise<string>} the script
 */
export async function bundled(name) {
  const out = join(LOCAL, "bench", name);
  mkdirSync(out, { recursive: true });
  const { compatibilityDate } = compatibility();
  await must(`Bundling ${name}`, "npx", [
    "wrangler",
    "deploy",
    join(ROOT, "quality", "bench", name, "worker.ts"),
    "--dry-run",
    "--outdir",
    out,
    "--name",
    name,
    "--config",
    "/dev/null",
    "--tsconfig",
    join(ROOT, "tsconfig.json"),
    "--compatibility-date",
    compatibilityDate,
    "--compatibility-flags",
    "nodejs_compat",
  ]);
  return readFileSync(join(out, "worker.js"), "utf8");
}
