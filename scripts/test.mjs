import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildApp } from "./setup/build.mjs";
import { findChromium } from "./setup/chromium.mjs";
import { run } from "./setup/command.mjs";
import { installPackages } from "./setup/install.mjs";
import { LOCAL } from "./setup/paths.mjs";

/** The suites in order, cheapest first. Each is one vitest run, so that a server and a browser never compete with the unit tests for two cores. */
const SUITES = [["unit", "db"], ["contract"], ["room"], ["e2e"]];

/** @type {{ passed: number, failed: number }} */
const total = { passed: 0, failed: 0 };

/** A check that passes or fails as a whole. @param {string} title @param {() => Promise<boolean>} check */
async function whole(title, check) {
  console.log(`\n— ${title}`);
  const passed = await check();
  if (passed) total.passed += 1;
  else total.failed += 1;
  if (!passed) console.log(`${title}: failed`);
  return passed;
}

const succeeds = async (/** @type {string} */ command, /** @type {string[]} */ ...args) => (await run(command, args)).code === 0;

/** @param {string[]} projects @param {Record<string, string>} env */
async function suite(projects, env) {
  console.log(`\n— ${projects.join(", ")}`);
  const report = join(LOCAL, `test-report-${projects.join("-")}.json`);
  rmSync(report, { force: true });
  const { code } = await run(
    "npx",
    ["vitest", "run", ...projects.flatMap((project) => ["--project", project]), "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
    { env },
  );
  const counts = readCounts(report);
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (code !== 0 && counts.failed === 0) total.failed += 1; // an error outside any test
}

/** @param {string} report */
function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
  } catch (unreadable) {
    console.error(`No test report at ${report}: ${unreadable}`);
    return { passed: 0, failed: 1 };
  }
}

async function test() {
  mkdirSync(LOCAL, { recursive: true });
  await installPackages();
  const chromium = await findChromium();
  await whole("types", () => succeeds("npx", "tsc", "--noEmit"));
  await whole("lint", () => succeeds("npx", "eslint", "--max-warnings", "0", "."));
  const built = await whole("build", async () => {
    await buildApp();
    return true;
  });
  for (const projects of SUITES) if (built || projects.includes("unit")) await suite(projects, { CHROMIUM: chromium });
}

try {
  await test();
} catch (problem) {
  console.error(problem);
  total.failed += 1;
}
console.log(`\ntests: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
