import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { trips } from "#db/schema";
import { findBriefedPlan } from "#db/repositories/stored-plans";
import { changePlan } from "~/server/itinerary/change-plan";
import { findHydration } from "#db/repositories/hydration";
import { callAs, counted, problemOf } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { planOf, planTrip, startedTrip } from "#tests/fixtures/planned-trip";
import { scriptedAssistant } from "#tests/fixtures/scripted-assistant";
import { ADA, AT, BEN, CYD, organize } from "#tests/fixtures/travellers";
import { saveSuggestions } from "#db/repositories/planning";
import { findTripToChange } from "#db/repositories/trip-details";
import { changeStop, removeStop } from "~/contracts/room/stop-document";
import { byLeg } from "~/server/assistant/by-leg";
import {
  buildItinerary,
  changeTrip,
  completeDay,
  readItineraryDays,
  readLiveStatus,
  saveBlock,
} from "#tests/fixtures/use-cases";
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

test("what was suggested for other dates is suggested anew, as long as nothing is planned", async () => {
  const suggest = async (tripId: string) =>
    saveSuggestions(at.db, tripId, [{ title: "Graça", description: "High up" }], "embedded", AT);
  const suggested = async () => (await findHydration(at.db, ADA.uid)).suggestions;
  const unplanned = await organize(at.db, ADA);
  await suggest(unplanned);
  await change(unplanned, { tripName: "Lisbon at last" });
  expect(await suggested()).toHaveLength(1);
  await change(unplanned, { startDate: "2027-11-02" });
  expect(await suggested()).toBeNull();
});

test("a part of a day in which one arrives or leaves says so, and is not called open", async () => {
  const tripId = await planTrip(at);
  await change(tripId, {
    arrival: { time: "15:40", place: "Airport" },
    departure: { time: "17:05", place: "" },
  });
  const found = await findBriefedPlan(at.db, ADA.uid, tripId);
  if (!found?.plan) throw new Error("no plan");
  await changePlan({ db: at.db, tripId, plan: found.plan, now: 0 }, (document) => {
    for (const id of ["1-morning", "2-morning", "3-evening"]) removeStop(document, id);
  });
  const answer = await readItineraryDays(callAs(at, BEN), { params: { tripId }, body: undefined });
  const [first, second, third] = ("reply" in answer ? answer.reply : answer).days;
  expect(first?.blocks.morning).toMatchObject({
    title: "Arriving",
    description: "You arrive at 15:40 (Airport). Nothing is planned before you are in the city.",
  });
  expect(second?.blocks.morning).toMatchObject({ title: "Open morning", description: "Nothing is planned here yet." });
  expect(third?.blocks.evening).toMatchObject({
    title: "Leaving",
    description: "You leave at 17:05. Nothing is planned once it is time to be on your way.",
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

describe("the cities of a trip", () => {
  const PORTO = { city: "Porto", fromDay: 3, toDay: 4 };
  const LISBON = { city: "Lisbon", fromDay: 1, toDay: 2 };
  const titlesOf = (stops: readonly { title: string }[]) => stops.map(({ title }) => title).sort();
  const everyStop = ({ days, shelf }: Awaited<ReturnType<typeof planOf>>) =>
    titlesOf([...days.flatMap(({ stops }) => stops), ...shelf].filter(({ kind }) => kind !== "travel"));

  test("may become several: days go along, a day that leaves its city is asked about, a way joins the two, the room hears of it", async () => {
    const tripId = await planTrip(at);
    const before = await planOf(at, tripId);
    const body = { endDate: "2027-10-04", legs: [LISBON, PORTO] };
    const asked = await change(tripId, body).catch((refused: unknown) => refused);
    expect(asked).toMatchObject({
      code: "days-would-be-shelved",
      details: { days: [{ dayIndex: 3, stops: before.days[2]?.stops.map(({ title }) => title) }] },
    });
    const { result, roundTrips } = await counted(at, () => change(tripId, { ...body, shelve: true }));
    expect(roundTrips).toBe(2);
    expect(result).toMatchObject({
      trip: { city: "Lisbon", destination: "Lisbon and Porto", daysTotal: 4, legs: [LISBON, PORTO] },
    });
    expect(told).toMatchObject([{ messages: [{ type: "trip" }, { type: "live" }], update: expect.any(Uint8Array) }]);
    const after = await planOf(at, tripId);
    expect(after.days.slice(0, 2)).toEqual(before.days.slice(0, 2));
    expect(after.days[2]?.stops).toEqual([]);
    expect(everyStop(after)).toEqual(everyStop(before));

    await buildItinerary(callAs(at, ADA, byLeg(scriptedAssistant())), { params: {}, body: { tripId } });
    const planned = await planOf(at, tripId);
    expect(planned.days.slice(0, 2)).toEqual(before.days.slice(0, 2));
    expect(planned.days.map(({ dayIndex, summary }) => [dayIndex, summary !== ""])).toEqual(
      [1, 2, 3, 4].map((dayIndex) => [dayIndex, true]),
    );
    expect(planned.days[2]?.stops[0]).toMatchObject({ kind: "travel", title: "On the way to Porto" });
    expect(planned.shelf).toEqual(after.shelf);
  });

  test("turned round take their days with them; what is booked keeps its date, and the way leads the other way", async () => {
    const tripId = await planTrip(at);
    await change(tripId, { endDate: "2027-10-04", legs: [LISBON, PORTO], shelve: true });
    await buildItinerary(callAs(at, ADA, byLeg(scriptedAssistant())), { params: {}, body: { tripId } });
    const before = await planOf(at, tripId);
    const dinner = before.days[0]?.stops.find(({ at: there }) => there.part === "evening");
    const { plan } = (await findTripToChange(at.db, ADA.uid, tripId)) ?? {};
    if (!plan || !dinner) throw new Error("There is no plan.");
    await changePlan({ db: at.db, tripId, plan, now: 1 }, (document) =>
      changeStop(document, dinner.id, { booking: { reference: "R1", name: "", time: "19:00", url: "", note: "" } }),
    );
    const round = [
      { city: "Porto", fromDay: 1, toDay: 2 },
      { city: "Lisbon", fromDay: 3, toDay: 4 },
    ];
    await change(tripId, { legs: round });
    const after = await planOf(at, tripId);
    expect(everyStop(after)).toEqual(everyStop(before));
    const words = [2, 3, 0, 1].map((day) => before.days[day]?.summary.replace("From Lisbon to Porto. ", ""));
    expect(after.days.map(({ summary }) => summary.replace("From Porto to Lisbon. ", ""))).toEqual(words);
    expect(after.days[2]?.summary).toMatch(/^From Porto to Lisbon/);
    expect(after.days[0]?.summary).not.toContain("From Lisbon");
    expect(after.days[0]?.stops).toContainEqual(expect.objectContaining({ id: dinner.id, at: dinner.at }));
    const ways = after.days.flatMap(({ dayIndex, stops }) =>
      stops.filter(({ kind }) => kind === "travel").map(({ title }) => [dayIndex, title]),
    );
    expect(ways).toEqual([[3, "On the way to Lisbon"]]);
    expect(after.days[2]?.stops[0]).toMatchObject({ kind: "travel", location: "Porto to Lisbon" });
  });

  test("changed together with the start keep what is booked on its date, and ask about what the trip has no date for", async () => {
    const tripId = await planTrip(at);
    await change(tripId, {
      endDate: "2027-10-04",
      legs: [
        { ...LISBON, toDay: 3 },
        { ...PORTO, fromDay: 4 },
      ],
    });
    const { plan } = (await findTripToChange(at.db, ADA.uid, tripId)) ?? {};
    if (!plan) throw new Error("There is no plan.");
    const booking = { reference: "R1", name: "", time: "19:00", url: "", note: "" };
    await changePlan({ db: at.db, tripId, plan, now: 1 }, (document) => {
      for (const id of ["1-evening", "3-evening"]) changeStop(document, id, { booking });
    });
    const later = { startDate: "2027-10-02", endDate: "2027-10-05", legs: [{ city: "Lisbon", fromDay: 1, toDay: 4 }] };
    const [first] = plan.days;
    expect(await change(tripId, later).catch((refused: unknown) => refused)).toMatchObject({
      details: { days: [{ dayIndex: 1, stops: [first?.blocks.evening.title] }] },
    });
    const earlier = {
      startDate: "2027-09-30",
      endDate: "2027-10-04",
      legs: [{ city: "Lisbon", fromDay: 1, toDay: 5 }],
    };
    await change(tripId, earlier);
    const after = await planOf(at, tripId);
    const dayOf = (id: string) => after.days.find(({ stops }) => stops.some((stop) => stop.id === id))?.dayIndex;
    expect([dayOf("1-evening"), dayOf("3-evening"), dayOf("1-morning")]).toEqual([2, 4, 1]);
    expect(after.shelf.filter(({ booking: booked }) => booked)).toEqual([]);
  });

  test("keep what is known of them while the gazetteer cannot be read: time zone, and where they lie", async () => {
    const tripId = await planTrip(at);
    const legs = [
      { ...LISBON, cityId: null, lat: 38.7, lng: -9.1, timeZone: "Europe/Lisbon" },
      { ...PORTO, cityId: null, lat: 41.1, lng: -8.6, timeZone: "Atlantic/Madeira", toDay: 3 },
    ];
    await at.db.update(trips).set({ timeZone: "Europe/Lisbon", legs }).where(eq(trips.id, tripId));
    const sooner = [
      { ...LISBON, toDay: 1 },
      { ...PORTO, fromDay: 2, toDay: 3 },
    ];
    await change(tripId, { legs: sooner, shelve: true });
    expect(await tripOf()).toMatchObject({
      timeZone: "Europe/Lisbon",
      legs: [
        { city: "Lisbon", lat: 38.7, lng: -9.1 },
        { city: "Porto", lat: 41.1, lng: -8.6, timeZone: "Atlantic/Madeira" },
      ],
    });
  });

  test("may become one again, or another one, and grow at the end without a question", async () => {
    const tripId = await planTrip(at);
    const { days } = await planOf(at, tripId);
    await change(tripId, {
      endDate: "2027-10-05",
      legs: [
        { ...LISBON, toDay: 3 },
        { city: "Porto", fromDay: 4, toDay: 5 },
      ],
    });
    expect((await planOf(at, tripId)).days).toEqual(days);
    await change(tripId, { legs: [{ city: "Lisbon", fromDay: 1, toDay: 5 }] });
    expect(await tripOf()).toMatchObject({ city: "Lisbon", destination: "Lisbon", daysTotal: 5 });
    expect((await planOf(at, tripId)).days).toEqual(days);
    await change(tripId, { legs: [{ city: "Erewhon", fromDay: 1, toDay: 5 }], shelve: true });
    expect(await tripOf()).toMatchObject({ city: "Erewhon", destination: "Erewhon", legs: [{ cityId: null }] });
    expect((await planOf(at, tripId)).shelf).toHaveLength(9);
  });

  test("changed by two devices at once: the one that did not know of it is told", async () => {
    const tripId = await planTrip(at);
    const whole = { city: "Lisbon", fromDay: 1, toDay: 3 };
    await change(tripId, { endDate: "2027-10-05", legs: [whole, { city: "Porto", fromDay: 4, toDay: 5 }] });
    const late = { legs: [whole, { city: "Braga", fromDay: 4, toDay: 5 }], before: { legs: [whole] } };
    expect(await problemOf(change(tripId, late))).toMatchObject({ code: "conflict" });
    const both = await Promise.allSettled([
      change(tripId, { legs: [whole, { city: "Faro", fromDay: 4, toDay: 5 }] }),
      change(tripId, { legs: [whole, { city: "Evora", fromDay: 4, toDay: 5 }] }),
      change(tripId, { tripName: "Two cities" }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
    expect(await tripOf()).toMatchObject({
      tripName: "Two cities",
      destination: expect.stringMatching(/Lisbon and (Faro|Evora)/),
    });
  });

  test("stay up to the day that a trip under way has come to", async () => {
    const tripId = await startedTrip(at);
    const legs = [
      { ...LISBON, toDay: 1 },
      { city: "Porto", fromDay: 2, toDay: 3 },
    ];
    expect(await problemOf(change(tripId, { legs: [{ city: "Porto", fromDay: 1, toDay: 3 }] }))).toMatchObject({
      code: "invalid",
    });
    await change(tripId, { legs, shelve: true });
    const plan = await planOf(at, tripId);
    expect(plan.days[0]?.stops).toHaveLength(3);
    expect(plan.shelf).toHaveLength(6);
    expect(await statusOf(tripId)).toMatchObject({ currentDayIndex: 1, currentBlock: "morning", totalDays: 3 });
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
