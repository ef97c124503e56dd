import { expect, test } from "vitest";
import { planWithDays } from "~/domain/plan/itinerary";
import { aDay } from "../../fixtures/travellers";

const planOf = (...days: number[]) => ({
  itineraryId: "i",
  tripId: "t",
  tripName: "Autumn in Lisbon",
  city: "Lisbon",
  daysTotal: 3,
  days: days.map(aDay),
});

test("days that the room has and the plan lacks come in their place", () =>
  expect(planWithDays(planOf(1, 3), [aDay(2)]).days.map(({ dayIndex }) => dayIndex)).toEqual([1, 2, 3]));
test("a day that differs is the room's", () =>
  expect(planWithDays(planOf(1, 2), [{ ...aDay(2), summary: "The river" }]).days[1]?.summary).toBe("The river"));
test("an empty document takes nothing away", () => {
  const plan = planOf(1, 2, 3);
  expect(planWithDays(plan, [])).toBe(plan);
});
test("a document with fewer days takes none away", () =>
  expect(planWithDays(planOf(1, 2, 3), [aDay(1)]).days).toHaveLength(3));
test("nothing new is the very same plan, so that nobody repaints", () => {
  const plan = planOf(1, 2);
  expect(planWithDays(plan, [aDay(1), aDay(2)])).toBe(plan);
});
