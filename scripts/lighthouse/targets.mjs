/** What each page must reach, of 100. @type {Readonly<Record<string, number>>} */
export const TARGETS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

/** @typedef {import("lighthouse").Result} Result one run's result */

/** A category's score of 100, rounded as a report shows it. @param {Result} result @param {string} category */
export const scoreOf = (result, category) => Math.round((result.categories[category]?.score ?? 0) * 100);

/** The run in the middle by performance: machines are noisy, and one slow run says nothing. @param {readonly Result[]} results */
export function medianRun(results) {
  const median = results.toSorted((a, b) => scoreOf(a, "performance") - scoreOf(b, "performance"))[Math.floor((results.length - 1) / 2)];
  if (!median) throw new Error("Nothing was measured.");
  return median;
}

/**
 * The scores of a page: performance is the median, of what does not depend on the machine the worst run counts.
 * @param {readonly Result[]} results @returns {Record<string, number>}
 */
export function scoresOf(results) {
  const score = (/** @type {string} */ category) => (category === "performance" ? scoreOf(medianRun(results), category) : Math.min(...results.map((result) => scoreOf(result, category))));
  return Object.fromEntries(Object.keys(TARGETS).map((category) => [category, score(category)]));
}

/** The categories in which a page misses its target. @param {Record<string, number>} scores */
export const missedBy = (scores) => Object.keys(TARGETS).filter((category) => (scores[category] ?? 0) < (TARGETS[category] ?? 100));
