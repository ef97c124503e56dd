import { completeProfile, planTrip, setUpTrip } from "../../../scripts/demo/plan-trip.mjs";
import { signIn } from "../../../scripts/demo/traveller.mjs";
import { isLive, livePosition } from "./announcements.mjs";
import { serveBareCompletion } from "./bare-completion.mjs";
import { crowdUrls, echoUrl } from "./doors.mjs";
import { gather, pause } from "./crowd.mjs";
import { noLatencies, ratioLine } from "./figures.mjs";

const WARM_UP = 9;
const MEASURED = 45;
/** Nobody completes a block while the room still writes down the one before. */
const BETWEEN_BLOCKS_MS = 60;
const BLOCKS = ["morning", "afternoon", "evening"];

/** A started trip with a block to complete for each measurement; gives what completes the next one. @param {string} origin @param {string} name */
export async function startedTrip(origin, name, days = 60) {
  const traveller = await signIn(origin, { email: `${name}@example.com`, name: "Bench Mark" });
  await completeProfile(traveller);
  const tripId = await setUpTrip(traveller, { city: "Paris", days, joinCode: name });
  await planTrip(traveller, tripId);
  await traveller.call("POST", `starttrip/${tripId}`);
  let completed = 0;
  const completeNext = () => {
    const [day, block] = [1 + Math.floor(completed / BLOCKS.length), BLOCKS[completed % BLOCKS.length]];
    completed += 1;
    return traveller.call("POST", "block/complete", { tripId, dayIndex: day, blockName: block });
  };
  return { tripId, completeNext };
}

/**
 * From `POST block/complete` on the Worker to so many companions, against a bare Worker that commits one row and tells the echo, by itself and
 * with files beside it as ours has: who asks for it comes by the same router.
 * @param {{ origin: string, room: { host: string }, echo: { host: string }, secret: string, state: string, count: number }} options
 */
export async function measureCompletions({ origin, room, echo, secret, state, count }) {
  const { tripId, completeNext } = await startedTrip(origin, `BENCH-${count}`);
  const inRoom = await gather({
    size: count,
    counts: isLive,
    url: crowdUrls({ host: room.host, secret, trip: tripId }),
  });
  const inEcho = await gather({ size: count, counts: isLive, url: async () => echoUrl(echo.host, tripId) });
  const bare = await serveBareCompletion({ state, echo: echo.host, rooms: [tripId] });
  const withFiles = await serveBareCompletion({
    state: `${state}-files`,
    echo: echo.host,
    rooms: [tripId],
    files: true,
  });
  const body = JSON.stringify({ room: tripId, message: JSON.stringify(livePosition(1)) });
  const completeAt = (/** @type {string} */ floor) => async () =>
    (await fetch(`${floor}/wayfellow/block/complete`, { method: "POST", body })).arrayBuffer();
  /** @param {typeof inRoom} crowd @param {() => Promise<unknown>} send @param {import("./figures.mjs").Latencies} latencies */
  const one = async ({ deliver }, send, latencies) => {
    /** @type {Promise<unknown> | undefined} */
    let answered;
    await deliver(() => (answered = send()), latencies);
    await answered;
    await pause(BETWEEN_BLOCKS_MS);
  };
  const figures = { ours: noLatencies(), floor: noLatencies(), floorWithFiles: noLatencies() };
  const byPart = { daytime: noLatencies(), evening: noLatencies() };
  for (let block = 0; block < WARM_UP + MEASURED; block += 1) {
    const [ours, floor, floorWithFiles] = [noLatencies(), noLatencies(), noLatencies()];
    await one(inRoom, completeNext, ours);
    await one(inEcho, completeAt(bare.origin), floor);
    await one(inEcho, completeAt(withFiles.origin), floorWithFiles);
    if (block < WARM_UP) continue;
    add(figures.ours, ours);
    add(figures.floor, floor);
    add(figures.floorWithFiles, floorWithFiles);
    add(byPart[BLOCKS[block % BLOCKS.length] === "evening" ? "evening" : "daytime"], ours);
  }
  inRoom.leave();
  inEcho.leave();
  await Promise.all([bare.stop(), withFiles.stop()]);
  return { count, ...figures, byPart };
}

/** @typedef {import("./figures.mjs").Latencies} Latencies */

/** @param {Latencies} all @param {Latencies} more */
function add(all, more) {
  all.each.push(...more.each);
  all.last.push(...more.last);
}

/**
 * The way of a morning or an afternoon, which is one round trip to D1, and of an evening, which is two: what a trip's next day begins by is read first.
 * @param {Awaited<ReturnType<typeof measureCompletions>>[]} rows
 */
export const completionsByPart = (rows) =>
  rows.flatMap(({ count, byPart, floor, floorWithFiles }) => [
    ratioLine(`  a morning or afternoon, to ${count}`, byPart.daytime.last, floor.last),
    ratioLine(`  an evening, to ${count}`, byPart.evening.last, floor.last),
    ratioLine(`  a morning or afternoon, with files`, byPart.daytime.last, floorWithFiles.last),
    ratioLine(`  an evening, with files`, byPart.evening.last, floorWithFiles.last),
  ]);
