import { expect, test } from "vitest";
import { tripDays } from "~/planner/outings/day-trips";

test("day trips lie evenly over the days, and not on one that something else needs", () => {
  expect(tripDays(1, 4)).toEqual([2]);
  expect(tripDays(1, 4, (day) => day === 2)).toEqual([3]);
});

test("a day trip leaves the only day on which a market is held, where another day will do", () => {
  const isMarketDay = (day: number): boolean => day === 2;
  expect(tripDays(1, 4, () => false, isMarketDay)).toEqual([3]);
  expect(tripDays(1, 4, (day) => day !== 2, isMarketDay)).toEqual([2]);
});
