import { LOCAL } from "../../../scripts/setup/paths.mjs";
import { withTypescript } from "../../load-typescript.mjs";
import { bundled } from "../bundle.mjs";
import { TELLS_PROCESSOR_TIME, workerdClock } from "../planner/cpu-clock.mjs";
import { serve } from "../runtime.mjs";

/** What the first proposal, and the search over a city, may cost a Worker that has answered before, in the middle. */
const BUDGET_MS = { wish: 30, index: 15 };

/** @typedef {import("./asked-replies").AskedReply} AskedReply */
/** @typedef {"reply" | "index" | "floor"} What */
/** @typedef {{ kind: string, isNewCity: boolean, ms: number, floor: number }} Taken */
/** @typedef {(what: What, asked: AskedReply) => Promise<number>} Ask gives processor milliseconds */

/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** @template Result @param {string} script @param {(ask: Ask) => Promise<Result>} work with one Worker that has just started */
async function withWorker(script, work) {
  const worker = await serve({ script, state: LOCAL });
  try {
    const now = workerdClock();
    return await work(async (what, asked) => {
      const body = JSON.stringify({ what, asked });
      const begun = now();
      const response = await fetch(worker.origin, { method: "POST", body });
      await response.text();
      if (!response.ok) throw new Error(`The Worker answered ${response.status} to "${asked.text}"`);
      return now() - begun;
    });
  } finally {
    await worker.stop();
  }
}

/**
 * What every second reply takes of the processor in a Worker that has given the others before; none is asked twice, since what a text says is remembered.
 * @param {Ask} ask @param {readonly AskedReply[]} asked @returns {Promise<Taken[]>}
 */
async function measureReplies(ask, asked) {
  const isMeasured = (/** @type {unknown} */ _, /** @type {number} */ at) => at % 2 === 1;
  for (const each of asked.filter((...of) => !isMeasured(...of))) await ask("reply", each);
  /** @type {Taken[]} */
  const taken = [];
  let city = "";
  for (const each of asked.filter(isMeasured)) {
    const { cityName } = each.brief;
    const floor = await ask("floor", each);
    taken.push({ kind: each.kind, isNewCity: cityName !== city, ms: (await ask("reply", each)) - floor, floor });
    city = cityName;
  }
  return taken;
}

/**
 * The search over each city, made anew: a Worker keeps fewer cities than there are.
 * @param {Ask} ask @param {readonly AskedReply[]} asked @returns {Promise<Taken[]>}
 */
async function measureIndex(ask, asked) {
  const cities = [...new Map(asked.map((each) => [each.brief.cityName, each])).values()];
  for (const each of cities) await ask("index", each);
  /** @type {Taken[]} */
  const taken = [];
  for (const each of cities) {
    const floor = await ask("floor", each);
    taken.push({ kind: "index", isNewCity: true, ms: (await ask("index", each)) - floor, floor });
  }
  return taken;
}

/** @param {string} name @param {readonly Taken[]} taken */
function row(name, taken) {
  const times = taken.map(({ ms }) => ms);
  const floor = quantile(
    taken.map((each) => each.floor),
    0.5,
  );
  const middle = quantile(times, 0.5);
  return `${name.padEnd(34)} ${middle.toFixed(1).padStart(6)} ms in the middle, ${quantile(times, 0.9).toFixed(1).padStart(6)} of nine in ten, ${Math.max(
    ...times,
  )
    .toFixed(0)
    .padStart(
      4,
    )} at the most; ${(middle / floor).toFixed(1)} × reading what is asked (${floor.toFixed(2)} ms), of ${taken.length}`;
}

/** What the built-in assistant's replies to the judges' list cost inside workerd. */
export async function benchReplies() {
  const script = await bundled("replies");
  const asked = await withTypescript("/quality/bench/replies/asked-replies.ts", ({ askedReplies }) => askedReplies());
  const taken = await withWorker(script, (ask) => measureReplies(ask, asked));
  const index = await withWorker(script, (ask) => measureIndex(ask, asked));
  const of = (/** @type {string} */ kind, /** @type {boolean} */ isNewCity) =>
    taken.filter((each) => each.kind === kind && each.isNewCity === isNewCity);
  const verdict = (/** @type {string} */ name, /** @type {readonly Taken[]} */ of, /** @type {number} */ budget) => {
    const middle = quantile(
      of.map(({ ms }) => ms),
      0.5,
    );
    return `${name} in the middle: ${middle.toFixed(1)} ms, ${middle <= budget ? "within" : "NOT within"} ${budget} ms`;
  };
  console.log(
    `\n${TELLS_PROCESSOR_TIME ? "Processor milliseconds" : "Milliseconds"} of a reply of the built-in assistant in a warm Worker\n`,
  );
  console.log(row("wish, city known", of("wish", false)));
  console.log(row("wish, first of its city", of("wish", true)));
  console.log(row("question, city known", of("question", false)));
  console.log(row("question, first of its city", of("question", true)));
  console.log(row("search over a city", index));
  console.log(
    verdict(
      "A wish",
      taken.filter(({ kind }) => kind === "wish"),
      BUDGET_MS.wish,
    ),
  );
  console.log(`${verdict("The search over a city", index, BUDGET_MS.index)}\n`);
}
