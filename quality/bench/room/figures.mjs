/** @typedef {{ each: number[], last: number[] }} Latencies milliseconds until each of the companions had it, and until the last one had */

/** @returns {Latencies} */
export const noLatencies = () => ({ each: [], last: [] });

/** @param {number[]} values @param {number} share 0 to 1 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const ms = (/** @type {number} */ value) => value.toFixed(1).padStart(6);

/** One line: ours, the floor's, and the ratio, for p50 and p99. @param {string} name @param {number[]} ours @param {number[]} floor */
export function ratioLine(name, ours, floor) {
  const part = (/** @type {number} */ share) => {
    const [mine, base] = [quantile(ours, share), quantile(floor, share)];
    return `${ms(mine)} ms ${ms(base)} ms ${(mine / base).toFixed(2).padStart(5)} ×`;
  };
  return `${name.padEnd(38)} p50 ${part(0.5)}   p99 ${part(0.99)}`;
}

/** @param {string} title @param {{ count: number, ours: Latencies, floor: Latencies }[]} rows */
export function table(title, rows) {
  const lines = rows.flatMap(({ count, ours, floor }) => [
    ratioLine(`  to ${count === 1 ? "the one companion" : `each of ${count}`}`, ours.each, floor.each),
    ...(count === 1 ? [] : [ratioLine(`  to the last of ${count}`, ours.last, floor.last)]),
  ]);
  return [`${title} (room, echo, ratio)`, ...lines].join("\n");
}
