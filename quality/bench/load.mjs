import autocannon from "autocannon";

const SECONDS = 4;
const CONNECTIONS = 10;

/**
 * Requests as fast as they are answered, over ten connections.
 * @param {{ url: string, headers?: Record<string, string> }} target
 * @returns {Promise<{ perSecond: number, p50: number, p99: number }>} latencies in milliseconds
 */
async function fire({ url, headers }) {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  const wrong = result.non2xx + result.errors + result.timeouts;
  if (wrong > 0) throw new Error(`${wrong} of ${result.requests.total} requests to ${url} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Measures every target in turn, round after round, so that a machine that drifts drifts for all of them.
 * @param {Record<string, { url: string, headers?: Record<string, string> }>} targets
 * @param {number} rounds the first of which only warms up
 */
export async function compare(targets, rounds = 4) {
  /** @type {Record<string, { perSecond: number, p50: number, p99: number }[]>} */
  const seen = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      const figures = await fire(target);
      if (round > 0) (seen[name] ??= []).push(figures);
    }
  }
  return Object.fromEntries(
    Object.entries(seen).map(([name, runs]) => [
      name,
      {
        perSecond: median(runs.map((run) => run.perSecond)),
        p50: median(runs.map((run) => run.p50)),
        p99: median(runs.map((run) => run.p99)),
      },
    ]),
  );
}
