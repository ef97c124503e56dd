import { expect, test } from "vitest";
import { daylightHours, seasonOf } from "~/domain/dates/season";

test("seasons turn round at the equator, and the tropics have one", () => {
  expect([seasonOf(1, 52), seasonOf(1, -34), seasonOf(7, 1.3)]).toEqual(["winter", "summer", "tropical"]);
  expect(seasonOf(12, 64)).toBe("winter");
});

test.each([
  ["2026-12-21", 64.15, 4.1],
  ["2026-06-21", 64.15, 21.1],
  ["2026-03-20", 51.5, 12.2],
  ["2026-12-21", 51.5, 7.8],
  ["2026-06-21", -33.9, 9.9],
  ["2026-06-21", 1.3, 12.2],
  ["2026-06-21", 78, 24],
  ["2026-12-21", 78, 0],
])("on %s at %d degrees it is light for about %d hours", (date, latitude, hours) => {
  expect(Math.abs((daylightHours(date, latitude) ?? -1) - hours)).toBeLessThan(0.35);
});

test("what is no date has no daylight", () => expect(daylightHours("soon", 50)).toBeNull());
