import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Day } from "~/domain/plan/itinerary";
import { checkPlan } from "~/planner/check/plan-check";
import { continuePlan, planTripDays } from "~/planner/plan/plan-trip";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { aBrief, aGuide } from "../guide-builder";

const brief = aBrief({ daysTotal: 6, anchors: ["Place A0", "Place I8", "Dinner with Ana"] });
const blocking = (of: TripBrief, days: Day[]) => checkPlan(of, days).filter(({ severity }) => severity === "blocking");

/** Days that the planner would not have made: the places taken from the end of the list. */
const strangeDays = (of: TripBrief, count: number): Day[] =>
  planTripDays({
    ...of,
    tripId: "somebody else's",
    guide: of.guide && { ...of.guide, places: [...of.guide.places].reverse() },
    anchors: [],
  }).slice(0, count);

describe("a plan that goes on", () => {
  test("after its own days is the plan it was", () => {
    const whole = planTripDays(brief);
    for (const count of [0, 1, 5, 6]) expect(continuePlan(brief, whole.slice(0, count))).toEqual(whole.slice(count));
  });

  test("after somebody else's days repeats none of their places and forgets no must", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 14 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 12, max: 60 }),
        (daysTotal, stood, places) => {
          const trip = aBrief({ daysTotal, anchors: stood < daysTotal ? ["Place A0"] : [], guide: aGuide(places) });
          const standing = strangeDays(trip, Math.min(stood, daysTotal - 1));
          const days = [...standing, ...continuePlan(trip, standing)];
          expect(blocking(trip, days)).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("in a city without data repeats none of their ideas", () => {
    const trip = aBrief({ guide: null, daysTotal: 60 });
    for (const count of [1, 20, 59]) {
      const standing = strangeDays(trip, count);
      expect(blocking(trip, [...standing, ...continuePlan(trip, standing)])).toEqual([]);
    }
  });

  test("that is whole has nothing to add", () => expect(continuePlan(brief, planTripDays(brief))).toEqual([]));
});
