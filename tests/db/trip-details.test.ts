import { describe, expect, test } from "vitest";
import { findHydration } from "#db/repositories/hydration";
import { callAs, counted, problemOf } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { planOf, planTrip, startedTrip } from "#tests/fixtures/planned-trip";
import { scriptedAssistant } from "#tests/fixtures/scripted-assistant";
import { ADA, BEN, CYD } from "#tests/fixtures/travellers";
import { buildItinerary, changeTrip, completeDay, readLiveStatus, saveBlock } from "#tests/fixtures/use-cases";
import type { changeTrip as call } from "~/contracts/calls/trip";
import type { BodyInputOf, BodyOf } from "~/contracts/endpoint";
import type { News } from "~/server/rooms/news";

const at = await emptyDatabase();
const told: News[] = [];

type Body = BodyInputOf<typeof call>;
const change = (tripId: string, body: Body, person = ADA) => {
  told.length = 0;
  return changeTrip(
    callAs(at, person, scriptedAssistant(), (_, news) => void told.push(news)),
    { params: { tripId }, body: { before: {}, shelve: false, ...body } as BodyOf<typeof call> },
  );
};
const tripOf = async (person = ADA) => (await findHydration(at.db, person.uid)).trip;
const statusOf = (tripId: string) => readLiveStatus(callAs(at, ADA), { params: { tripId }, body: undefined });

const HOTEL = { name: "Hotel Mon", address: "Rua Augusta 1", lat: 38.71, lng: -9.14, fromDay: 1, toDay: 3 };

describe("changing a trip", () => {
  test("changes what is named and leaves the rest, in two round trips; everybody on it sees and hears it", async () => {
    const tripId = await planTrip(at);
    const before = await tripOf();
    const { result, roundTrips } = await counted(at, () =>
      change(tripId, { tripName: "Lisbon at last", partyCount: 4 }),
    );
    expect(roundTrips).toBe(2);
    expect(result).toMatchObject({ trip: { ...before, tripName: "Lisbon at last", partyCount: 4 } });
    expect(await tripOf(BEN)).toEqual({ ...before, tripName: "Lisbon at last", partyCount: 4 });
    expect(told).toMatchObject([{ by: { name: "Ada Fern" }, messages: [{ type: "trip" }, { type: "live" }] }]);
  });

  test("to what it is already changes nothing, and nobody hears of it", async () => {
    const tripId = await planTrip(at);
    await change(tripId, { tripName: "Autumn in Lisbon", whoWith: ["friends"] });
    expect(told).toEqual([]);
  });

  test("is the organizer's", async () => {
    const tripId = await planTrip(at);
    expect(await problemOf(change(tripId, { tripName: "Mine" }, BEN))).toMatchObject({ code: "forbidden" });
    expect(await problemOf(change(tripId, { tripName: "Mine" }, CYD))).toMatchObject({ code: "not-found" });
  });

  test("at the same moment from two devices keeps both changes", async () => {
    const tripId = await planTrip(at);
    const seen = { tripName: "Autumn in Lisbon", startDate: "2027-10-01", endDate: "2027-10-03" };
    await Promise.all([
      change(tripId, { tripName: "Lisbon at last", before: seen }),
      change(tripId, { startDate: "2027-10-08", before: seen }),
      change(tripId, { stays: [HOTEL], before: { stays: [] } }),
    ]);
    expect(await tripOf()).toMatchObject({
      tripName: "Lisbon at last",
      startDate: "2027-10-08",
      endDate: "2027-10-10",
      stays: [{ ...HOTEL, id: expect.any(String) }],
    });
  });

  test("that would undo what somebody else did meanwhile is refused, and may be asked for again knowingly", async () => {
    const tripId = await planTrip(at);
    await change(tripId, { tripName: "Lisbon at last" });
    const late = { tripName: "Lisbon again", before: { tripName: "Autumn in Lisbon" } };
    expect(await problemOf(change(tripId, late))).toMatchObject({ code: "conflict" });
    expect(await tripOf()).toMatchObject({ tripName: "Lisbon at last" });
    await change(tripId, { tripName: "Lisbon again", before: { tripName: "Lisbon at last" } });
    expect(await tripOf()).toMatchObject({ tripName: "Lisbon again" });
  });
});

describe("the dates of a trip", () => {
  test("move as a whole with its start, under way too; the plan and the position keep their days", async () => {
    const tripId = await startedTrip(at);
    await completeDay(callAs(at, ADA), { params: { tripId, dayIndex: "1" }, body: undefined });
    const [plan, status] = [await planOf(at, tripId), await statusOf(tripId)];
    await change(tripId, { startDate: "2027-10-08" });
    expect(await tripOf()).toMatchObject({ startDate: "2027-10-08", endDate: "2027-10-10", daysTotal: 3 });
    expect((await planOf(at, tripId)).days).toEqual(plan.days);
    expect(await statusOf(tripId)).toEqual(status);
  });

  test("make room for more days, which are open until they are planned", async () => {
    const tripId = await planTrip(at);
    const { days } = await planOf(at, tripId);
    await change(tripId, { endDate: "2027-10-05" });
    expect(await planOf(at, tripId)).toMatchObject({ daysTotal: 5, days });
    await buildItinerary(callAs(at, ADA), { params: {}, body: { tripId } });
    const longer = await planOf(at, tripId);
    expect(longer.days.slice(0, 3)).toEqual(days);
    expect(longer.days.map(({ dayIndex }) => dayIndex)).toEqual([1, 2, 3, 4, 5]);
  });

  test("of a trip under way may become more; who completes its last day then goes on", async () => {
    const tripId = await startedTrip(at);
    for (const dayIndex of ["1", "2"])
      await completeDay(callAs(at, ADA), { params: { tripId, dayIndex }, body: undefined });
    await change(tripId, { endDate: "2027-10-04" });
    expect(await statusOf(tripId)).toMatchObject({ currentDayIndex: 3, totalDays: 4, tripComplete: false, version: 4 });
    expect(await completeDay(callAs(at, ADA), { params: { tripId, dayIndex: "3" }, body: undefined })).toMatchObject({
      currentDayIndex: 4,
      tripComplete: false,
    });
  });

  test("do not end before the day that the trip has come to", async () => {
    const tripId = await startedTrip(at);
    await completeDay(callAs(at, ADA), { params: { tripId, dayIndex: "1" }, body: undefined });
    expect(await problemOf(change(tripId, { endDate: "2027-10-01" }))).toMatchObject({ code: "invalid" });
  });

  test("become fewer once it is agreed that what is planned on the days that go is shelved; no stop is lost", async () => {
    const tripId = await planTrip(at);
    const before = await planOf(at, tripId);
    const titles = before.days[2]?.stops.map(({ title }) => title);
    const problem = await change(tripId, { endDate: "2027-10-02" }).catch((refused: unknown) => refused);
    expect(problem).toMatchObject({
      code: "days-would-be-shelved",
      details: { days: [{ dayIndex: 3, stops: titles }] },
    });
    expect(await tripOf()).toMatchObject({ endDate: "2027-10-03", daysTotal: 3 });
    const { result, roundTrips } = await counted(at, () => change(tripId, { endDate: "2027-10-02", shelve: true }));
    expect(roundTrips).toBe(2);
    expect(result).toMatchObject({ trip: { endDate: "2027-10-02", daysTotal: 2 } });
    const after = await planOf(at, tripId);
    expect(after.days).toEqual(before.days.slice(0, 2));
    expect(new Set(after.shelf)).toEqual(new Set(before.days[2]?.stops.map((stop) => ({ ...stop, at: null }))));
    expect(told).toMatchObject([{ messages: [{ type: "trip" }, { type: "live" }], update: expect.any(Uint8Array) }]);
  });

  test("become fewer at the same moment as a companion's device changes a stop of theirs: both count", async () => {
    const tripId = await planTrip(at);
    await Promise.all([
      change(tripId, { endDate: "2027-10-01", shelve: true }),
      saveBlock(callAs(at, ADA), {
        params: {},
        body: { tripId, dayIndex: 1, blockName: "evening", blockData: { title: "Fado after all" } },
      }),
    ]);
    const { days, shelf } = await planOf(at, tripId);
    expect(days.map(({ blocks }) => blocks.evening.title)).toEqual(["Fado after all"]);
    expect(shelf).toHaveLength(6);
    expect(await tripOf()).toMatchObject({ daysTotal: 1 });
  });

  test("become more again: the day is planned anew, and what was shelved stays on the shelf", async () => {
    const tripId = await planTrip(at);
    await change(tripId, { endDate: "2027-10-02", shelve: true });
    const { shelf } = await planOf(at, tripId);
    await change(tripId, { endDate: "2027-10-03" });
    await buildItinerary(callAs(at, ADA), { params: {}, body: { tripId } });
    const plan = await planOf(at, tripId);
    expect(plan.days).toHaveLength(3);
    expect(plan.shelf).toEqual(shelf);
  });
});

describe("where one stays, and how one comes", () => {
  test("is kept, each stay under an id of its own, and told to the planner", async () => {
    const tripId = await planTrip(at);
    const arrival = { time: "15:40", place: "Airport" };
    const stays = [
      { ...HOTEL, id: "one", fromDay: 2, toDay: 3 },
      { ...HOTEL, id: "one", fromDay: 1, toDay: 2 },
    ];
    await change(tripId, { stays, arrival });
    const trip = await tripOf(BEN);
    expect(trip).toMatchObject({ arrival, departure: null, stays: [{ fromDay: 1 }, { fromDay: 2, id: "one" }] });
    expect(new Set(trip?.stays.map(({ id }) => id)).size).toBe(2);
    await change(tripId, { arrival: null });
    expect(await tripOf()).toMatchObject({ arrival: null, stays: trip?.stays });
  });

  test("is refused where two stays share a night", async () => {
    const tripId = await planTrip(at);
    const stays = [HOTEL, { ...HOTEL, fromDay: 2 }];
    expect(await problemOf(change(tripId, { stays }))).toMatchObject({ code: "invalid" });
  });
});
