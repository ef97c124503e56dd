import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "~/domain/dates/calendar-date";
import type { Day } from "~/domain/plan/itinerary";
import type { CityGuide, Place } from "~/domain/place/place";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { noonWarmth } from "~/planner/fit/day-conditions";
import { seasonPoints, weekPoints } from "~/planner/fit/day-fit";
import { customsOf } from "~/planner/fit/customs";
import { weekdayAt } from "~/planner/fit/market-days";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief, aGuide, aPlace } from "../guide-builder";

const START = "2027-04-05"; // A Monday.
const withPlaces = (guide: CityGuide, ...more: Place[]): CityGuide => ({
  ...guide,
  places: [...guide.places, ...more],
});
const weekdayOf = (days: readonly Day[], title: string, start: string): number | null => {
  const day = days.find(({ blocks }) => BLOCK_NAMES.some((part) => blocks[part].title === title));
  return day ? weekdayAt(start, day.dayIndex - 1) : null;
};
const starts = fc.integer({ min: 0, max: 600 }).map((after) => addDays(START, after));

describe("the week's customs", () => {
  test("put a Sunday market on a Sunday, whatever day the trip begins", () => {
    const market = aPlace({
      name: "Old Iron Market",
      category: "market",
      about: "Sundays only: keys, lamps and clocks on blankets.",
      anchor: true,
    });
    fc.assert(
      fc.property(starts, fc.uuid(), (startDate, tripId) => {
        const days = planTripDays(
          aBrief({ tripId, startDate, daysTotal: 7, guide: withPlaces(aGuide(), market), anchors: [market.name] }),
        );
        expect(weekdayOf(days, market.name, startDate)).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  test("keep museums off the day on which most of them rest", () => {
    const guide = aGuide();
    const museums = new Set(guide.places.filter(({ category }) => category === "museum").map(({ id }) => id));
    const visits = { onMondays: 0, onAllDays: 0 };
    for (const after of Array.from({ length: 70 }, (_, i) => i)) {
      const startDate = addDays(START, after);
      for (const { dayIndex, stops } of planTripDays(
        aBrief({ tripId: `trip ${after}`, startDate, daysTotal: 4, guide }),
      )) {
        const here = stops.filter(({ placeId }) => museums.has(placeId ?? "")).length;
        visits.onAllDays += here;
        if (weekdayAt(startDate, dayIndex - 1) === 1) visits.onMondays += here;
      }
    }
    expect(visits.onAllDays).toBeGreaterThan(40);
    expect(visits.onMondays / visits.onAllDays, JSON.stringify(visits)).toBeLessThan(1 / 40);
  });

  test("are put into words on the day they explain", () => {
    const days = planTripDays(aBrief({ startDate: START, daysTotal: 4 }));
    expect(days[0] && JSON.stringify(days[0])).toMatch(/museum[^.]*Mondays|Mondays[^.]*museum/);
  });

  const PARADE = "The parade, usually about now. Streets close from noon.";
  const withParade = (guide: CityGuide): CityGuide => ({
    ...guide,
    events: [
      { name: "The long season", from: "12-01", to: "05-01", about: "Nights are loud." },
      { name: "The parade", from: "04-06", to: "04-07", about: "Streets close from noon." },
    ],
  });
  const saidOn = (days: readonly Day[], words: string): number[] =>
    days.filter((day) => JSON.stringify(day.blocks).includes(words)).map(({ dayIndex }) => dayIndex);

  test("name a great feast on the first of its days, once, the short one before the long season", () => {
    const days = planTripDays(aBrief({ startDate: "2027-04-05", daysTotal: 4, guide: withParade(aGuide()) }));
    expect(saidOn(days, PARADE)).toEqual([2]);
    expect(saidOn(days, "The long season, usually about now.")).toEqual([1]);
  });

  test("name no feast where the dates are only about so", () => {
    const brief = aBrief({ startDate: "2027-04-06", daysTotal: 2, roughDates: true, guide: withParade(aGuide()) });
    expect(saidOn(planTripDays(brief), "usually about now")).toEqual([]);
  });

  test("tell nothing of a feast that is said of another month", () => {
    const events = [
      { name: "The drums", from: "03-20", to: "05-20", about: "The streets are loud; two parades in May." },
    ];
    const [first] = planTripDays(aBrief({ startDate: "2027-04-05", daysTotal: 1, guide: { ...aGuide(), events } }));
    expect(JSON.stringify(first)).toContain("The drums, usually about now. The streets are loud.");
  });

  test("say on a public holiday that it is one", () => {
    const guide = aGuide();
    const brief = aBrief({ startDate: START, daysTotal: 2, guide, holidays: [`${guide.countryCode} 2027-04-06`] });
    expect(saidOn(planTripDays(brief), "It is a public holiday here")).toEqual([2]);
  });

  test("say nothing where habits differ from house to house", () => {
    expect(customsOf("Atlantis")).toMatchObject({ museumRest: [], shopRest: [], fridayPrayer: false, sabbath: false });
    expect(weekPoints(aPlace({ category: "museum" }), { customs: customsOf("Kenya") })).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe("the season", () => {
  const park = aPlace({ category: "park", name: "Park" });

  test("keeps parks out of dark evenings and out of dark northern mornings", () => {
    expect(seasonPoints(park, "evening", { warmth: "cold", daylight: 8 })).toBeLessThan(
      seasonPoints(park, "evening", { warmth: "mild", daylight: 16 }),
    );
    expect(seasonPoints(park, "morning", { warmth: "freezing", daylight: 4 })).toBeLessThan(
      seasonPoints(park, "afternoon", { warmth: "freezing", daylight: 4 }),
    );
  });

  test("prefers a roof at a hot noon", () => {
    expect(seasonPoints(aPlace({ indoor: true }), "afternoon", { warmth: "hot", daylight: 14 })).toBeGreaterThan(
      seasonPoints(aPlace({ indoor: false }), "afternoon", { warmth: "hot", daylight: 14 }),
    );
  });

  test("knows that highlands near the equator are cool", () => {
    expect(noonWarmth({ id: "nairobi", lat: -1.3 }, 7)).toBe("mild");
    expect(noonWarmth({ id: "singapore", lat: 1.3 }, 7)).toBe("hot");
    expect(noonWarmth({ id: "hanoi", lat: 21 }, 1)).toBe("mild");
  });

  test("says how short the days are in a northern December", () => {
    const guide = { ...aGuide(), id: "northville", lat: 64.1, lng: -21.9, country: "Iceland" };
    expect(JSON.stringify(planTripDays(aBrief({ guide, startDate: "2026-12-18" })))).toMatch(/only about 4 hours/);
  });
});
