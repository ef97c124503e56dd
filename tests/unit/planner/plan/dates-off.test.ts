import { expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import type { Day } from "~/domain/plan/itinerary";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief } from "../guide-builder";

const rome = loadCities().find(({ id }) => id === "rome");
const MUSEUMS = "Vatican Museums and Sistine Chapel";
const IMMACULATE_CONCEPTION = "2026-12-08";
const THE_DAY_BEFORE = "2026-12-07";

function inRome(startDate: string, daysTotal: number): Day[] {
  if (!rome) throw new Error("No places of Rome are known.");
  return planTripDays(
    aBrief({ tripId: "rome", cityName: "Rome", guide: rome, anchors: [MUSEUMS], daysTotal, startDate }),
  );
}
const dayOf = (days: readonly Day[]): number | undefined =>
  days.find(({ stops }) => stops.some(({ title }) => title === MUSEUMS))?.dayIndex;

test("a must that is shut on a date known beforehand stands on another day", () => {
  expect(dayOf(inRome(THE_DAY_BEFORE, 2))).toBe(1);
  expect(dayOf(inRome(IMMACULATE_CONCEPTION, 2))).toBe(2);
});

test("and is said to be closed where that is the only day", () => {
  const days = inRome(IMMACULATE_CONCEPTION, 1);
  expect(dayOf(days)).toBeUndefined();
  expect(JSON.stringify(days)).toContain(`${MUSEUMS} is usually closed on all of your days`);
});
