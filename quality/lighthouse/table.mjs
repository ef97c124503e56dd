import { medianRun, missedBy, TARGETS } from "./targets.mjs";

/** The figures beside the scores, as Lighthouse words them. @type {readonly [head: string, audit: string][]} */
const FIGURES = [
  ["FCP", "first-contentful-paint"],
  ["LCP", "largest-contentful-paint"],
  ["TBT", "total-blocking-time"],
  ["CLS", "cumulative-layout-shift"],
  ["Speed Index", "speed-index"],
];

/** Heads that fit. @type {Readonly<Record<string, string>>} */
const SHORT = { performance: "speed", accessibility: "access", "best-practices": "practices", seo: "SEO" };

/** @typedef {{ page: string, results: import("lighthouse").Result[], scores: Record<string, number> }} Measured */

/** @param {string[]} cells */
const line = ([page = "", ...cells]) => [page.padEnd(18), ...cells.map((cell) => cell.padStart(13))].join("");

/** A line for each page: its scores, and of its median run the times and how quick Lighthouse found the machine. A score that misses its target is marked. @param {readonly Measured[]} pages */
export function table(pages) {
  const head = line([
    "page",
    ...Object.entries(TARGETS).map(([category, target]) => `${SHORT[category] ?? category} ≥ ${target}`),
    ...FIGURES.map(([name]) => name),
    "machine",
  ]);
  return [head, ...pages.map(row)].join("\n");
}

/** @param {Measured} measured */
function row({ page, results, scores }) {
  const { audits, environment } = medianRun(results);
  const missed = missedBy(scores);
  const marked = Object.keys(TARGETS).map((category) => `${missed.includes(category) ? "✗ " : ""}${scores[category]}`);
  return line([
    page,
    ...marked,
    ...FIGURES.map(([, audit]) => audits[audit]?.displayValue ?? "?"),
    environment.benchmarkIndex.toFixed(0),
  ]);
}
