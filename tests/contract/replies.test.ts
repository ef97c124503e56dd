import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import type { Endpoint } from "~/contracts/endpoint";
import { call } from "./api";
import type { EndpointName, World } from "./world";
import { anEmptyWorld, callerOf, ENDPOINT_NAMES, onTheirTrip, SAMPLES } from "./world";

let world: World;
beforeAll(async () => {
  world = await anEmptyWorld();
});

const READ_BUDGET = 1;
const COMMAND_BUDGET = 2;
/** A build also takes its claim and gives it back (docs/decisions/022). */
const BUILD_BUDGET = 4;

function budgetOf(name: EndpointName): number {
  if (name === "buildItinerary") return BUILD_BUDGET;
  return ALL_ENDPOINTS[name].method === "GET" ? READ_BUDGET : COMMAND_BUDGET;
}

describe("planning and living a trip, call by call", () => {
  // In the order of the samples: each call builds on the ones before it.
  test.each(ENDPOINT_NAMES)("%s answers as its contract says, within its budget of round trips", async (name) => {
    const endpoint: Endpoint = ALL_ENDPOINTS[name];
    if (name === "acceptOffer")
      await call(ALL_ENDPOINTS.offerTrip, { token: world.organizer.token, ...SAMPLES.offerTrip(world) });
    const { status, body, headers } = await call(endpoint, {
      token: name === "acceptOffer" ? world.participant.token : callerOf(endpoint, world),
      ...SAMPLES[name](world),
    });
    expect({ status, body }).toMatchObject({ status: name === "setUpTrip" ? 201 : 200 });
    expect(endpoint.reply.safeParse(body).error).toBeUndefined();
    expect(roundTrips(headers)).toBeLessThanOrEqual(budgetOf(name));
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
    // What comes after it is asked on the way.
    if (name === "takeBackStart")
      await call(ALL_ENDPOINTS.startTrip, { token: world.organizer.token, ...SAMPLES.startTrip(world) });
    if (name !== "setUpTrip") return;
    world = await onTheirTrip(world, z.object({ tripId: z.string() }).parse(body).tripId);
    await call(ALL_ENDPOINTS.joinTrip, { token: world.participant.token, ...SAMPLES.joinTrip(world) });
  });

  test("every call has a sample", () => {
    expect(ENDPOINT_NAMES.toSorted()).toEqual(Object.keys(ALL_ENDPOINTS).toSorted());
  });
});

function roundTrips(headers: Headers): number {
  const found = /^d1;desc="(\d+) round trips";dur=[\d.]+$/.exec(headers.get("Server-Timing") ?? "");
  expect(found).not.toBeNull();
  return Number(found?.[1]);
}
