import { workerdClock } from "./cpu-clock.mjs";

/** A batch lasts at least so long, so that the request itself hardly counts. */
const BATCH_MS = 150;
const ROUNDS = 4;

/** @typedef {{ what: "plan" | "floor", brief: unknown }} Work */
/** @typedef {(work: Work & { times: number }) => Promise<number>} Stopwatch processor milliseconds of one request */

/** @param {string} origin of the one Worker that runs @returns {Stopwatch} */
export function stopwatchOn(origin) {
  const now = workerdClock();
  return async (work) => {
    const body = JSON.stringify(work);
    const started = now();
    const response = await fetch(origin, { method: "POST", body });
    await response.text();
    const took = now() - started;
    if (!response.ok) throw new Error(`The Worker answered ${response.status}`);
    return took;
  };
}

/**
 * Milliseconds that one piece of work takes a warm Worker: many of them in one request, less a request without any.
 * The quickest round counts; the others were disturbed more.
 * @param {Stopwatch} ask @param {Work} work
 */
export async function warm(ask, work) {
  const trial = await ask({ ...work, times: 10 });
  const times = Math.max(10, Math.ceil((BATCH_MS * 10) / Math.max(0.1, trial)));
  const [full, empty] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    full.push(await ask({ ...work, times }));
    empty.push(await ask({ ...work, times: 0 }));
  }
  return (Math.min(...full) - Math.min(...empty)) / times;
}
