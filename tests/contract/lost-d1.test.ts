import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import type { Endpoint } from "~/contracts/endpoint";
import { runWorkerOnLostD1 } from "../fixtures/servers/worker-on-lost-d1";
import { call, callAt } from "./api";
import { aWorld, callerOf, ENDPOINT_NAMES, type EndpointName, SAMPLES, type World } from "./world";

// tests/db/lost-d1.test.ts has each mood to the letter, by a clock of its own. Here all calls at once wait for a real one, over HTTP.

let worker: Awaited<ReturnType<typeof runWorkerOnLostD1>>;
let world: World;
beforeAll(async () => {
  worker = await runWorkerOnLostD1({ LOCAL_IDENTITY_KEY: inject("identityKey"), ROOM_SECRET: inject("roomSecret") });
  callAt(worker.origin);
  world = await aWorld();
});
afterEach(() => worker.become("well"));
afterAll(() => worker.stop());

const made = (name: EndpointName) => {
  const endpoint: Endpoint = ALL_ENDPOINTS[name];
  return call(endpoint, { token: callerOf(endpoint, world), ...SAMPLES[name](world) });
};

/** What each call is answered with while all of them are made at once. */
const answersOfAll = () =>
  Promise.all(
    ENDPOINT_NAMES.map(async (name) => {
      const { status, body, headers } = await made(name);
      return { name, status, body, retryAfter: headers.get("Retry-After") };
    }),
  );

type Told = Awaited<ReturnType<typeof answersOfAll>>[number];

/** A 503 that does not say when to try again and in what words, or another fault of ours. */
const isFault = ({ status, body, retryAfter }: Told): boolean =>
  status === 503
    ? retryAfter === null || !/not reachable right now|switched off here/.test(JSON.stringify(body))
    : status >= 500;

describe.each([
  ["locked", 503],
  ["silent", 503],
  ["only to be read", 200],
  // Last, for what comes late is done all the same.
  ["slow", 200],
] as const)("the built Worker, whose D1 is %s,", (mood, reading) => {
  test("answers every call, and says of those that it cannot do when to try again", async () => {
    worker.become(mood);
    const answers = await answersOfAll();
    expect(answers.filter(isFault)).toEqual([]);
    expect(answers.find(({ name }) => name === "listTrips")?.status).toBe(reading);
    if (mood !== "slow") expect(answers.find(({ name }) => name === "saveProfile")?.status).toBe(503);
  });

  test("goes on by itself as soon as D1 is back", async () => {
    world = await aWorld();
    expect((await made("hydrate")).status).toBe(200);
    expect((await made("saveProfile")).status).toBe(200);
  });
});
