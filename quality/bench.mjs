import { cpSync, readFileSync, rmSync } from "node:fs";
import { buildApp } from "../scripts/setup/build.mjs";
import { findChromium } from "../scripts/setup/chromium.mjs";
import { freshState } from "../scripts/setup/fresh-state.mjs";
import { installPackages } from "../scripts/setup/install.mjs";
import { newSecrets } from "../scripts/setup/secrets.mjs";
import { completeProfile, planTrip, setUpTrip } from "../scripts/demo/plan-trip.mjs";
import { signIn } from "../scripts/demo/traveller.mjs";

await installPackages();
const { bundleBareRemix } = await import("./bench/bare-remix.mjs");
const { BARE_READ, BARE_WORKER } = await import("./bench/floors.mjs");
const { firstDemo } = await import("./bench/first-demo.mjs");
const { compare } = await import("./bench/load.mjs");
const { largestPaint, signedInProfile } = await import("./bench/paint.mjs");
const { serve, serveBuilt } = await import("./bench/runtime.mjs");
const { setStops } = await import("./bench/stops.mjs");

const WHO = { email: "bench@example.com", name: "Bench Mark" };

const ASKING_FOR_A_PAGE = { Accept: "text/html,application/xhtml+xml" };

/** How many stops the plan of somebody who measures no more than that has, and of one with a full one. */
const STOPS = { few: 20, many: 120 };

/** @param {string} origin */
async function fourteenDays(origin, who = WHO, joinCode = "BENCH-14") {
  const traveller = await signIn(origin, who);
  await completeProfile(traveller);
  const tripId = await setUpTrip(traveller, { city: "Paris", days: 14, joinCode });
  await planTrip(traveller, tripId);
  await traveller.call("POST", `starttrip/${tripId}`);
  return { tripId, headers: { Authorization: `Bearer ${traveller.token}` } };
}

/** @param {Record<string, { perSecond: number, p50: number, p99: number }>} figures @param {string} name @param {string} floor */
function row(figures, name, floor) {
  const [mine, base] = [figures[name], figures[floor]];
  if (!mine || !base) throw new Error(`no figures for ${name} or ${floor}`);
  const ratio = (mine.perSecond / base.perSecond).toFixed(2);
  return `${name.padEnd(34)} ${mine.perSecond.toFixed(0).padStart(7)}/s  p50 ${String(mine.p50).padStart(4)} ms  p99 ${String(mine.p99).padStart(4)} ms  ${ratio.padStart(5)} × ${floor}`;
}

/** How long a read takes by the byte that it sends, against the floor with few stops. @param {Awaited<ReturnType<typeof compare>>} figures @param {Record<string, number>} bytes */
function byTheByte(figures, bytes) {
  const cost = (/** @type {string} */ name) => 1 / ((figures[name]?.perSecond ?? 0) * (bytes[name] ?? 0));
  const floor = `bare D1 read, ${STOPS.few} stops`;
  return Object.entries(bytes).map(
    ([name, size]) =>
      `${name.padEnd(34)} ${(size / 1024).toFixed(1).padStart(7)} KB  ${(cost(name) / cost(floor)).toFixed(2).padStart(5)} × ${floor}, by the byte`,
  );
}

/** The reads of a plan with few stops and of one with many. @returns {Promise<void>} */
async function benchStops() {
  await buildApp();
  const state = await freshState("bench/stops-");
  const settings = newSecrets();
  const planning = await serveBuilt({ state, settings });
  const few = await fourteenDays(planning.origin);
  const many = await fourteenDays(planning.origin, { email: "many@example.com", name: "Many Stops" }, "BENCH-120");
  await planning.stop();
  await setStops(state, { [few.tripId]: STOPS.few, [many.tripId]: STOPS.many });
  const copy = `${state}-copy`;
  cpSync(state, copy, { recursive: true });
  const [app, read] = await Promise.all([serveBuilt({ state, settings }), serve({ script: BARE_READ, state: copy })]);
  const of = (/** @type {typeof few} */ { tripId, headers }, /** @type {number} */ stops) => ({
    [`bare D1 read, ${stops} stops`]: { url: `${read.origin}/?id=${tripId}` },
    [`hydrate, ${stops} stops`]: { url: `${app.origin}/wayfellow/hydrate`, headers },
    [`itinerary/days, ${stops} stops`]: { url: `${app.origin}/wayfellow/itinerary/days/${tripId}`, headers },
  });
  const targets = { ...of(few, STOPS.few), ...of(many, STOPS.many) };
  /** @type {Record<string, number>} */
  const bytes = {};
  for (const [name, { url, ...asked }] of Object.entries(targets))
    bytes[name] = (await (await fetch(url, asked)).arrayBuffer()).byteLength;
  const figures = await compare(targets);
  const ratios = Object.values(STOPS).flatMap((stops) =>
    ["hydrate", "itinerary/days"].map((name) =>
      row(figures, `${name}, ${stops} stops`, `bare D1 read, ${stops} stops`),
    ),
  );
  console.log(`\n${[...ratios, ...byTheByte(figures, bytes)].join("\n")}\n`);
  for (const server of [app, read]) await server.stop();
  for (const folder of [state, copy]) rmSync(folder, { recursive: true, force: true });
}

async function bench() {
  await buildApp();
  const bareRemix = readFileSync(await bundleBareRemix(), "utf8");
  const state = await freshState("bench/state-");
  const settings = newSecrets();
  const planning = await serveBuilt({ state, settings });
  const { tripId, headers } = await fourteenDays(planning.origin);
  await planning.stop();
  // Of its own for the floor: where one process closes a database, another that reads it is told at times that it is locked.
  const copy = `${state}-copy`;
  cpSync(state, copy, { recursive: true });
  const [app, worker, read, remix] = await Promise.all([
    serveBuilt({ state, settings }),
    serve({ script: BARE_WORKER, state: copy }),
    serve({ script: BARE_READ, state: copy }),
    serve({ script: bareRemix, state: copy }),
  ]);
  const figures = await compare({
    "bare Worker": { url: worker.origin },
    "bare D1 read": { url: `${read.origin}/?id=${tripId}` },
    "bare Remix document": { url: remix.origin, headers: ASKING_FOR_A_PAGE },
    "hydrate, 14 days": { url: `${app.origin}/wayfellow/hydrate`, headers },
    "itinerary/days, 14 days": { url: `${app.origin}/wayfellow/itinerary/days/${tripId}`, headers },
    "document /access": { url: `${app.origin}/access`, headers: ASKING_FOR_A_PAGE },
    "document /tripliveday": { url: `${app.origin}/tripliveday`, headers: ASKING_FOR_A_PAGE },
  });
  const floors = [
    row(figures, "bare Worker", "bare Worker"),
    row(figures, "bare D1 read", "bare Worker"),
    row(figures, "bare Remix document", "bare Worker"),
  ];
  const reads = ["hydrate, 14 days", "itinerary/days, 14 days"].flatMap((name) => [
    row(figures, name, "bare D1 read"),
    row(figures, name, "bare Worker"),
  ]);
  const documents = ["document /access", "document /tripliveday"].map((name) =>
    row(figures, name, "bare Remix document"),
  );
  console.log(`\n${[...floors, ...reads, ...documents].join("\n")}\n`);
  for (const floor of [worker, read, remix]) await floor.stop();

  const chromiumPath = await findChromium();
  const storageState = await signedInProfile({
    origin: app.origin,
    who: WHO,
    arriveAt: "/livedayreturner",
    chromiumPath,
  });
  console.log(`LCP at slow 4G, processor 4 × slower, nothing cached, median of 5:`);
  console.log(
    `  /access       ${(await largestPaint({ origin: app.origin, path: "/access", chromiumPath })).toFixed(0)} ms`,
  );
  console.log(
    `  /tripliveday  ${(await largestPaint({ origin: app.origin, path: "/tripliveday", storageState, chromiumPath })).toFixed(0)} ms`,
  );
  console.log(
    `From / to a demo of Lisbon in three actions, on the same phone: ${((await firstDemo({ origin: app.origin, chromiumPath })) / 1000).toFixed(1)} s`,
  );
  await app.stop();
  for (const folder of [state, copy]) rmSync(folder, { recursive: true, force: true });
}

/** `npm run bench -- planner`, `-- replies`, `-- room`, `-- growth`, `-- stops` or `-- worker` runs that part alone; `crowds` is a part of `room`. @type {Record<string, () => Promise<void>>} */
const PARTS = {
  planner: async () => (await import("./bench/planner/planner.mjs")).benchPlanner(),
  replies: async () => (await import("./bench/replies/replies.mjs")).benchReplies(),
  worker: bench,
  stops: benchStops,
  room: async () => {
    await buildApp();
    const { benchCrowds, benchRoom } = await import("./bench/room/room.mjs");
    await benchRoom();
    await benchCrowds();
  },
  crowds: async () => {
    await buildApp();
    await (await import("./bench/room/room.mjs")).benchCrowds();
  },
  growth: async () => {
    await buildApp();
    await (await import("./bench/growth/growth.mjs")).benchGrowth();
  },
};

async function benchParts() {
  const named = process.argv.slice(2);
  const byDefault = Object.keys(PARTS).filter((name) => name !== "crowds");
  const unknown = named.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(", ")}; there are ${Object.keys(PARTS).join(", ")}.`);
  for (const name of named.length > 0 ? named : byDefault) await PARTS[name]?.();
}

benchParts().catch((/** @type {Error} */ problem) => {
  console.error(problem);
  process.exitCode = 1;
});
