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

/**
 * Everything that there is. Tests against servers and browsers wait half of their time, so whatever only computes runs beside them; and all tests against
 * servers are one run, so that those that wait leave their time to the others.
 */
async function testEverything() {
  const browser = preparation("browser", findHeadlessChromium);
  const build = preparation("build", buildApp);
  const served = async () => {
    const [hasBrowser, isBuilt] = await Promise.all([browser, build]);
    const projects = ["contract", "room", ...(hasBrowser ? ["e2e"] : [])];
    if (isBuilt) await part(projects.join(", "), () => suite({ projects }));
  };
  const computed = async () => {
    await part("types", () => types());
    if (await build)
      await part("unit, db, build", () => suite({ projects: ["unit*", "db", "build"] }, { quiet: true }));
    await part("lint", () => lint());
    await part("format", () => format());
  };
  await Promise.all([served(), computed(), part("audit", audit)]);
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
