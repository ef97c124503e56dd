import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { dinnerHour, dinnerHourWithChildren, dinnerHourWithElders } from "~/domain/destination/dinner-hours";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief } from "../guide-builder";

const cities = new Map(loadCities().map((city) => [city.id, city]));

/** When the named dinners of four days there begin. */
function dinnersIn(id: string, over: Partial<TripBrief> = {}): string[] {
  const guide = cities.get(id);
  if (!guide) throw new Error(`No places of ${id} are known.`);
  const brief = aBrief({
    tripId: id,
    cityName: guide.name,
    guide,
    startDate: "2027-05-03",
    daysTotal: 4,
    anchors: [],
    ...over,
  });
  const shows = new Set(guide?.places.filter(({ category }) => category === "performance").map((place) => place.id));
  // Before a curtain rises one eats when there is time for it.
  return planTripDays(brief)
    .filter(({ stops }) => !stops.some(({ placeId }) => shows.has(placeId ?? "")))
    .flatMap(({ stops }) =>
      stops.flatMap(({ at, kind, start }) => (at.part === "evening" && kind === "meal" && start ? [start] : [])),
    );
}
/** The first: a show, a sunset or an outing makes others later. */
const earliestOf = (times: readonly string[]): string => [...times].sort()[0] ?? "";

describe("dinner", () => {
  test.each([
    ["madrid", "20:30", "21:15"],
    ["rome", "19:30", "20:45"],
    ["lisbon", "19:30", "20:45"],
    ["copenhagen", "18:00", "19:30"],
    ["tokyo", "18:00", "19:30"],
    ["new-york-city", "18:00", "19:30"],
  ])("in %s begins when people sit down to it there", (id, from, until) => {
    const dinners = dinnersIn(id);
    expect(dinners.length).toBeGreaterThanOrEqual(2);
    const earliest = earliestOf(dinners);
    expect(earliest >= from && earliest <= until, dinners.join(", ")).toBe(true);
  });

  test.each(["madrid", "rome", "copenhagen"])("with small children in %s is earlier", (id) => {
    const dinners = dinnersIn(id, { whoWith: ["spouse", "kids"] });
    expect(dinners.length).toBeGreaterThanOrEqual(2);
    expect(earliestOf(dinners) < earliestOf(dinnersIn(id)), dinners.join(", ")).toBe(true);
  });

  test.each(["seville", "rome"])("with elders in %s is earlier, too", (id) => {
    expect(earliestOf(dinnersIn(id, { whoWith: ["parents"] })) < earliestOf(dinnersIn(id))).toBe(true);
  });

  test("is at seven where nobody knows better, and never later for children than for others", () => {
    expect(dinnerHour("DE")).toBe(19 * 60);
    expect(dinnerHour(undefined)).toBe(19 * 60);
    expect([dinnerHourWithElders("ES"), dinnerHourWithElders("SE")]).toEqual([20 * 60, 18 * 60 + 30]);
    for (const { countryCode } of cities.values())
      expect(dinnerHourWithChildren(countryCode)).toBeLessThan(dinnerHour(countryCode));
  });
});
