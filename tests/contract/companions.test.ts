import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import type { Endpoint } from "~/contracts/endpoint";
import { call } from "./api";
import { aWorld, ENDPOINT_NAMES, SAMPLES } from "./world";

const signedIn = z.object({ user: z.object({ tripId: z.nullable(z.string()), role: z.string() }), trip: z.unknown() });

test("one who was removed finds every call of the trip closed, and the trip nowhere", async () => {
  const world = await aWorld();
  const { token } = world.participant;
  await call(ALL_ENDPOINTS.removeCompanion, { token: world.organizer.token, ...SAMPLES.removeCompanion(world) });
  for (const name of ENDPOINT_NAMES) {
    const endpoint: Endpoint = ALL_ENDPOINTS[name];
    if (endpoint.access.kind !== "companion") continue;
    expect({ name, ...(await call(endpoint, { token, ...SAMPLES[name](world) })) }).toMatchObject({
      name,
      status: 404,
      body: { code: "not-found" },
    });
  }
  expect(await call(ALL_ENDPOINTS.joinTrip, { token, ...SAMPLES.joinTrip(world) })).toMatchObject({
    status: 403,
    body: { code: "removed" },
  });
  expect((await call(ALL_ENDPOINTS.hydrate, { token })).body).toMatchObject({
    userData: { tripId: null, role: "noroleset" },
    tripData: null,
    itineraryData: null,
    liveStatus: null,
  });
  expect(signedIn.parse((await call(ALL_ENDPOINTS.whoAmI, { token })).body)).toEqual({
    user: { tripId: null, role: "noroleset" },
    trip: null,
  });
  expect((await call(ALL_ENDPOINTS.listTrips, { token })).body).toEqual({ trips: [] });
  await call(ALL_ENDPOINTS.readmitCompanion, { token: world.organizer.token, ...SAMPLES.readmitCompanion(world) });
  expect((await call(ALL_ENDPOINTS.whoAmI, { token })).body).toMatchObject({
    user: { tripId: world.tripId, role: "participant" },
  });
});

test("after a hand-over the calls of the organizer are the other's", async () => {
  const world = await aWorld();
  await call(ALL_ENDPOINTS.offerTrip, { token: world.organizer.token, ...SAMPLES.offerTrip(world) });
  expect(
    await call(ALL_ENDPOINTS.completeBlock, { token: world.participant.token, ...SAMPLES.completeBlock(world) }),
  ).toMatchObject({ status: 403 });
  const accept = { token: world.participant.token, ...SAMPLES.acceptOffer(world) };
  const answers = await Promise.all([call(ALL_ENDPOINTS.acceptOffer, accept), call(ALL_ENDPOINTS.acceptOffer, accept)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const complete = (token: string) => call(ALL_ENDPOINTS.completeBlock, { token, ...SAMPLES.completeBlock(world) });
  expect(await complete(world.organizer.token)).toMatchObject({ status: 403 });
  expect(await complete(world.participant.token)).toMatchObject({ status: 200 });
});

test("two trips that want the same new code: one gets it", async () => {
  const worlds = await Promise.all([aWorld(), aWorld()]);
  const joinCode = `${worlds[0]?.joinCode}-SHARED`;
  const answers = await Promise.all(
    worlds.map(({ organizer, tripId }) =>
      call(ALL_ENDPOINTS.changeJoinCode, { token: organizer.token, params: { tripId }, body: { joinCode } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toEqual({
    code: "join-code-taken",
    error: "Join code already taken. Please try a different code.",
  });
});
