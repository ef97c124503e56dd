import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, compareDates, daysBetween, isCalendarDate, todayIn, tripLength } from "~/domain/dates/calendar-date";
import { formatDateRange, formatLongDate } from "~/messages/formats";

const someDate = fc.integer({ min: -60_000, max: 60_000 }).map((days) => addDays("2027-01-01", days));
const someDays = fc.integer({ min: -800, max: 800 });

describe("what is a calendar date", () => {
  test.each(["2027-03-03", "2028-02-29", "2000-02-29", "2027-12-31", "9999-12-31"])("%s is one", (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  test.each([
    "",
    "2027-02-29",
    "2100-02-29",
    "2027-13-01",
    "2027-00-10",
    "2027-04-31",
    "2027-1-1",
    "2027-03-03T00:00",
    " 2027-03-03",
    "0027-03-03",
    "03/03/2027",
    "12027-03-03",
  ])("%j is none", (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  test("arithmetic refuses what is no date", () => {
    expect(() => daysBetween("2027-02-29", "2027-03-01")).toThrow(RangeError);
    expect(() => addDays("soon", 1)).toThrow(RangeError);
    expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
  });
});

describe("counting days", () => {
  test("February ends on the 28th in a common year", () => expect(addDays("2027-02-28", 1)).toBe("2027-03-01"));
  test("February ends on the 29th in a leap year", () => expect(addDays("2028-02-28", 1)).toBe("2028-02-29"));
  test("a year of a full century is no leap year", () => expect(daysBetween("2100-02-28", "2100-03-01")).toBe(1));
  test("a trip over the end of a leap February counts the 29th", () =>
    expect(tripLength("2028-02-27", "2028-03-01")).toBe(4));
  test("a trip over the year's end", () => expect(tripLength("2026-12-30", "2027-01-02")).toBe(4));
  test("a trip of one day", () => expect(tripLength("2027-03-03", "2027-03-03")).toBe(1));

  test.each([
    ["spring forward in the United States", "2027-03-13", "2027-03-15"],
    ["fall back in the United States", "2027-11-06", "2027-11-08"],
    ["spring forward in Europe", "2027-03-27", "2027-03-29"],
    ["the day that Samoa left out", "2011-12-29", "2011-12-31"],
  ])("%s is two days like any other", (_change, before, after) => {
    expect(daysBetween(before, after)).toBe(2);
    expect(addDays(before, 2)).toBe(after);
  });

  test("adding the days between two dates leads from one to the other", () => {
    fc.assert(fc.property(someDate, someDate, (a, b) => addDays(a, daysBetween(a, b)) === b));
  });

  test("adding and taking away the same days comes back", () => {
    fc.assert(fc.property(someDate, someDays, (date, days) => addDays(addDays(date, days), -days) === date));
  });

  test("every sum is a calendar date, in the order of the days added", () => {
    fc.assert(
      fc.property(someDate, someDays, (date, days) => {
        const sum = addDays(date, days);
        expect(isCalendarDate(sum)).toBe(true);
        expect(Math.sign(compareDates(sum, date))).toBe(Math.sign(days));
      }),
    );
  });
});

describe("today", () => {
  const newYear = new Date("2027-01-01T05:00:00Z");

  test("is still last year in Los Angeles while London has a new one", () => {
    expect(todayIn("America/Los_Angeles", newYear)).toBe("2026-12-31");
    expect(todayIn("Europe/London", newYear)).toBe("2027-01-01");
  });

  test("is a day further in Kiritimati than in Honolulu at the same hour", () => {
    const noon = new Date("2027-06-15T11:00:00Z");
    expect(daysBetween(todayIn("Pacific/Honolulu", noon), todayIn("Pacific/Kiritimati", noon))).toBe(1);
  });

  test("without a zone is the device's own date", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date("1980-01-01"), max: new Date("2080-01-01"), noInvalidDate: true }), (now) => {
        const local = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
          .map((part) => String(part).padStart(2, "0"))
          .join("-");
        expect(todayIn(undefined, now)).toBe(local);
      }),
    );
  });
});

describe("dates in words", () => {
  test("the US long format", () => expect(formatLongDate("2027-03-03")).toBe("March 3, 2027"));

  test("a range says once what both ends share", () => {
    const plainSpaces = (text: string) => text.replace(/\s/g, " ");
    expect(plainSpaces(formatDateRange("2027-03-03", "2027-03-06"))).toBe("March 3 – 6, 2027");
    expect(plainSpaces(formatDateRange("2026-12-30", "2027-01-02"))).toBe("December 30, 2026 – January 2, 2027");
    expect(formatDateRange("2027-03-03", "2027-03-03")).toBe("March 3, 2027");
  });

  test("the words name the same day in every time zone", () => {
    fc.assert(
      fc.property(someDate, (date) => {
        const [, , day] = date.split("-");
        expect(formatLongDate(date)).toContain(` ${Number(day)}, `);
      }),
    );
  });
});
