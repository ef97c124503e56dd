import { expect, test } from "vitest";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { itineraryShape } from "~/contracts/calls/itinerary";
import type { BodyInputOf } from "~/contracts/endpoint";
import { problemShape } from "~/contracts/problem";
import { fromBase64 } from "~/contracts/room/base64";
import { openDocument, readDays } from "~/contracts/room/itinerary-document";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { call } from "./api";
import { aTraveller, aWorld, anEmptyWorld, SAMPLES } from "./world";

test("two creations with the same join code at the same moment: one 201, one 409, one trip", async () => {
  const world = await anEmptyWorld();
  const rival = await aTraveller("Dag");
  const answers = await Promise.all(
    [world.organizer, rival].map(({ token }) => call(ALL_ENDPOINTS.setUpTrip, { token, ...SAMPLES.setUpTrip(world) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = problemShape.parse(answers.find(({ status }) => status === 409)?.body);
  expect(refused).toEqual({ code: "join-code-taken", error: "Join code already taken. Please try a different code." });
  expect((await call(ALL_ENDPOINTS.checkJoinCode, SAMPLES.checkJoinCode(world))).body).toEqual({ available: false });
});

test("a second trip of the same organizer: 409, whatever the code", async () => {
  const world = await aWorld();
  const { token } = world.organizer;
  const answer = await call(ALL_ENDPOINTS.setUpTrip, {
    token,
    ...SAMPLES.setUpTrip({ ...world, joinCode: `${world.joinCode}-2` }),
  });
  expect(answer).toMatchObject({
    status: 409,
    body: { code: "has-trip", error: "Join code taken or user already has a trip" },
  });
});

test("completing a block twice, and late: once", async () => {
  const world = await aWorld();
  const { token } = world.organizer;
  const complete = () => call(ALL_ENDPOINTS.completeBlock, { token, ...SAMPLES.completeBlock(world) });
  const answers = [...(await Promise.all([complete(), complete(), complete()])), await complete()];
  for (const { status, body } of answers)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { currentDayIndex: 1, currentBlock: "afternoon", version: expect.any(Number) },
    });
  const ahead = await call(ALL_ENDPOINTS.completeBlock, {
    token,
    body: { tripId: world.tripId, dayIndex: 2, blockName: "morning" },
  });
  expect(ahead).toMatchObject({ status: 409, body: { code: "out-of-order" } });
});

test("two changes of a trip at the same moment are both kept; a shorter one says first what it would shelve, and shelves it when that is agreed", async () => {
  const { organizer, tripId } = await aWorld();
  const { token } = organizer;
  const change = (body: BodyInputOf<typeof ALL_ENDPOINTS.changeTrip>) =>
    call(ALL_ENDPOINTS.changeTrip, { token, params: { tripId }, body });
  const arrival = { time: "15:40", place: "Airport" };
  const both = await Promise.all([change({ tripName: "Lisbon at last" }), change({ arrival })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const read = () => call(ALL_ENDPOINTS.readItineraryDays, { token, params: { tripId } });
  const before = itineraryShape.parse((await read()).body);
  const planned = before.days[2]?.stops.map(({ title }) => title);
  const asked = await change({ endDate: "2027-02-28" });
  expect(asked).toMatchObject({
    status: 409,
    body: { code: "days-would-be-shelved", days: [{ dayIndex: 3, stops: planned }] },
  });
  const agreed = await change({ endDate: "2027-02-28", shelve: true });
  expect(agreed).toMatchObject({ status: 200, body: { trip: { tripName: "Lisbon at last", arrival, daysTotal: 2 } } });
  const after = itineraryShape.parse((await read()).body);
  expect(after.days).toEqual(before.days.slice(0, 2));
  expect(new Set(after.shelf.map(({ title }) => title))).toEqual(new Set(planned));
});

test("twelve changes of one plan at once, again and again: all are taken, and all are in the record and in the room's state", async () => {
  const world = await aWorld();
  const { tripId, organizer } = world;
  const saved = new Map<string, string>();
  const save = async (dayIndex: number, blockName: BlockName, field: "title" | "location", words: string) => {
    const body = { tripId, dayIndex, blockName, blockData: { [field]: words } };
    const { status } = await call(ALL_ENDPOINTS.saveBlock, { token: organizer.token, body });
    saved.set(`${dayIndex} ${blockName} ${field}`, words);
    return status;
  };
  const places = [1, 2].flatMap((day) =>
    BLOCK_NAMES.flatMap((name) => (["title", "location"] as const).map((field) => [day, name, field] as const)),
  );
  for (const round of ["first", "second", "third", "fourth"]) {
    const answers = await Promise.all(places.map((place) => save(...place, `${round}: ${place.join(" ")}`)));
    expect([round, answers]).toEqual([round, places.map(() => 200)]);
  }
  const { body } = await call(ALL_ENDPOINTS.readItineraryDays, { token: organizer.token, params: { tripId } });
  const room = await call(ALL_ENDPOINTS.readRoomState, { token: world.roomToken, params: { tripId } });
  const { state } = ALL_ENDPOINTS.readRoomState.reply.parse(room.body);
  const document = readDays(openDocument(state === null ? null : fromBase64(state)));
  for (const days of [ALL_ENDPOINTS.readItineraryDays.reply.parse(body).days, document])
    for (const [day, name, field] of places)
      expect(days[day - 1]?.blocks[name][field]).toBe(saved.get(`${day} ${name} ${field}`));
});

test("two builds at once are one", async () => {
  const world = await anEmptyWorld();
  const { token } = world.organizer;
  const { body } = await call(ALL_ENDPOINTS.setUpTrip, { token, ...SAMPLES.setUpTrip(world) });
  const { tripId } = ALL_ENDPOINTS.setUpTrip.reply.parse(body);
  const builds = await Promise.all([1, 2].map(() => call(ALL_ENDPOINTS.buildItinerary, { token, body: { tripId } })));
  expect(builds.map(({ status }) => status)).toEqual([200, 200]);
  expect(builds[0]?.body).toEqual(builds[1]?.body);
});

test("somebody's identity is their token's, whatever the body says", async () => {
  const { organizer, stranger } = await anEmptyWorld();
  for (const body of [{ email: organizer.email }, { firebaseId: "somebody" }, { firebaseUID: "somebody" }]) {
    expect(await call(ALL_ENDPOINTS.createOrFindUser, { token: stranger.token, body })).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
  }
  const profile = { userId: organizer.userId, name: "Mallory", city: "", state: "", travelStyle: [], tripVibe: [] };
  expect(await call(ALL_ENDPOINTS.saveProfile, { token: stranger.token, body: profile })).toMatchObject({
    status: 403,
  });
  expect(await call(ALL_ENDPOINTS.saveProfile, { token: organizer.token, body: profile })).toMatchObject({
    status: 200,
    body: { user: { name: "Mallory", profileComplete: true } },
  });
});
