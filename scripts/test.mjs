import { mkdirSync } from "node:fs";
import { buildApp } from "./setup/build.mjs";
import { findChromium } from "./setup/chromium.mjs";
import { installPackages } from "./setup/install.mjs";
import { LOCAL } from "./setup/paths.mjs";
import { part, summary } from "./testing/outcome.mjs";
import { format, lint, types } from "./testing/static-checks.mjs";
import { suite } from "./testing/suite.mjs";

/** A log is read as text: no colour codes, whatever the machine says about itself. */
if (!process.stdout.isTTY) {
  process.env.NO_COLOR = "1";
  delete process.env.FORCE_COLOR;
}

/** What needs neither a server nor the other is done side by side, so that two cores both have work. */
async function withoutServers() {
  let chromium = "";
  const [hasBrowser, isBuilt] = await Promise.all([
    part("browser", async () => {
      chromium = await findChromium();
      return { passed: 1, failures: [] };
    }),
    part("build", async () => {
      await buildApp();
      return { passed: 1, failures: [] };
    }).then(async (built) => {
      await part("unit, db", () => suite(["unit*", "db"], { quiet: true }));
      return built;
    }),
    part("types", () => types())
      .then(() => part("lint", () => lint()))
      .then(() => part("format", () => format())),
  ]);
  return { isBuilt, chromium: hasBrowser ? chromium : null };
}

/** One suite after the other: each has servers of its own, and browsers beside. */
async function test() {
  mkdirSync(LOCAL, { recursive: true });
  await part("packages", async () => {
    await installPackages();
    return { passed: 0, failures: [] };
  });
  const { isBuilt, chromium } = await withoutServers();
  if (!isBuilt) return;
  await part("contract", () => suite(["contract"]));
  await part("room", () => suite(["room"]));
  if (chromium) await part("e2e", () => suite(["e2e"], { env: { CHROMIUM: chromium } }));
}

await test();
process.exitCode = summary() ? 0 : 1;
