import { LOCAL } from "../../../scripts/setup/paths.mjs";
import { bundled } from "../bundle.mjs";
import { serve } from "../runtime.mjs";
import { TELLS_PROCESSOR_TIME } from "./cpu-clock.mjs";
import { growthExponent } from "./growth.mjs";
import { stopwatchOn, warm } from "./stopwatch.mjs";
import { madeUpTrip, realTrip } from "./trips.mjs";

const DAYS = [3, 7, 14, 30, 60];
const CANDIDATES = [20, 50, 100, 200];
const LONG_TRIP = 30;
const REAL_CITY = "tokyo";
const FRESH_STARTS = 5;
/** What planning a long trip in a covered city may cost a Worker that has planned before, and one that has just started. */
const BUDGET_MS = { warm: 20, first: 60 };

/** The first plan of a Worker that has just started, its code not yet compiled: the median of some starts, in milliseconds. @param {string} script @param {unknown} brief */
async function firstPlan(script, brief) {
  const took = [];
  for (let start = 0; start < FRESH_STARTS; start += 1) {
    const worker = await serve({ script, state: LOCAL });
    try {
      const ask = stopwatchOn(worker.origin);
      await ask({ what: "plan", brief, times: 0 });
      const empty = await ask({ what: "plan", brief, times: 0 });
      took.push((await ask({ what: "plan", brief, times: 1 })) - empty);
    } finally {
      await worker.stop();
    }
  }
  return took.toSorted((a, b) => a - b)[Math.floor(FRESH_STARTS / 2)] ?? Number.NaN;
}

const cell = (/** @type {number} */ ms) => ms.toFixed(2).padStart(9);

/** @param {import("./stopwatch.mjs").Stopwatch} ask */
async function measureGrid(ask) {
  const grid = [];
  for (const days of DAYS)
    for (const candidates of CANDIDATES)
      grid.push({ days, candidates, ms: await warm(ask, { what: "plan", brief: madeUpTrip(days, candidates) }) });
  return grid;
}

/** @param {{ days: number, candidates: number, ms: number }[]} grid */
function gridTable(grid) {
  const rows = DAYS.map(
    (days) =>
      `${String(days).padStart(5)} days ${grid
        .filter((point) => point.days === days)
        .map(({ ms }) => cell(ms))
        .join("")}`,
  );
  const byDays = grid.filter(({ candidates }) => candidates === 200).map(({ days, ms }) => ({ size: days, ms }));
  const byCandidates = grid
    .filter(({ days }) => days === LONG_TRIP)
    .map(({ candidates, ms }) => ({ size: candidates, ms }));
  return [
    `${TELLS_PROCESSOR_TIME ? "Processor milliseconds" : "Milliseconds"} a plan in a warm Worker, by days and candidates`,
    `candidates${CANDIDATES.map((count) => String(count).padStart(9)).join("")}`,
    ...rows,
    `Growth: days^${growthExponent(byDays).toFixed(2)} (200 candidates), candidates^${growthExponent(byCandidates).toFixed(2)} (${LONG_TRIP} days)`,
  ].join("\n");
}

/** What plans cost a Worker that has planned before. @param {string} script @param {unknown} brief */
async function measureWarm(script, brief) {
  const worker = await serve({ script, state: LOCAL });
  try {
    const ask = stopwatchOn(worker.origin);
    const grid = await measureGrid(ask);
    const plan = await warm(ask, { what: "plan", brief });
    return { grid, plan, floor: await warm(ask, { what: "floor", brief }) };
  } finally {
    await worker.stop();
  }
}

/** What a plan costs inside workerd, how it grows, and whether a long trip stays within its budget. */
export async function benchPlanner() {
  const script = await bundled("planner");
  const long = realTrip(LONG_TRIP, REAL_CITY);
  const { grid, plan, floor } = await measureWarm(script, long);
  const first = await firstPlan(script, long);
  const verdict = (/** @type {number} */ ms, /** @type {number} */ budget) =>
    `${ms <= budget ? "within" : "NOT within"} ${budget} ms`;
  console.log(`\n${gridTable(grid)}\n`);
  console.log(
    `${LONG_TRIP} days in ${long.cityName} (${long.guide.places.length} places): ${plan.toFixed(2)} ms, ${verdict(plan, BUDGET_MS.warm)}; ${(plan / floor).toFixed(1)} × reading the places and writing the days (${floor.toFixed(2)} ms)`,
  );
  console.log(`the same, first plan of a new Worker: ${first.toFixed(1)} ms, ${verdict(first, BUDGET_MS.first)}\n`);
}
