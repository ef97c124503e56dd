import { beforeAll, describe, expect, test } from "vitest";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import type { Endpoint } from "~/contracts/endpoint";
import { aName, call, tokenFor } from "./api";
import { aWorld, ENDPOINT_NAMES, SAMPLES, type World } from "./world";

const { createOrFindUser, deleteAccount, hydrate, saveProfile } = ALL_ENDPOINTS;

const SIGNED_IN = ENDPOINT_NAMES.filter((name) => {
  const { access }: Endpoint = ALL_ENDPOINTS[name];
  return access.kind === "user" || access.kind === "companion";
});

let world: World;
/** Signed in before the account of the same person was deleted. */
let before: string;

beforeAll(async () => {
  world = await aWorld();
  before = world.organizer.token;
  const body = { confirm: "DELETE" as const, endedTrips: [world.tripId] };
  expect(await call(deleteAccount, { token: before, body })).toMatchObject({ status: 200, body: { deleted: true } });
});

const withOldToken = (name: (typeof SIGNED_IN)[number]) =>
  call(ALL_ENDPOINTS[name], { token: before, ...SAMPLES[name](world) });

describe("with a token from before their account was deleted", () => {
  test.each(SIGNED_IN)("%s is refused, and says why", async (name) => {
    const { status, body, headers } = await withOldToken(name);
    expect({ status, body, asked: headers.get("WWW-Authenticate") }).toEqual({
      status: 401,
      body: { code: "unauthenticated", error: "This account was deleted. Sign in again to start a new one." },
      asked: "Bearer",
    });
  });

  test("nobody was made by any of that: signing in anew is a fresh start, which the old token does not open either", async () => {
    const anew = await tokenFor(world.organizer.name, Date.now() + 1);
    const created = await call(createOrFindUser, { token: anew, body: {} });
    expect(created).toMatchObject({ status: 201, body: { user: { role: "noroleset", profileComplete: false } } });
    expect(await call(saveProfile, { token: anew, ...SAMPLES.saveProfile(world) })).toMatchObject({ status: 200 });
    const seen = (await call(hydrate, { token: anew })).body;
    for (const name of SIGNED_IN) expect([name, (await withOldToken(name)).status]).toEqual([name, 401]);
    expect((await call(hydrate, { token: anew })).body).toEqual(seen);
  });

  test("others are not touched by it", async () => {
    expect(await call(hydrate, { token: world.participant.token })).toMatchObject({ status: 200 });
    expect(await call(hydrate, { token: await tokenFor(aName("Dora")) })).toMatchObject({ status: 200 });
  });
});
