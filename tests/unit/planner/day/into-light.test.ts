import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import type { CityGuide } from "~/domain/place/place";
import { minutesOfDay } from "~/domain/plan/time-of-day";
import { isDarkForMust, isDarkIn, needsLight } from "~/planner/fit/needs-light";
import { isDark } from "~/planner/day/tried-day";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief, aPlace } from "../guide-builder";

const DECEMBER = "2026-12-03";
/** In Lisbon and Porto the sun sets then at about a quarter past five. */
const SUNSET = 17 * 60 + 15;
const cities = loadCities();
const guideOf = (id: string): CityGuide => {
  const guide = cities.find((city) => city.id === id);
  if (!guide) throw new Error(`No city ${id}.`);
  return guide;
};
const planned = (id: string, daysTotal: number, anchors: string[]) =>
  planTripDays(
    aBrief({
      guide: guideOf(id),
      cityName: guideOf(id).name,
      tripId: "light",
      startDate: DECEMBER,
      daysTotal,
      anchors,
    }),
  );

describe("in December", () => {
  test.each([
    ["lisbon", "Torre de Belém"],
    ["porto", "Ponte Dom Luís I, upper deck"],
    ["porto", "Cais de Gaia and the port lodges"],
  ])("a must in %s that is seen by day, %s, is planned by day", (id, must) => {
    for (const days of [2, 3, 4]) {
      const stop = planned(id, days, [must]).flatMap(({ stops }) => stops.filter(({ title }) => title === must));
      expect(stop).toHaveLength(1);
      expect(minutesOfDay(stop[0]?.start ?? null)).toBeLessThanOrEqual(SUNSET);
    }
  });

  test("a day trip that nobody chose leaves the musts their daylight", () => {
    const musts = [
      "Torre de Belém",
      "Castelo de São Jorge",
      "Mosteiro dos Jerónimos",
      "Praça do Comércio",
      "Miradouro das Portas do Sol",
    ];
    const days = planned("lisbon", 3, musts);
    expect(days.flatMap(({ blocks }) => Object.values(blocks)).filter(({ isDayTrip }) => isDayTrip)).toEqual([]);
    const chosen = days.flatMap(({ stops }) => stops.filter(({ title }) => musts.includes(title)));
    expect(chosen).toHaveLength(musts.length);
    expect(chosen.filter(({ at }) => at.part === "evening").length).toBeLessThanOrEqual(1);
  });
});

describe("what needs daylight", () => {
  test("has it for more than half of the visit: a long walk in a park does not begin at sunset", () => {
    const visit = (start: number, minutes: number) =>
      isDark({ lightUntil: SUNSET, start, minutes } as Parameters<typeof isDark>[0]);
    expect(visit(SUNSET - 10, 105)).toBe(true);
    expect(visit(SUNSET - 60, 105)).toBe(false);
    expect(visit(SUNSET - 20, 30)).toBe(false);
  });

  test("is outdoors and seen, and not known to be lit", () => {
    expect(needsLight(aPlace({ category: "viewpoint" }))).toBe(true);
    expect(needsLight(aPlace({ category: "landmark", about: "The lights come on along the whole facade." }))).toBe(
      false,
    );
    expect(needsLight(aPlace({ category: "park", about: "The ruins above it catch the evening sun." }))).toBe(true);
    expect(needsLight(aPlace({ category: "nightlife" }))).toBe(false);
    expect(needsLight(aPlace({ category: "landmark", indoor: true }))).toBe(false);
  });

  test("is in the dark of an evening only when the sun has set before it, and a must gets its day where one wanders, too", () => {
    const [view, quarter] = [
      aPlace({ category: "viewpoint" }),
      aPlace({ category: "neighborhood", parts: ["afternoon", "evening"] }),
    ];
    expect(isDarkIn(view, "evening", { sunset: SUNSET })).toBe(true);
    expect(isDarkIn(view, "evening", { sunset: 20 * 60 })).toBe(false);
    expect(isDarkIn(view, "afternoon", { sunset: SUNSET })).toBe(false);
    expect(isDarkIn(view, "evening", {})).toBe(false);
    expect([isDarkIn, isDarkForMust].map((dark) => dark(quarter, "evening", { sunset: SUNSET }))).toEqual([
      false,
      true,
    ]);
  });
});
