import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "./setup/install.mjs";
import { LOCAL } from "./setup/paths.mjs";
import { part, summary } from "./testing/outcome.mjs";
import { format, lint, types } from "./testing/static-checks.mjs";

/** `npm run check`: what can be said of the code without running it, remembering what has not changed since the last time. */
mkdirSync(LOCAL, { recursive: true });
await installPackages();
const cache = join(LOCAL, "check");
await Promise.all([
  part("types", () => types()),
  part("lint", () => lint({ cache })),
  part("format", () => format({ cache })),
]);
process.exitCode = summary() ? 0 : 1;
