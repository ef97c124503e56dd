import { mkdirSync } from "node:fs";
import { buildApp } from "./setup/build.mjs";
import { findHeadlessChromium } from "./setup/chromium.mjs";
import { installPackages } from "./setup/install.mjs";
import { LOCAL } from "./setup/paths.mjs";
import { readArguments } from "./testing/arguments.mjs";
import { audit } from "./testing/audit/audit.mjs";
import { part, summary } from "./testing/outcome.mjs";
import { format, lint, types } from "./testing/static-checks.mjs";
import { suite, watch } from "./testing/suite.mjs";

/** A log is read as text: no colour codes, whatever the machine says about itself. */
if (!process.stdout.isTTY) {
  process.env.NO_COLOR = "1";
  delete process.env.FORCE_COLOR;
}

const CHECKS = { types, lint, format, audit };

/** @param {string} title @param {() => Promise<unknown>} work */
const preparation = (title, work) =>
  part(title, async () => {
    await work();
    return { passed: 1, failures: [] };
  });

/** What needs neither a server nor the other is done side by side, so that two cores both have work. */
async function withoutServers() {
  const [hasBrowser, isBuilt] = await Promise.all([
    preparation("browser", findHeadlessChromium),
    preparation("build", buildApp).then(async (built) => {
      await part("unit, db, build", () => suite({ projects: ["unit*", "db", "build"] }, { quiet: true }));
      return built;
    }),
    part("types", () => types())
      .then(() => part("lint", () => lint()))
      .then(() => part("format", () => format())),
    part("audit", audit),
  ]);
  return { hasBrowser, isBuilt };
}

/** Everything that there is; the tests against servers in one run, so that those that wait leave their time to those that compute. */
async function testEverything() {
  const { hasBrowser, isBuilt } = await withoutServers();
  if (!isBuilt) return;
  const projects = ["contract", "room", ...(hasBrowser ? ["e2e"] : [])];
  await part(projects.join(", "), () => suite({ projects }));
}

/** @param {ReturnType<typeof readArguments>} asked */
async function testSome({ checks, ...chosen }) {
  for (const check of checks) await part(check, () => CHECKS[check]());
  const named = [...chosen.projects, ...chosen.files];
  if (named.length > 0) await part(named.join(", "), () => suite(chosen, { reporter: "default" }));
}

const asked = readArguments(process.argv.slice(2));
mkdirSync(LOCAL, { recursive: true });
if (asked.isWatching) {
  await installPackages();
  await watch(asked);
} else {
  await part("packages", async () => {
    await installPackages();
    return { passed: 0, failures: [] };
  });
  await (asked.isEverything ? testEverything() : testSome(asked));
  process.exitCode = summary() ? 0 : 1;
}
