import { expect, test } from "vitest";
import { plannedStops } from "~/features/plan/planned-stops";
import { aDay } from "#tests/fixtures/days";

test("the way to a place in the same spot is not told as none at all", () => {
  const day = aDay(1, "", {
    morning: { lat: 38.716, lng: -9.13 },
    afternoon: { lat: 38.716, lng: -9.1301 },
    evening: { lat: 38.73, lng: -9.13 },
  });
  expect(plannedStops(day).map(({ distanceToNext }) => distanceToNext)).toEqual([undefined, "1.6 km", undefined]);
});
