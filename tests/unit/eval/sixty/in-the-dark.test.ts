import { expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { planTripDays } from "~/planner/plan/plan-trip";
import { readIcons } from "../../../../quality/eval/icons/icons";
import { sumOfCounts } from "../../../../quality/eval/sixty/count";
import { inTheDark } from "../../../../quality/eval/sixty/in-the-dark";
import { aBrief } from "../../planner/guide-builder";

test("in December next to nothing that is seen outdoors is planned after sunset", () => {
  const sixty = new Set(readIcons().map(({ city }) => city));
  const counts = loadCities()
    .filter(({ id }) => sixty.has(id))
    .map((guide) => {
      const brief = aBrief({
        guide,
        cityName: guide.name,
        tripId: `december in ${guide.id}`,
        startDate: "2026-12-03",
        daysTotal: 4,
      });
      const request = { name: guide.id, guide, brief, musts: [], asks: [] };
      return inTheDark({ request, days: planTripDays(brief) });
    });
  const { part, whole, lacks } = sumOfCounts(counts);
  expect(whole).toBeGreaterThan(300);
  expect(part / whole, lacks.join("\n")).toBeLessThan(0.05);
});
