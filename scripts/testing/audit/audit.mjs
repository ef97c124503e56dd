import { ACCEPTED } from "./accepted.mjs";
import { auditReport, findingsIn } from "./findings.mjs";
import { run } from "../../setup/command.mjs";

/** One try, and no long wait: a test run must not depend on a registry. */
const ASK_ONCE = ["--fetch-retries=0", "--fetch-timeout=20000"];

/**
 * Says which of our packages are known to have a flaw. A report: it never fails, since what is found today was not broken by today's change.
 * @returns {Promise<import("../outcome.mjs").Outcome>}
 */
export async function audit() {
  const { output } = await run("npm", ["audit", "--json", "--silent", ...ASK_ONCE], { quiet: true });
  const answer = jsonIn(output);
  const findings = findingsIn(answer);
  const lines = findings ? auditReport(findings, ACCEPTED) : [`not asked: ${reasonIn(answer)}`];
  console.log(lines.map((line) => `audit: ${line}`).join("\n"));
  return { passed: 0, failures: [] };
}

/** @param {string} output @returns {any} what stands between the first and the last brace; null for no JSON */
function jsonIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
  } catch {
    return null;
  }
}

/** @param {any} answer */
const reasonIn = (answer) =>
  String(answer?.message || answer?.error?.summary || "the registry gave no answer").split("\n")[0];
