import { expect, test } from "vitest";
import { planWithShared } from "~/domain/plan/itinerary";
import { aDay } from "../../fixtures/travellers";

const planOf = (...days: number[]) => ({
  itineraryId: "i",
  tripId: "t",
  tripName: "Autumn in Lisbon",
  city: "Lisbon",
  daysTotal: 3,
  days: days.map(aDay),
  shelf: [],
});

test("days that the room has and the plan lacks come in their place", () =>
  expect(planWithShared(planOf(1, 3), { days: [aDay(2)], shelf: [] }).days.map(({ dayIndex }) => dayIndex)).toEqual([
    1, 2, 3,
  ]));
test("a day that differs is the room's", () =>
  expect(
    planWithShared(planOf(1, 2), { days: [{ ...aDay(2), summary: "The river" }], shelf: [] }).days[1]?.summary,
  ).toBe("The river"));
test("an empty document takes nothing away", () => {
  const plan = planOf(1, 2, 3);
  expect(planWithShared(plan, { days: [], shelf: [] })).toBe(plan);
});
test("a document with fewer days takes none away", () =>
  expect(planWithShared(planOf(1, 2, 3), { days: [aDay(1)], shelf: [] }).days).toHaveLength(3));
test("nothing new is the very same plan, so that nobody repaints", () => {
  const plan = planOf(1, 2);
  expect(planWithShared(plan, { days: [aDay(1), aDay(2)], shelf: [] })).toBe(plan);
});
