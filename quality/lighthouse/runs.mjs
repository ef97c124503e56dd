/** Below this benchmark index Lighthouse warns that the machine is too slow, or too busy, for its figures to mean a phone's. */
const CALM = 1000;

/** So many times as often as wanted is a page visited at the most, until enough visits found the machine calm. */
const MOST_ATTEMPTS = 3;

/** A visit of which Lighthouse could make nothing: the page did not come, or the machine was too busy to record it. */
export class UnusableRun extends Error {}

/** What is read here of a run. @typedef {{ result: { environment: { benchmarkIndex: number } } }} Timed */

/** @param {Timed} run */
export const isCalm = ({ result }) => result.environment.benchmarkIndex >= CALM;

/**
 * As many runs as wanted that found the machine calm; if it never was, those that found it busy.
 * @template {Timed} Run @param {number} wanted @param {() => Promise<Run>} visit @returns {Promise<Run[]>}
 */
export async function calmRuns(wanted, visit) {
  /** @type {Run[]} */
  const runs = [];
  /** @type {UnusableRun | null} */
  let problem = null;
  for (let attempt = 0; attempt < wanted * MOST_ATTEMPTS && runs.filter(isCalm).length < wanted; attempt += 1) {
    try {
      runs.push(await visit());
    } catch (error) {
      if (!(error instanceof UnusableRun)) throw error;
      problem = error;
    }
  }
  if (runs.length === 0 && problem) throw problem;
  const calm = runs.filter(isCalm);
  return calm.length > 0 ? calm : runs;
}
