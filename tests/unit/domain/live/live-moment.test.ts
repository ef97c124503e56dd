import { describe, expect, test } from "vitest";
import { asTravelled, blockState, dateOnTrip, dayState, liveMoment } from "~/domain/live/live-moment";
import { addDays } from "~/domain/dates/calendar-date";
import { dayBeginsWithQueue } from "~/domain/offline/outbox";
import type { BlockName } from "~/domain/plan/block";

const TRIP = { startDate: "2026-11-22", daysTotal: 3 };
const tokyo = (local: string) => ({ now: new Date(`${local}+09:00`), timeZone: "Asia/Tokyo" });
const reached = (currentDayIndex: number, currentBlock: BlockName, dayBeginsOn: string | null) => ({
  currentDayIndex,
  currentBlock,
  dayBeginsOn,
});
const evening = liveMoment(reached(2, "morning", "2026-11-23"), TRIP, tokyo("2026-11-22T22:00:00"));

describe("the evening after a day", () => {
  test("is what the stored morning of the next one means until that begins", () => {
    expect(evening).toEqual({
      kind: "evening-after",
      day: 1,
      next: { dayIndex: 2, block: "morning" },
      begins: "2026-11-23",
      isTomorrow: true,
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
    const planned = { ...trip, endDate: addDays(startDate, 2) };
    for (const moment of [dayOne, after])
      expect(asTravelled(planned, moment)).toEqual({ ...trip, startDate: "2026-11-22", endDate: "2026-11-24" });
  });

  test("is the planned one before the trip begins and once it is over", () => {
    const trip = { ...TRIP, endDate: "2026-11-24" };
    const over = liveMoment(reached(4, "morning", "2026-11-20"), trip, tokyo("2026-11-19T22:00:00"));
    expect([asTravelled(trip, null), asTravelled(trip, over)]).toEqual([trip, trip]);
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
