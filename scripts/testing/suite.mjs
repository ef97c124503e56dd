import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { run } from "../setup/command.mjs";
import { LOCAL, ROOT } from "../setup/paths.mjs";

/** @typedef {import("./outcome.mjs").Outcome} Outcome */

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

/**
 * The tests of some vitest projects, in one run. `quiet` shows what it said only when it is over: for one that runs beside another.
 * @param {string[]} projects @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 * @returns {Promise<Outcome>}
 */
export async function suite(projects, { env = {}, quiet = false } = {}) {
  const report = join(LOCAL, `test-report-${projects.join("-").replace("*", "")}.json`);
  rmSync(report, { force: true });
  const named = projects.flatMap((project) => ["--project", project]);
  const { code, output } = await run(
    "npx",
    ["vitest", "run", ...named, "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
    { env, quiet },
  );
  if (quiet) console.log(output.trim());
  const outcome = outcomeIn(report);
  if (code !== 0 && outcome.failures.length === 0)
    outcome.failures.push(`${projects.join(", ")}: an error outside any test`);
  return outcome;
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
