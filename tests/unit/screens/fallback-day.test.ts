import { expect, test } from "vitest";
import { fallbackDay } from "~/screens/planning/build/fallback-day";

test("one open day stands in for days that could not be loaded, and names no place", () => {
  const day = fallbackDay("Lisbon");
  expect(day.dayIndex).toBe(1);
  expect(Object.values(day.blocks).map(({ timeOfDay, placeId, verified }) => [timeOfDay, placeId, verified])).toEqual([
    ["morning", null, false],
    ["afternoon", null, false],
    ["evening", null, false],
  ]);
});
