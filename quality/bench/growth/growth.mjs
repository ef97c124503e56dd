import { randomUUID } from "node:crypto";
import { rmSync, statSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { completeProfile, liveThrough, planTrip, setUpTrip } from "../../../scripts/demo/plan-trip.mjs";
import { signIn } from "../../../scripts/demo/traveller.mjs";
import { freshState } from "../../../scripts/setup/fresh-state.mjs";
import { openLocalD1 } from "../../../scripts/setup/local-d1.mjs";
import { newSecrets } from "../../../scripts/setup/secrets.mjs";
import { builtWorker } from "../../../scripts/setup/worker-runtime.mjs";
import { quantile } from "../room/figures.mjs";
import { serveSilently } from "../runtime.mjs";
import { copyTrip } from "./make-trips.mjs";
import { bytesOfTrip } from "./bytes-of-trip.mjs";

const FEW = 1_000;
const MANY = Number(process.env.TRIPS ?? 100_000);

/** How often each call is made in each of the two databases, in turns, so that a machine that drifts drifts for both. */
const TIMES = { reads: 400, completions: 150, builds: 40 };
const WARM_UP = 20;

/** @typedef {{ origin: string, stop: () => Promise<void>, state: string, bytes: number, perTrip: Awaited<ReturnType<typeof bytesOfTrip>> }} Grown */

/** A Worker whose database holds so many trips of three days. @param {number} trips @param {Record<string, string>} settings @returns {Promise<Grown>} */
async function grown(trips, settings) {
  const state = await freshState("bench/growth-");
  const first = await serve(state, settings);
  const traveller = await signIn(first.origin, { email: `${randomUUID()}@example.com`, name: "Grow Seed" });
  await completeProfile(traveller);
  const joinCode = `GROW-${randomUUID().slice(0, 8)}`.toUpperCase();
  const tripId = await setUpTrip(traveller, { city: "Lisbon", days: 3, joinCode });
  const companion = await signIn(first.origin, { email: `${randomUUID()}@example.com`, name: "Co Seed" });
  await companion.call("POST", "participantuser/create", { joinCode });
  await planTrip(traveller, tripId);
  await traveller.call("POST", `starttrip/${tripId}`);
  await liveThrough(traveller, tripId, 3);
  await first.stop();
  const d1 = await openLocalD1(state);
  const perTrip = await bytesOfTrip(d1.batch, tripId);
  await copyTrip(d1.batch, tripId, trips - 1);
  await d1.stop();
  return { ...(await serve(state, settings)), state, bytes: sizeOf(join(state, "v3", "d1")), perTrip };
}

/** Without limits: here one person makes all calls. @param {string} state @param {Record<string, string>} settings */
function serve(state, settings) {
  const { ratelimits: _, ...unlimited } = builtWorker({ state, settings: { ...settings, WEATHER_URL: "" } });
  return serveSilently(unlimited);
}

/** @param {string} folder @returns {number} */
const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

/** Somebody with a trip of sixty days under way, as the calls need it. @param {string} origin */
async function onTheRoad(origin) {
  const traveller = await signIn(origin, { email: `${randomUUID()}@example.com`, name: "Bench Mark" });
  await completeProfile(traveller);
  const joinCode = `ROAD-${randomUUID().slice(0, 8)}`.toUpperCase();
  const tripId = await setUpTrip(traveller, { city: "Lisbon", days: 60, joinCode });
  await planTrip(traveller, tripId);
  await traveller.call("POST", `starttrip/${tripId}`);
  return { origin, traveller, tripId, joinCode };
}

/** @typedef {Awaited<ReturnType<typeof onTheRoad>>} Road */

const PARTS = ["morning", "afternoon", "evening"];

/** Each call, the `n`th time. @type {Record<string, { times: number, prepare?: (road: Road, n: number) => Promise<any>, make: (road: Road, n: number, prepared: any) => Promise<unknown> }>} */
const CALLS = {
  hydrate: { times: TIMES.reads, make: ({ traveller }) => traveller.call("GET", "hydrate") },
  "itinerary/days": {
    times: TIMES.reads,
    make: ({ traveller, tripId }) => traveller.call("GET", `itinerary/days/${tripId}`),
  },
  joincodecheck: { times: TIMES.reads, make: ({ origin }, n) => checkCode(origin, n) },
  "block/complete": {
    times: TIMES.completions,
    make: ({ traveller, tripId }, n) =>
      traveller.call("POST", "block/complete", {
        tripId,
        dayIndex: Math.floor(n / 3) + 1,
        blockName: PARTS[n % 3],
      }),
  },
  "itinerary/build, 3 days": {
    times: TIMES.builds,
    prepare: async ({ origin }) => {
      const traveller = await signIn(origin, { email: `${randomUUID()}@example.com`, name: "Bench Build" });
      const joinCode = `B-${randomUUID().slice(0, 12)}`.toUpperCase();
      return { traveller, tripId: await setUpTrip(traveller, { city: "Lisbon", days: 3, joinCode }) };
    },
    make: (_, __, { traveller, tripId }) => traveller.call("POST", "itinerary/build", { tripId }),
  },
};

/** A code that nobody has, asked for from an address of its own. @param {string} origin @param {number} n */
async function checkCode(origin, n) {
  const reply = await fetch(`${origin}/wayfellow/joincodecheck`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": `2001:db8:${n.toString(16)}::1` },
    body: JSON.stringify({ joinCode: `FREE-${n}` }),
  });
  if (!reply.ok) throw new Error(`joincodecheck: ${reply.status}`);
  await reply.text();
}

/** Milliseconds of each call, one after the other, in turns on both. @param {Road} few @param {Road} many @param {(typeof CALLS)[string]} call */
async function inTurns(few, many, { times, prepare, make }) {
  /** @type {[number[], number[]]} */
  const took = [[], []];
  for (let n = 0; n < times + WARM_UP; n += 1)
    for (const [at, road] of [few, many].entries()) {
      const prepared = await prepare?.(road, n);
      const started = performance.now();
      await make(road, n, prepared);
      if (n >= WARM_UP) took[at]?.push(performance.now() - started);
    }
  return took;
}

/** What a hundred times as many trips cost each call, and how many bytes a trip is. Expects the app to be built. */
export async function benchGrowth() {
  const settings = newSecrets();
  const few = await grown(FEW, settings);
  const many = await grown(MANY, settings);
  try {
    const roads = [await onTheRoad(few.origin), await onTheRoad(many.origin)];
    const [small, large] = roads;
    if (!small || !large) throw new Error("Two were to be on the road.");
    console.log(`\nA call with ${FEW.toLocaleString("en")} and with ${MANY.toLocaleString("en")} trips in D1, p50:`);
    for (const [name, call] of Object.entries(CALLS)) {
      const [one, other] = (await inTurns(small, large, call)).map((took) => quantile(took, 0.5));
      if (one === undefined || other === undefined) continue;
      console.log(
        `  ${name.padEnd(26)} ${one.toFixed(2).padStart(7)} ms ${other.toFixed(2).padStart(7)} ms  ${(other / one).toFixed(2)} ×`,
      );
    }
    const perTrip = (many.bytes - few.bytes) / (MANY - FEW);
    console.log(
      `\nA trip of three days and two people, lived to its end: ${Math.round(perTrip).toLocaleString("en")} bytes of the file`,
    );
    for (const [what, bytes] of Object.entries(many.perTrip))
      console.log(`  ${what.padEnd(40)} ${bytes.toLocaleString("en").padStart(8)}`);
    console.log(`  so a D1 of 10 GB bears ${Math.floor(10e9 / perTrip).toLocaleString("en")} such trips\n`);
  } finally {
    for (const { stop, state } of [few, many]) {
      await stop();
      rmSync(state, { recursive: true, force: true });
    }
  }
}
