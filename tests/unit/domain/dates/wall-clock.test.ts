import { afterEach, expect, test, vi } from "vitest";
import { knownZone, wallClockIn } from "~/domain/dates/wall-clock";

const NEW_YEAR = new Date("2026-12-31T23:30:00Z");

afterEach(() => vi.restoreAllMocks());

test("shows what the clocks of a place show, on its own date", () => {
  expect(wallClockIn("Asia/Tokyo", NEW_YEAR)).toEqual({ year: 2027, month: 1, day: 1, hour: 8, minute: 30 });
  expect(wallClockIn("America/New_York", NEW_YEAR)).toEqual({ year: 2026, month: 12, day: 31, hour: 18, minute: 30 });
});

test("midnight is the hour 0 of the new day", () => {
  expect(wallClockIn("UTC", new Date("2027-01-01T00:00:00Z"))).toEqual({
    year: 2027,
    month: 1,
    day: 1,
    hour: 0,
    minute: 0,
  });
});

test("what reads the clock of a zone is made once, however often it is asked", () => {
  const Format = Intl.DateTimeFormat;
  const made = vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (locale, options) {
    return new Format(locale, options);
  });
  for (let hour = 0; hour < 24; hour++) wallClockIn("Pacific/Chatham", new Date(NEW_YEAR.getTime() + hour * 3_600_000));
  knownZone("Pacific/Chatham");
  expect(made).toHaveBeenCalledTimes(1);
});

test("the device's own clock follows the device into another zone", () => {
  const before = process.env.TZ;
  try {
    process.env.TZ = "Asia/Tokyo";
    expect(wallClockIn(undefined, NEW_YEAR).hour).toBe(8);
    process.env.TZ = "America/New_York";
    expect(wallClockIn(undefined, NEW_YEAR).hour).toBe(18);
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});

test("a zone that the device does not know is none", () => {
  expect(knownZone("Atlantis/Poseidonis")).toBeUndefined();
  expect(knownZone("Europe/Lisbon")).toBe("Europe/Lisbon");
});
