import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findTripsOf } from "#db/repositories/account/own-trips";
import { findHydration } from "#db/repositories/hydration";
import { trips } from "#db/schema";
import { callAs, counted, listeningRoom, problemOf } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { planTrip, startedTrip } from "#tests/fixtures/planned-trip";
import { ADA, AT, BEN, CYD, organize } from "#tests/fixtures/travellers";
import { MAX_TRIP_STOPS } from "~/domain/forms/limits";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { asTravelled } from "~/domain/live/live-moment";
import { addDays } from "~/domain/dates/calendar-date";
import { dayAfterBegins, travellersDate } from "~/domain/live/day-begins";
import {
  beginDay,
  completeBlock,
  completeDay,
  readLivePlan,
  readLiveStatus,
  readTicks,
  startTrip,
  takeBackStart,
  tickStop,
} from "#tests/fixtures/use-cases";

const at = await emptyDatabase();

const start = (tripId: string, person = ADA) => startTrip(callAs(at, person), { params: { tripId }, body: undefined });
const statusOf = (tripId: string, person = ADA) =>
  readLiveStatus(callAs(at, person), { params: { tripId }, body: undefined });
const complete = (tripId: string, dayIndex: number, blockName: BlockName, person = ADA) =>
  completeBlock(callAs(at, person), { params: {}, body: { tripId, dayIndex, blockName } });
const finishDay = (tripId: string, dayIndex: string) =>
  completeDay(callAs(at, ADA), { params: { tripId, dayIndex }, body: undefined });
const livePlan = (tripId: string) => readLivePlan(callAs(at, BEN), { params: { tripId }, body: undefined });

describe("starting a trip", () => {
  test("puts it at the first morning, in two round trips", async () => {
    const tripId = await planTrip(at);
    const { result, roundTrips } = await counted(at, () => start(tripId));
    expect(result).toEqual({
      currentDayIndex: 1,
      currentBlock: "morning",
      totalDays: 3,
      tripComplete: false,
      startedTrip: true,
      dayBeginsOn: expect.any(String),
      travelledFrom: null,
      travelledOn: [],
      version: 1,
    });
    expect(roundTrips).toBe(2);
  });

  test("twice, and twice at once, is once", async () => {
    const tripId = await planTrip(at);
    await Promise.all([start(tripId), start(tripId)]);
    expect(await start(tripId)).toMatchObject({ startedTrip: true, version: 1 });
  });

  test("needs a plan", async () => {
    const tripId = await organize(at.db, ADA);
    expect(await problemOf(start(tripId))).toMatchObject({ code: "not-ready" });
    expect(await statusOf(tripId)).toMatchObject({ startedTrip: false, version: 0 });
  });

  test("is the organizer's", async () => {
    const tripId = await planTrip(at);
    expect(await problemOf(start(tripId, BEN))).toMatchObject({ code: "forbidden" });
    expect(await problemOf(start(tripId, CYD))).toMatchObject({ code: "not-found" });
    expect(await statusOf(tripId, BEN)).toMatchObject({ startedTrip: false });
  });
});

describe("the dates of a trip that is over", () => {
  const walked = async () => {
    const tripId = await startedTrip(at);
    for (const day of ["1", "2", "3"]) await finishDay(tripId, day);
    return tripId;
  };
  const datesOf = async () => {
    const { trip } = await findHydration(at.db, ADA.uid);
    const [listed] = await findTripsOf(at.db, ADA.uid);
    return { first: trip && asTravelled(trip, null).startDate, listed: [listed?.startDate, listed?.endDate] };
  };

  test("are those on which it was travelled, where it was started earlier than planned", async () => {
    await walked();
    expect(await datesOf()).toEqual({ first: "2027-01-15", listed: ["2027-01-15", "2027-01-17"] });
  });

  test("are those planned where it was over before anybody kept when it was started", async () => {
    const tripId = await walked();
    await at.db.update(trips).set({ startedOn: null }).where(eq(trips.id, tripId));
    expect(await datesOf()).toEqual({ first: "2027-10-01", listed: ["2027-10-01", "2027-10-03"] });
  });
});

describe("completing blocks", () => {
  test("nine of them, each one round trip and each evening two, complete a trip of three days", async () => {
    const tripId = await startedTrip(at);
    for (const dayIndex of [1, 2, 3]) {
      for (const block of BLOCK_NAMES)
        expect((await counted(at, () => complete(tripId, dayIndex, block))).roundTrips).toBe(
          block === "evening" ? 2 : 1,
        );
    }
    const { result, roundTrips } = await counted(at, () => statusOf(tripId, BEN));
    expect(result).toEqual({
      currentDayIndex: 4,
      currentBlock: "morning",
      totalDays: 3,
      tripComplete: true,
      startedTrip: true,
      dayBeginsOn: expect.any(String),
      travelledFrom: "2027-01-15",
      travelledOn: ["2027-01-15", "2027-01-15", "2027-01-15"],
      version: 10,
    });
    expect(roundTrips).toBe(1);
  });

  test("the same one twice, late, or from five phones at once, is once", async () => {
    const tripId = await startedTrip(at);
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(tripId, 1, "morning")));
    for (const answer of answers)
      expect(answer).toMatchObject({ currentDayIndex: 1, currentBlock: "afternoon", version: 2 });
    await complete(tripId, 1, "afternoon");
    expect(await complete(tripId, 1, "morning")).toMatchObject({ currentBlock: "evening", version: 3 });
  });

  test("one already past, and one that is refused, take no more than one round trip either", async () => {
    const tripId = await startedTrip(at);
    await complete(tripId, 1, "morning");
    for (const wish of [
      () => complete(tripId, 1, "morning"),
      () => problemOf(complete(tripId, 3, "evening")),
      () => problemOf(complete(tripId, 1, "afternoon", BEN)),
    ]) {
      expect((await counted(at, wish)).roundTrips).toBe(1);
    }
  });

  test("one still ahead is refused and moves nothing", async () => {
    const tripId = await startedTrip(at);
    expect(await problemOf(complete(tripId, 1, "evening"))).toMatchObject({ code: "out-of-order" });
    expect(await statusOf(tripId)).toMatchObject({ currentBlock: "morning", version: 1 });
  });

  test("needs a started trip, and its organizer", async () => {
    const tripId = await planTrip(at);
    expect(await problemOf(complete(tripId, 1, "morning"))).toMatchObject({ code: "not-started" });
    expect(await problemOf(complete(tripId, 1, "morning", BEN))).toMatchObject({ code: "forbidden" });
  });

  test("is the organizer's: nobody else moves the trip, however right the block is", async () => {
    const tripId = await startedTrip(at);
    expect(await problemOf(complete(tripId, 1, "morning", BEN))).toMatchObject({ code: "forbidden" });
    expect(await problemOf(complete(tripId, 1, "morning", CYD))).toMatchObject({ code: "not-found" });
    expect(await problemOf(complete("no-such-trip", 1, "morning"))).toMatchObject({ code: "not-found" });
    expect(await statusOf(tripId)).toMatchObject({ currentDayIndex: 1, currentBlock: "morning", version: 1 });
  });

  test("the day after the last is no day to complete", async () => {
    const tripId = await startedTrip(at);
    for (const dayIndex of ["1", "2", "3"]) await finishDay(tripId, dayIndex);
    expect(await problemOf(complete(tripId, 4, "morning"))).toMatchObject({ code: "out-of-order" });
    expect(await statusOf(tripId)).toMatchObject({ currentDayIndex: 4, version: 4, tripComplete: true });
  });
});

describe("completing a day", () => {
  test("finishes its remaining blocks", async () => {
    const tripId = await startedTrip(at);
    await complete(tripId, 1, "morning");
    expect(await finishDay(tripId, "1")).toMatchObject({ currentDayIndex: 2, currentBlock: "morning", version: 3 });
    expect(await finishDay(tripId, "1")).toMatchObject({ currentDayIndex: 2, version: 3 });
  });

  test("while another phone completes one of its blocks ends at the next morning", async () => {
    const tripId = await startedTrip(at);
    await Promise.all([finishDay(tripId, "1"), complete(tripId, 1, "morning")]);
    expect(await statusOf(tripId)).toMatchObject({ currentDayIndex: 2, currentBlock: "morning" });
  });

  test.each(["0", "-1", "one", "1.5", "1e1", "62", ""])("named %j is refused", async (dayIndex) => {
    expect(await problemOf(finishDay("any-trip", dayIndex))).toMatchObject({ code: "invalid" });
  });
});

describe("the day after", () => {
  const begin = (tripId: string, dayIndex: string, person = ADA) =>
    beginDay(callAs(at, person), { params: { tripId, dayIndex }, body: undefined });
  const today = travellersDate({ now: new Date(AT), timeZone: "UTC" });

  test("begins tomorrow, or when the organizer begins it, once", async () => {
    const tripId = await startedTrip(at);
    expect(await finishDay(tripId, "1")).toMatchObject({ currentDayIndex: 2, dayBeginsOn: addDays(today, 1) });
    const begun = { currentDayIndex: 2, dayBeginsOn: today, travelledOn: [today], version: 3 };
    expect(await begin(tripId, "2")).toMatchObject(begun);
    expect(await begin(tripId, "2")).toMatchObject({ dayBeginsOn: today, version: 3 });
    expect(await begin(tripId, "1")).toMatchObject({ currentDayIndex: 2, version: 3 });
  });

  test("is begun by nobody else, not before the start, and not before it is reached", async () => {
    const tripId = await planTrip(at);
    expect(await problemOf(begin(tripId, "1", BEN))).toMatchObject({ code: "forbidden" });
    expect(await problemOf(begin(tripId, "1"))).toMatchObject({ code: "not-started" });
    await start(tripId);
    expect(await problemOf(begin(tripId, "2"))).toMatchObject({ code: "out-of-order" });
  });
});

describe("a day between two time zones", () => {
  /** Two days in a city that is a day ahead of the other's clocks, and one there. */
  const between = async (from: string, to: string) => {
    const tripId = await startedTrip(at);
    const leg = { cityId: null, lat: null, lng: null };
    const legs = [
      { ...leg, city: "Lisbon", timeZone: from, fromDay: 1, toDay: 1 },
      { ...leg, city: "Porto", timeZone: to, fromDay: 2, toDay: 3 },
    ];
    await at.db.update(trips).set({ legs, timeZone: from, dayBeginsOn: null }).where(eq(trips.id, tripId));
    return tripId;
  };
  const dateIn = (timeZone: string) => travellersDate({ now: new Date(AT), timeZone });

  test.each([
    ["Pacific/Kiritimati", "Pacific/Niue"],
    ["Pacific/Niue", "Pacific/Kiritimati"],
  ])("from %s to %s ends on the clocks of the city where one arrives", async (from, to) => {
    expect(dateIn(from)).not.toBe(dateIn(to));
    const tripId = await between(from, to);
    await finishDay(tripId, "1");
    await at.db
      .update(trips)
      .set({ dayBeginsOn: dateIn(to) })
      .where(eq(trips.id, tripId));
    expect(await finishDay(tripId, "2")).toMatchObject({
      currentDayIndex: 3,
      dayBeginsOn: dayAfterBegins(dateIn(to), { now: new Date(AT), timeZone: to }),
    });
  });
});

describe("taking the start back", () => {
  const takeBack = (tripId: string, person = ADA) =>
    takeBackStart(callAs(at, person), { params: { tripId }, body: undefined });

  test("makes it a planned trip again, which can be started again", async () => {
    const tripId = await startedTrip(at);
    const planned = { startedTrip: false, currentDayIndex: 1, dayBeginsOn: null, version: 2 };
    expect(await takeBack(tripId)).toMatchObject(planned);
    expect(await takeBack(tripId)).toMatchObject(planned);
    expect(await start(tripId)).toMatchObject({ startedTrip: true, version: 3 });
  });

  test("is the organizer's, and possible until a block is completed", async () => {
    const tripId = await startedTrip(at);
    expect(await problemOf(takeBack(tripId, BEN))).toMatchObject({ code: "forbidden" });
    await complete(tripId, 1, "morning");
    expect(await problemOf(takeBack(tripId))).toMatchObject({ code: "under-way" });
    expect(await statusOf(tripId)).toMatchObject({ startedTrip: true, currentBlock: "afternoon" });
  });
});

describe("the plan of the day", () => {
  test("is the current day's, with its date in words, in one round trip", async () => {
    const tripId = await startedTrip(at);
    await finishDay(tripId, "1");
    const { result, roundTrips } = await counted(at, () => livePlan(tripId));
    const plain = (part: BlockName) => ({ title: `A quiet ${part}`, desc: "Slowly, “à pé”." });
    expect(result).toEqual({
      dayIndex: 2,
      dateStr: "October 2, 2027",
      summary: "Day 2",
      blocks: { morning: plain("morning"), afternoon: plain("afternoon"), evening: plain("evening") },
    });
    expect(roundTrips).toBe(1);
  });

  test("is none once the trip is over", async () => {
    const tripId = await startedTrip(at);
    for (const dayIndex of ["1", "2", "3"]) await finishDay(tripId, dayIndex);
    expect(await livePlan(tripId)).toEqual({ dayIndex: null });
  });
});

describe("ticking off stops", () => {
  const tick = (tripId: string, person: typeof ADA, stopId: string, done = true, room = listeningRoom()) =>
    tickStop(callAs(at, person, undefined, room.tellRoom), { params: { tripId }, body: { stopId, done } });
  const ticksOf = async (tripId: string, person = ADA) => {
    const answer = await readTicks(callAs(at, person), { params: { tripId }, body: undefined });
    return "ticks" in answer ? answer.ticks : [];
  };

  test("is everybody's own: all see it, each takes back theirs alone, and where the trip is stays", async () => {
    const tripId = await startedTrip(at);
    const before = await statusOf(tripId);
    await tick(tripId, ADA, "1-morning");
    await tick(tripId, BEN, "1-morning");
    await tick(tripId, BEN, "1-morning");
    expect(await ticksOf(tripId, BEN)).toMatchObject([{ stopId: "1-morning" }, { stopId: "1-morning" }]);
    await tick(tripId, BEN, "1-morning", false);
    await tick(tripId, BEN, "1-morning", false);
    const [left, ...others] = await ticksOf(tripId);
    expect(others).toEqual([]);
    await tick(tripId, ADA, "1-evening");
    expect(await ticksOf(tripId)).toEqual(
      expect.arrayContaining([left, { stopId: "1-evening", userId: left?.userId }]),
    );
    expect(await statusOf(tripId)).toEqual(before);
  });

  test("takes two round trips, is read in one, and the room hears of it", async () => {
    const tripId = await startedTrip(at);
    const room = listeningRoom();
    expect((await counted(at, () => tick(tripId, BEN, "1-evening", true, room))).roundTrips).toBe(2);
    expect((await counted(at, () => ticksOf(tripId))).roundTrips).toBe(1);
    expect(room.heard).toMatchObject([
      { tripId, by: { name: BEN.name }, messages: [{ type: "tick", stopId: "1-evening", done: true }] },
    ]);
  });

  test("is hidden from strangers", async () => {
    const tripId = await startedTrip(at);
    expect(await problemOf(tick(tripId, CYD, "1-morning"))).toMatchObject({ code: "not-found" });
    expect(await problemOf(ticksOf(tripId, CYD))).toMatchObject({ code: "not-found" });
  });

  test("keeps as many of one companion as a plan has stops", async () => {
    const tripId = await startedTrip(at);
    const [{ userId } = { userId: "" }] = await tick(tripId, BEN, "1-morning").then(() => ticksOf(tripId));
    await at.execute(
      `WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < ${MAX_TRIP_STOPS})
       INSERT INTO stop_ticks SELECT '${tripId}', '${userId}', 's' || n, ${AT} - n FROM nth`,
    );
    await tick(tripId, BEN, "1-evening");
    const kept = await ticksOf(tripId);
    expect(kept).toHaveLength(MAX_TRIP_STOPS);
    expect(kept.map(({ stopId }) => stopId)).toEqual(expect.arrayContaining(["1-morning", "1-evening", "s1"]));
  });
});
