import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { restoreLocalD1 } from "../../scripts/backup/restore-file.mjs";
import { exportLocalD1 } from "../../scripts/setup/local-d1.mjs";
import { LOCAL } from "../../scripts/setup/paths.mjs";
import { freePort } from "../../scripts/setup/port.mjs";
import { startWorker } from "../../scripts/setup/worker.mjs";
import { runWorker } from "../fixtures/servers/running-worker";
import { aName, call, callAt } from "./api";
import { aWorld, anEmptyWorld, everything, SAMPLES, type World } from "./world";

const ended: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

/** Sixty days: more than one statement of D1 may hold. */
async function aLongTrip(): Promise<World> {
  const world = await anEmptyWorld();
  const { token } = world.organizer;
  const { params, body } = SAMPLES.setUpTrip(world);
  const trip = await call(ALL_ENDPOINTS.setUpTrip, { token, params, body: { ...body, endDate: "2027-04-27" } });
  const { tripId } = ALL_ENDPOINTS.setUpTrip.reply.parse(trip.body);
  const there = { ...world, tripId };
  for (const name of ["saveTripIntent", "buildItinerary", "startTrip"] as const)
    expect((await call(ALL_ENDPOINTS[name], { token, ...SAMPLES[name](there) })).status).toBe(200);
  return there;
}

const daysOf = async ({ organizer, tripId }: World) =>
  (await call(ALL_ENDPOINTS.readItineraryDays, { token: organizer.token, params: { tripId } })).body;

test("a backup, put into an empty installation, opens its trips as they were, and they go on", async () => {
  const keys = { LOCAL_IDENTITY_KEY: inject("identityKey"), ROOM_SECRET: inject("roomSecret") };
  const worker = await runWorker(keys);
  ended.push(worker.stop);
  callAt(worker.origin);
  const [world, long] = [await aWorld(), await aLongTrip()];
  await call(ALL_ENDPOINTS.saveReflection, { token: world.participant.token, ...SAMPLES.saveReflection(world) });
  const before = { world: await everything(world), long: await everything(long), days: await daysOf(long) };
  await worker.kill();

  const state = join(LOCAL, "tests", aName("restored"));
  ended.push(() => rmSync(state, { recursive: true, force: true }));
  await restoreLocalD1(state, await exportLocalD1(worker.state));
  const settingsFile = join(worker.state, "vars.env");
  const restored = await startWorker({ port: await freePort(), state, settingsFile });
  ended.push(restored.stop);
  callAt(restored.origin);

  expect({ world: await everything(world), long: await everything(long), days: await daysOf(long) }).toEqual(before);
  const { token } = long.organizer;
  expect(await call(ALL_ENDPOINTS.completeBlock, { token, ...SAMPLES.completeBlock(long) })).toMatchObject({
    status: 200,
    body: { currentDayIndex: 1, currentBlock: "afternoon" },
  });
  expect((await call(ALL_ENDPOINTS.saveBlock, { token, ...SAMPLES.saveBlock(long) })).status).toBe(200);
});
