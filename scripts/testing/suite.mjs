import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { environment, run } from "../setup/command.mjs";
import { LOCAL, ROOT } from "../setup/paths.mjs";

/** @typedef {import("./outcome.mjs").Outcome} Outcome */

/**
 * Which tests: the projects of vitest.config.ts and the files, each named by a piece of its path; without any, all. `options` are vitest's own.
 * @typedef {{ projects?: readonly string[], files?: readonly string[], options?: readonly string[] }} Chosen
 */

/**
 * A check that passes or fails as a whole; what it said is shown when it is over.
 * @param {string} title @param {string} command @param {string[]} args
 * @returns {Promise<Outcome>}
 */
export async function command(title, command, ...args) {
  const { code, output } = await run(command, args, { quiet: true });
  if (output.trim()) console.log(output.trim());
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [title] };
}

/** @param {Chosen} chosen */
const chosenBy = ({ projects = [], files = [], options = [] }) => [
  ...files,
  ...projects.flatMap((project) => ["--project", project]),
  ...options,
];

/**
 * Runs tests in one run of vitest. `quiet` shows what it said only when it is over: for one that runs beside another.
 * @param {Chosen} chosen @param {{ reporter?: "dot" | "default", quiet?: boolean }} [options]
 * @returns {Promise<Outcome>}
 */
export async function suite(chosen, { reporter = "dot", quiet = false } = {}) {
  const { projects = [], files = [] } = chosen;
  const named = [...projects, ...files].join("-").replaceAll(/[^\w-]+/g, "");
  const report = join(LOCAL, `test-report-${named}.json`);
  rmSync(report, { force: true });
  const { code, output } = await run(
    "npx",
    ["vitest", "run", ...chosenBy(chosen), `--reporter=${reporter}`, "--reporter=json", `--outputFile.json=${report}`],
    { quiet },
  );
  if (quiet) console.log(output.trim());
  if (!existsSync(report)) return { passed: 0, failures: [`${named}: nothing was run`] };
  const outcome = outcomeIn(report);
  if (code !== 0 && outcome.failures.length === 0) outcome.failures.push(`${named}: an error outside any test`);
  return outcome;
}

/** Runs tests, and again whatever a saved file bears on, until Ctrl-C. @param {Chosen} chosen @returns {Promise<void>} */
export function watch(chosen) {
  const vitest = spawn("npx", ["vitest", "watch", ...chosenBy(chosen)], {
    cwd: ROOT,
    env: environment(),
    stdio: "inherit",
  });
  process.on("SIGINT", () => undefined); // vitest hears it too, and ends its servers
  return new Promise((resolve, reject) => vitest.once("error", reject).once("close", () => resolve()));
}

/** @param {string} report where vitest wrote it @returns {Outcome} */
function outcomeIn(report) {
  /** @type {{ numPassedTests: number, testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`);
    return status === "failed" && failed.length === 0 ? [`${relative(ROOT, name)}: the file itself`] : failed;
  });
  return { passed: numPassedTests, failures };
}
