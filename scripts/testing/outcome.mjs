/**
 * What a part of the tests came to: how many passed, and a line for each that did not.
 * @typedef {{ passed: number, failures: string[] }} Outcome
 */

/** @type {(Outcome & { title: string, seconds: number })[]} */
const parts = [];

/**
 * Runs a part, keeps its outcome and its time, and tells when it begins and ends. What it throws counts as one failure.
 * @param {string} title @param {() => Promise<Outcome>} work
 * @returns {Promise<boolean>} whether all of it passed
 */
export async function part(title, work) {
  console.log(`\n— ${title} …`);
  const started = Date.now();
  const outcome = await work().catch((/** @type {unknown} */ problem) => {
    console.error(problem);
    return {
      passed: 0,
      failures: [`${title}: ${problem instanceof Error ? problem.message.split("\n")[0] : problem}`],
    };
  });
  const done = { ...outcome, title, seconds: (Date.now() - started) / 1000 };
  parts.push(done);
  console.log(`— ${title}: ${told(done)}`);
  return outcome.failures.length === 0;
}

/** @param {Outcome & { seconds: number }} outcome */
const told = ({ passed, failures, seconds }) => `${passed} passed, ${failures.length} failed, ${seconds.toFixed(0)} s`;

/** The end of the log: each part with its time, each failure by name, and the line that says it all. @returns {boolean} whether all passed */
export function summary() {
  const failures = parts.flatMap((done) => done.failures);
  const passed = parts.reduce((sum, done) => sum + done.passed, 0);
  const width = Math.max(0, ...parts.map(({ title }) => title.length));
  console.log(`\n${parts.map((done) => `${done.title.padEnd(width)}  ${told(done)}`).join("\n")}`);
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`\ntests: ${passed} passed, ${failures.length} failed`);
  return passed > 0 && failures.length === 0;
}
