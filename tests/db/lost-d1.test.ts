import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { claimBuild } from "#db/repositories/build-claims";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { aName } from "../contract/api";
import { ENDPOINT_NAMES, type EndpointName, type World } from "../contract/world";
import {
  aRoomToken,
  arrive,
  askedOfD1,
  aTripHere,
  everyRow,
  NOWHERE,
  realD1,
  told,
} from "../fixtures/database/lost-d1";

let world: World;
beforeAll(async () => {
  world = await aTripHere();
});

describe.each(["locked", "only to be read", "silent", "slow"] as const)("with a D1 that is %s", (mood) => {
  test.each(ENDPOINT_NAMES)("%s ends within ten seconds, and is well or says when to try again", async (name) => {
    const before = mood === "slow" ? null : await everyRow();
    const answer = await told(name, mood, world);
    expect(answer.afterMs).toBeLessThan(10_000);
    if (mood === "locked" || mood === "silent") {
      if (askedOfD1().asked) expect(answer).toMatchObject({ status: 503 });
    } else if (answer.status !== 503) expect(answer.status).toBeLessThan(500);
    if (answer.status === 503)
      expect(answer).toMatchObject({
        retryAfter: expect.stringMatching(/^\d+$/),
        body: { code: "unavailable", error: expect.stringMatching(/not reachable right now|switched off here/) },
      });
    if (before !== null) expect(await everyRow()).toEqual(before);
  });
});

test("a build that waits for another's days goes on for longer than it would wait for D1, however slow each answer is", async () => {
  const own = { ...world, organizer: await arrive("Hal"), joinCode: aName("L") };
  const { tripId } = ALL_ENDPOINTS.setUpTrip.reply.parse((await told("setUpTrip", "well", own)).body);
  const claim = { tripId, claim: "of a Worker that died", until: Date.now() + 15_000 };
  await claimBuild(openDatabase(realD1()), claim, Date.now());
  const answer = await told("buildItinerary", "sluggish", { ...own, tripId });
  expect(answer.status).toBe(200);
  expect(answer.afterMs).toBeGreaterThan(15_000);
});

const WRITES = ENDPOINT_NAMES.filter((name) => ALL_ENDPOINTS[name].method !== "GET");

/** What asking again is answered with where it is not what the first time would have been: by then one has a trip, or is nobody. There are no rooms here. */
const ASKED_AGAIN: Partial<Record<EndpointName, number>> = {
  setUpTrip: 409,
  requestRoomTicket: 503,
  deleteAccount: 401,
};

/** A question that is asked again is kept twice; a build that is asked for again gives its claim back. */
const COUNTED_TWICE: EndpointName[] = ["saveQuestion", "buildItinerary"];

const BY_PARTICIPANT: EndpointName[] = ["joinTrip", "acceptOffer"];

const rowsIn = async (): Promise<number[]> => ((await everyRow()) as unknown[][]).map((rows) => rows.length);

test("where D1 did what it was told and its answers were lost, a whole trip is planned, lived and left by asking again", async () => {
  const people = { organizer: await arrive("Eve"), participant: await arrive("Fay"), stranger: await arrive("Gus") };
  let own: World = { ...NOWHERE, joinCode: aName("L"), ...people };
  for (const name of WRITES) {
    if (name === "acceptOffer") await told("offerTrip", "well", own);
    const token = BY_PARTICIPANT.includes(name) ? own.participant.token : undefined;
    const first = await told(name, "deaf", own, { token });
    const rows = await rowsIn();
    const { status } = await told(name, "well", own, { token });
    expect([name, first.status < 500 || first.status === 503]).toEqual([name, true]);
    if (first.status === 503) expect([name, status]).toEqual([name, ASKED_AGAIN[name] ?? 200]);
    if (!COUNTED_TWICE.includes(name)) expect([name, await rowsIn()]).toEqual([name, rows]);
    if (name === "takeBackStart") await told("startTrip", "well", own);
    if (name !== "setUpTrip") continue;
    const { trip } = ALL_ENDPOINTS.whoAmI.reply.parse((await told("whoAmI", "well", own)).body);
    const tripId = trip?._id ?? "none";
    own = { ...own, tripId, roomToken: await aRoomToken(tripId) };
  }
});
