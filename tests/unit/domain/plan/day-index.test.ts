import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, tripLength } from "~/domain/dates/calendar-date";
import { dateOfDay, dayIndexFor, effectiveDayIndex } from "~/domain/dates/day-index";

const dates = { startDate: "2028-02-27", endDate: "2028-03-01" };

describe("the day of the trip by the calendar", () => {
  test.each([
    ["the eve of the start", "2028-02-26", 1],
    ["the first day", "2028-02-27", 1],
    ["February 29th", "2028-02-29", 3],
    ["the last day", "2028-03-01", 4],
    ["after the end", "2028-03-02", 1],
    ["long after the end", "2029-02-28", 1],
  ])("on %s", (_when, today, expected) => {
    expect(dayIndexFor({ ...dates, today })).toBe(expected);
  });

  test("counts through a change to daylight saving time", () => {
    expect(dayIndexFor({ startDate: "2027-03-12", endDate: "2027-03-16", today: "2027-03-15" })).toBe(4);
  });

  test("is the date's own day for every date of every trip", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        (offset, length, day) => {
          fc.pre(day <= length);
          const startDate = addDays("2020-01-01", offset);
          const endDate = addDays(startDate, length - 1);
          expect(tripLength(startDate, endDate)).toBe(length);
          expect(dayIndexFor({ startDate, endDate, today: dateOfDay(startDate, day) })).toBe(day);
        },
      ),
    );
  });
});

describe("the day that counts", () => {
  const onDayTwo = { ...dates, today: "2028-02-28", totalDays: 4 };

  test("is the stored day while it is one of the plan's", () =>
    expect(effectiveDayIndex({ ...onDayTwo, stored: 3 })).toBe(3));
  test.each([null, 0, 5, -1, 1.5, Number.NaN])("is today's day when %s is stored", (stored) => {
    expect(effectiveDayIndex({ ...onDayTwo, stored })).toBe(2);
  });
  test("is 1 once the trip is over, whatever is stored", () => {
    expect(effectiveDayIndex({ ...onDayTwo, today: "2028-03-02", stored: 3 })).toBe(1);
  });
  test("stays within a plan shorter than the trip", () => {
    expect(effectiveDayIndex({ ...dates, today: "2028-03-01", totalDays: 2, stored: null })).toBe(2);
    expect(effectiveDayIndex({ ...dates, today: "2028-03-01", totalDays: 0, stored: 1 })).toBe(1);
  });
});
