import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aGuide, aPlace } from "#tests/unit/planner/guide-builder";
import { demoTripTitle } from "#messages/demo";
import { demoBrief } from "~/planner/demo/demo-brief";
import { planDemo } from "~/planner/demo/demo-days";
import { DEMO_DAYS, DEMO_GOALS, SEASONS, prioritiesOf, type DemoWish } from "~/domain/demo/demo";
import { dayInSeason, seasonOfMonth } from "~/domain/demo/season-months";

const guide = aGuide();
const aWish = (over: Partial<DemoWish> = {}): DemoWish => ({
  destination: "Testville",
  season: "Spring",
  numDays: 3,
  tripGoals: [],
  ...over,
});

const wishes = fc.record({
  destination: fc.constantFrom("Testville", "Nowhere on Sea"),
  season: fc.constantFrom(...SEASONS),
  numDays: fc.integer({ min: DEMO_DAYS.min, max: DEMO_DAYS.max }),
  tripGoals: fc.subarray([...DEMO_GOALS]),
});

describe("a demo itinerary", () => {
  test("has every day asked for, each with a morning, an afternoon and an evening, whatever is asked", () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const days = planDemo(wish, wish.destination === "Testville" ? guide : null);
        expect(days.map(({ dayIndex }) => dayIndex)).toEqual(Array.from({ length: wish.numDays }, (_, i) => i + 1));
        for (const { summary, activities } of days) {
          expect(summary.length).toBeGreaterThan(5);
          expect(activities.map(({ time }) => time)).toEqual(["Morning", "Afternoon", "Evening"]);
          expect(activities.every(({ title, description }) => title.length > 2 && description.length > 20)).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  test("is the same each time it is asked for, and another one for another season or other goals", () => {
    expect(planDemo(aWish(), guide)).toEqual(planDemo(aWish(), guide));
    expect(planDemo(aWish(), guide)).not.toEqual(planDemo(aWish({ season: "Winter" }), guide));
    expect(planDemo(aWish(), guide)).not.toEqual(planDemo(aWish({ tripGoals: ["food"] }), guide));
  });

  test("names real places of a covered city, and says plainly that they are ideas elsewhere", () => {
    const titles = new Set(guide.places.map(({ name }) => name));
    const named = planDemo(aWish({ numDays: 2 }), guide).flatMap(({ activities }) => activities);
    expect(named.filter(({ title, verified }) => verified && titles.has(title)).length).toBeGreaterThanOrEqual(4);
    const ideas = planDemo(aWish({ destination: "Nowhere on Sea" }), null).flatMap(({ activities }) => activities);
    expect(ideas.some(({ verified }) => verified)).toBe(false);
  });

  test("says of the season what it asks of the day, each sentence once", () => {
    const words = (season: DemoWish["season"]) =>
      planDemo(aWish({ season, numDays: 10 }), guide)
        .flatMap(({ activities }) => activities.map(({ description }) => description))
        .join("\n");
    expect(words("Summer").match(/keep to the shade/g)).toHaveLength(1);
    expect(words("Winter").match(/out while it is light/g)).toHaveLength(1);
    expect(words("Winter")).not.toContain("shade");
  });
});

describe("a season", () => {
  test("is the other half of the year in the south", () => {
    expect(dayInSeason("Summer", 38)).toBe("2027-07-12");
    expect(dayInSeason("Summer", -33)).toBe("2027-01-12");
  });

  test("ties no day to a weekday, which nobody has chosen", () => {
    const stall = aPlace({
      name: "The Sunday Stalls",
      category: "market",
      anchor: true,
      about: "A flea market on Sundays only.",
    });
    const days = planDemo(aWish({ numDays: 7 }), { ...guide, places: [...guide.places, stall] });
    expect(JSON.stringify(days)).not.toMatch(/on a (Sunday|Monday)|It is (Sunday|Monday)|on Mondays/);
  });

  test("of a month is the one most travellers live in", () => {
    expect([12, 1, 3, 7, 11].map(seasonOfMonth)).toEqual(["Winter", "Winter", "Spring", "Summer", "Fall"]);
  });
});

test("goals are the priorities of a trip's intent, culture and history being one", () => {
  expect(prioritiesOf(["history", "food", "culture"])).toEqual([
    "Cultural Experiences & History",
    "Food & Culinary Adventures",
  ]);
});

test("a demo's brief carries the city under its own name, and its title is SPEC's", () => {
  expect(demoBrief(aWish({ destination: "  testville " }), guide).cityName).toBe("Testville");
  expect(demoTripTitle({ numDays: 3, destination: "Lisbon" })).toBe("3-Day Trip to Lisbon");
});
