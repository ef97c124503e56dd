import { existsSync } from "node:fs";
import { join } from "node:path";
import { must } from "./command.mjs";
import { ROOT } from "./paths.mjs";
import { contentHash, whenChanged } from "./stamp.mjs";

const INPUTS = [
  "app",
  "db/client.ts",
  "db",
  "public",
  "scripts/vite",
  "vite.config.ts",
  "tsconfig.json",
  "package-lock.json",
];

/**
 * Builds the app when its sources changed since the last build, as it is deployed: a test runner's own NODE_ENV would bring React's development scripts.
 * @returns {Promise<boolean>} whether there was anything to build
 */
export function buildApp() {
  const present = existsSync(join(ROOT, "build", "server", "index.js")) && existsSync(join(ROOT, "build", "client"));
  return whenChanged("build", contentHash(INPUTS), present, () =>
    must("Building the app", "npm", ["run", "--silent", "build"], { NODE_ENV: "production" }),
  );
}
