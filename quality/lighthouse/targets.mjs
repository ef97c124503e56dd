/** What each page must reach, of 100. @type {Readonly<Record<string, number>>} */
export const TARGETS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

/** What is read here of a run's result. @typedef {{ categories: Record<string, { score: number | null }> }} Scored */

/** A category's score of 100, rounded as a report shows it. @param {Scored} result @param {string} category */
export const scoreOf = (result, category) => Math.round((result.categories[category]?.score ?? 0) * 100);

/**
 * The run in the middle by performance, of two the worse: machines are noisy, and one slow run says nothing.
 * @template {Scored} Result @param {readonly Result[]} results @returns {Result}
 */
export function medianRun(results) {
  const median = results.toSorted((a, b) => scoreOf(a, "performance") - scoreOf(b, "performance"))[
    Math.floor((results.length - 1) / 2)
  ];
  if (!median) throw new Error("Nothing was measured.");
  return median;
}

/**
 * The scores of a page: performance is the median; of what does not depend on the machine the worst run counts.
 * @param {readonly Scored[]} results @returns {Record<string, number>}
 */
export function scoresOf(results) {
  const worst = (/** @type {string} */ category) => Math.min(...results.map((result) => scoreOf(result, category)));
  return Object.fromEntries(
    Object.keys(TARGETS).map((category) => [
      category,
      category === "performance" ? scoreOf(medianRun(results), category) : worst(category),
    ]),
  );
}

/** The categories in which a page misses its target. @param {Record<string, number>} scores */
export const missedBy = (scores) =>
  Object.keys(TARGETS).filter((category) => (scores[category] ?? 0) < (TARGETS[category] ?? 100));
