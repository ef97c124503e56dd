import { test } from "vitest";
import { planTripDays } from "~/domain/planner/plan-trip";
import { aBrief, aGuide } from "./guide-builder";
test("perf", () => {
  const brief = aBrief({ guide: aGuide(200), daysTotal: 30 });
  for (let i = 0; i < 12; i += 1) { const t = performance.now(); planTripDays({ ...brief, tripId: `warm-${i}` }); console.log((performance.now() - t).toFixed(1)); }
});
