import { expect, test } from "vitest";
import type { Itinerary } from "~/domain/plan/itinerary";
import { nextUp } from "~/screens/participant/parts/follow-day";
import { aDay } from "#tests/fixtures/travellers";

const plan: Itinerary = {
  itineraryId: "p1",
  tripId: "t1",
  tripName: "Lisbon",
  city: "Lisbon",
  daysTotal: 2,
  days: [aDay(1), aDay(2)],
  shelf: [],
};
const next = (dayIndex: number, block: "morning" | "evening", of: Itinerary | null = plan) =>
  nextUp(of, { dayIndex, block }, 2)?.at;

test("after the morning comes the afternoon", () =>
  expect(next(1, "morning")).toEqual({ dayIndex: 1, block: "afternoon" }));
test("after the evening comes the next day's morning", () =>
  expect(next(1, "evening")).toEqual({ dayIndex: 2, block: "morning" }));
test("after the last evening comes nothing", () => expect(next(2, "evening")).toBeUndefined());
test("what is not planned yet cannot come next", () => {
  expect(next(1, "evening", { ...plan, days: [aDay(1)] })).toBeUndefined();
  expect(next(1, "morning", null)).toBeUndefined();
});
