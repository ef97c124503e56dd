import { describe, expect, test } from "vitest";
import { hasBegun, travellersDate, withNextDay } from "~/domain/live/day-begins";
import { beginDay, completeDay } from "~/domain/live/live-advance";
import {
  asTravelled,
  blockState,
  dateAsTravelled,
  dateOnTrip,
  dayState,
  liveMoment,
  spanAsTravelled,
} from "~/domain/live/live-moment";
import type { LiveStatus } from "~/domain/live/live-position";
import { addDays } from "~/domain/dates/calendar-date";
import { dayBeginsWithQueue } from "~/domain/offline/outbox";
import type { BlockName } from "~/domain/plan/block";

const TRIP = { startDate: "2026-11-22", daysTotal: 3 };
const STARTED: LiveStatus = {
  currentDayIndex: 1,
  currentBlock: "morning",
  totalDays: 3,
  tripComplete: false,
  startedTrip: true,
  dayBeginsOn: "2026-11-22",
  travelledFrom: null,
  travelledOn: [],
  version: 1,
};
const tokyo = (local: string) => ({ now: new Date(`${local}+09:00`), timeZone: "Asia/Tokyo" });
const reached = (
  currentDayIndex: number,
  currentBlock: BlockName,
  dayBeginsOn: string | null,
  travelledOn: string[] = [],
) => ({ currentDayIndex, currentBlock, dayBeginsOn, travelledOn });
const evening = liveMoment(reached(2, "morning", "2026-11-23"), TRIP, tokyo("2026-11-22T22:00:00"));

describe("the evening after a day", () => {
  test("is what the stored morning of the next one means until that begins", () => {
    expect(evening).toEqual({
      kind: "evening-after",
      day: 1,
      next: { dayIndex: 2, block: "morning" },
      begins: "2026-11-23",
      isTomorrow: true,
      travelledOn: [],
    });
    expect(liveMoment(reached(2, "morning", "2026-11-23"), TRIP, tokyo("2026-11-23T06:00:00"))).toMatchObject({
      kind: "at-block",
      at: { dayIndex: 2, block: "morning" },
    });
  });

  test("has all of the day behind and all of the next ahead", () => {
    expect(blockState({ dayIndex: 1, block: "evening" }, evening)).toBe("done");
    expect(blockState({ dayIndex: 2, block: "morning" }, evening)).toBe("ahead");
    expect([1, 2, 3].map((day) => dayState(day, evening))).toEqual(["done", "ahead", "ahead"]);
  });

  test("does not come after the last day: then the trip is over", () => {
    expect(liveMoment(reached(4, "morning", "2026-11-25"), TRIP, tokyo("2026-11-24T22:00:00")).kind).toBe("over");
  });
});

/** Where the organizer, on one evening in Tokyo, completes each day before the one named and begins that one at once. */
function walkedTo(day: number, startDate = TRIP.startDate, begun = "2026-11-22") {
  const clock = tokyo("2026-11-22T21:00:00");
  const start: LiveStatus = { ...STARTED, dayBeginsOn: begun };
  return Array.from({ length: day - 1 }, (_, i) => i + 1).reduce<LiveStatus>((live, done) => {
    const next = withNextDay(live, completeDay(live, done).status, startDate, clock);
    const news = { hasBegun: hasBegun(next, startDate, clock), today: travellersDate(clock) };
    return beginDay(next, done + 1, news).status;
  }, start);
}

describe("a day that is begun on the evening of the one before", () => {
  const datesAt = (live: LiveStatus, local: string, startDate = TRIP.startDate) => {
    const moment = liveMoment(live, { ...TRIP, startDate }, tokyo(local));
    return [1, 2, 3].map((day) => dateOnTrip(day, moment, startDate));
  };
  const asPlanned = ["2026-11-22", "2026-11-23", "2026-11-24"];

  test.each(["2026-11-22", "2026-11-29", "2026-11-18"])(
    "leaves that one its date, and is the morning after's, whether the trip was planned from %s",
    (startDate) => {
      const live = walkedTo(2, startDate);
      for (const local of ["2026-11-22T21:00:00", "2026-11-23T01:00:00", "2026-11-23T09:00:00"])
        expect(datesAt(live, local, startDate)).toEqual(asPlanned);
      expect(liveMoment(live, { ...TRIP, startDate }, tokyo("2026-11-22T21:00:00"))).toMatchObject({
        kind: "at-block",
        at: { dayIndex: 2 },
      });
    },
  );

  test("does so too where the trip was started on the eve and is travelled as planned", () => {
    expect(datesAt(walkedTo(2, TRIP.startDate, "2026-11-21"), "2026-11-22T21:00:00")).toEqual(asPlanned);
  });

  test("keeps that date once it is done on it too, and the third is again the morning after's", () => {
    const live = walkedTo(3);
    for (const local of ["2026-11-22T21:00:00", "2026-11-23T09:00:00"])
      expect(datesAt(live, local)).toEqual(["2026-11-22", "2026-11-22", "2026-11-23"]);
    const trip = { ...TRIP, endDate: "2026-11-24", travelledFrom: null };
    const moment = liveMoment(live, trip, tokyo("2026-11-23T09:00:00"));
    expect(spanAsTravelled(trip, moment)).toEqual({ startDate: "2026-11-22", endDate: "2026-11-23" });
  });
});

test("a day that was done before dates were kept has the one counted back from the day under way", () => {
  const live = { ...STARTED, currentDayIndex: 2, dayBeginsOn: "2026-11-23" };
  const clock = tokyo("2026-11-23T21:00:00");
  const next = withNextDay(live, completeDay(live, 2).status, TRIP.startDate, clock);
  expect(next.travelledOn).toEqual([null, "2026-11-23"]);
  const moment = liveMoment(next, TRIP, clock);
  expect([1, 2, 3].map((day) => dateAsTravelled(day, { ...TRIP, travelledFrom: null }, moment))).toEqual([
    "2026-11-22",
    "2026-11-23",
    "2026-11-24",
  ]);
});

describe("the date of a day", () => {
  test("is the planned one on a trip that is walked as planned, also the morning after a day was begun the night before", () => {
    const begunAtNight = liveMoment(reached(2, "morning", "2026-11-22"), TRIP, tokyo("2026-11-23T08:00:00"));
    expect([1, 2, 3].map((day) => dateOnTrip(day, begunAtNight, TRIP.startDate))).toEqual([
      "2026-11-22",
      "2026-11-23",
      "2026-11-24",
    ]);
    expect(dateOnTrip(2, evening, TRIP.startDate)).toBe("2026-11-23");
  });

  test.each([
    ["early", "2026-11-29"],
    ["late", "2026-11-18"],
  ])("is the one it is lived on when the trip is walked %s", (_, startDate) => {
    const trip = { startDate, daysTotal: 3 };
    const dayOne = liveMoment(reached(1, "afternoon", "2026-11-22"), trip, tokyo("2026-11-22T15:00:00"));
    const after = liveMoment(reached(2, "morning", "2026-11-23"), trip, tokyo("2026-11-22T22:00:00"));
    expect([1, 2].map((day) => dateOnTrip(day, dayOne, startDate))).toEqual(["2026-11-22", "2026-11-23"]);
    expect([1, 2].map((day) => dateOnTrip(day, after, startDate))).toEqual(["2026-11-22", "2026-11-23"]);
    const planned = { ...trip, endDate: addDays(startDate, 2), travelledFrom: null };
    for (const moment of [dayOne, after])
      expect(asTravelled(planned, moment)).toMatchObject({ startDate: "2026-11-22", endDate: "2026-11-24" });
  });

  test("is the planned one before the trip begins, and once it is over unless it was travelled earlier", () => {
    const trip = { ...TRIP, endDate: "2026-11-24", travelledFrom: null };
    const over = liveMoment(reached(4, "morning", "2026-11-20"), trip, tokyo("2026-11-19T22:00:00"));
    expect([asTravelled(trip, null), asTravelled(trip, over)]).toEqual([trip, trip]);
    const early = { ...trip, travelledFrom: "2026-11-17" };
    for (const moment of [null, over])
      expect(asTravelled(early, moment)).toMatchObject({ startDate: "2026-11-17", endDate: "2026-11-19" });
  });
});

test("without a connection the device that finished the day knows when the next begins", () => {
  const known = reached(1, "evening", "2026-11-22");
  const done = { kind: "complete-block", id: "1", dayIndex: 1, blockName: "evening" } as const;
  const at = tokyo("2026-11-22T21:00:00").now.getTime();
  const later = () => tokyo("2026-11-24T10:00:00");
  expect(dayBeginsWithQueue(known, [], TRIP, later)).toBe("2026-11-22");
  expect(dayBeginsWithQueue(known, [{ ...done, at }], TRIP, later)).toBe("2026-11-23");
  expect(dayBeginsWithQueue(known, [done], TRIP, () => tokyo("2026-11-22T23:00:00"))).toBe("2026-11-23");
  const farther: number[] = [];
  dayBeginsWithQueue(known, [done], TRIP, (day) => (farther.push(day), later()));
  expect(farther).toEqual([1]);
});
