import { TARGETS } from "./targets.mjs";

/** @typedef {import("lighthouse").Result} Result */

/** Of what could be quicker, so many are named. */
const MOST_OPPORTUNITIES = 5;

/** A saving below this is noise. */
const WORTH_MS = 50;

/** Every audit below its full score in the categories that must be perfect, named once each. @param {readonly Result[]} results */
export function faults(results) {
  const perfect = Object.keys(TARGETS).filter((category) => TARGETS[category] === 100);
  const lines = results.flatMap((result) => perfect.flatMap((category) => faultsIn(result, category)));
  return [...new Set(lines)];
}

/** @param {Result} result @param {string} category */
function faultsIn(result, category) {
  const refs = result.categories[category]?.auditRefs ?? [];
  return refs.flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || audit.score === null || audit.score === 1 || weight === 0) return [];
    return [`${category}: ${audit.title} (${id})${details(audit)}`];
  });
}

/** The first elements, addresses or messages that an audit is about. @param {Result["audits"][string]} audit */
function details({ details: found }) {
  const items = found !== undefined && "items" in found && Array.isArray(found.items) ? found.items.slice(0, 3) : [];
  return items
    .map((item) => `\n      ${item?.node?.snippet ?? item?.description ?? item?.url ?? JSON.stringify(item)}`)
    .join("");
}

/** What would save most, as Lighthouse estimates it. @param {Result} result */
export function opportunities({ audits }) {
  return Object.values(audits)
    .map(({ title, metricSavings = {} }) => ({ title, metric: largest(metricSavings) }))
    .filter(({ metric }) => metric !== null && metric.ms >= WORTH_MS)
    .toSorted((a, b) => (b.metric?.ms ?? 0) - (a.metric?.ms ?? 0))
    .slice(0, MOST_OPPORTUNITIES)
    .map(({ title, metric }) => `${title}: ${metric?.ms.toFixed(0)} ms of ${metric?.name}`);
}

/** @param {Record<string, number | undefined>} savings */
function largest(savings) {
  const [first] = Object.entries(savings).toSorted(([, a = 0], [, b = 0]) => b - a);
  return first ? { name: first[0], ms: first[1] ?? 0 } : null;
}
