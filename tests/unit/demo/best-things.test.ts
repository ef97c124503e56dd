import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { aGuide, aPlace } from "#tests/unit/planner/guide-builder";
import type { BestThingsWish } from "~/domain/demo/best-thing";
import { BEST_THINGS, FEWEST_THINGS } from "~/domain/demo/best-thing";
import { bestThings } from "~/planner/demo/best-things";
import { BEST_THINGS_BUDGETS, BEST_THINGS_CATEGORIES } from "~/domain/demo/demo";
import type { CityGuide } from "~/domain/place/place";

const guide = aGuide(112);
const aWish = (over: Partial<BestThingsWish> = {}): BestThingsWish => ({
  destination: "Testville",
  category: "all",
  budget: "medium",
  ...over,
});
const placesOf = (wish: BestThingsWish, city: CityGuide = guide) =>
  bestThings(wish, city).map(({ name }) => city.places.find((place) => place.name === name));

test("there are some for every category and budget, each once and complete, with data and without", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BEST_THINGS_CATEGORIES),
      fc.constantFrom(...BEST_THINGS_BUDGETS.map(({ value }) => value)),
      fc.boolean(),
      (category, budget, covered) => {
        const things = bestThings(aWish({ category, budget }), covered ? guide : null);
        expect(things.length).toBeGreaterThanOrEqual(FEWEST_THINGS);
        expect(things.length).toBeLessThanOrEqual(BEST_THINGS);
        expect(new Set(things.map(({ name }) => name)).size).toBe(things.length);
        for (const { description, whyBest, emoji, category: shown, verified } of things) {
          expect(Math.min(description.length, whyBest.length)).toBeGreaterThan(10);
          expect(emoji).not.toBe("");
          expect(verified).toBe(covered);
          if (category !== "all") expect(shown).toBe(category);
        }
      },
    ),
  );
});

describe("the best things", () => {
  test("of a category are of that category", () => {
    for (const place of placesOf(aWish({ category: "nature" })))
      expect(
        ["park", "nature", "viewpoint"].includes(place?.category ?? "") || place?.interests.includes("nature"),
      ).toBe(true);
  });

  test("are tables, not stalls, where somebody would eat in luxury", () => {
    const isDear = (id: string) => {
      const city = loadCities().find((each) => each.id === id);
      if (!city) throw new Error(`${id} is not covered.`);
      const wish = aWish({ destination: city.name, category: "food", budget: "high" });
      return placesOf(wish, city)
        .slice(0, 3)
        .map((place) => (place?.price ?? 0) >= 2);
    };
    for (const id of ["lisbon", "paris", "marrakesh"]) expect(isDear(id), id).toEqual([true, true, true]);
  });

  test("on a small budget cost little, and on a large one may cost much", () => {
    expect(placesOf(aWish({ budget: "low" })).every((place) => (place?.price ?? 9) <= 1)).toBe(true);
    const spent = (budget: BestThingsWish["budget"]) =>
      placesOf(aWish({ budget })).reduce((sum, place) => sum + (place?.price ?? 0), 0);
    expect(spent("high")).toBeGreaterThan(spent("low"));
  });

  test("are of different kinds when any kind will do", () => {
    expect(new Set(placesOf(aWish()).map((place) => place?.category)).size).toBeGreaterThanOrEqual(4);
  });

  test("of a kind of which too few are known end with honest ideas", () => {
    const oneBar = { ...guide, places: [aPlace(), aPlace({ name: "The Bar", category: "nightlife" })] };
    const things = bestThings(aWish({ category: "nightlife" }), oneBar);
    expect(things[0]).toMatchObject({ name: "The Bar", verified: true });
    expect(things.slice(1).map(({ verified }) => verified)).toEqual([false, false, false, false]);
    expect(JSON.stringify(things)).not.toContain("no places for");
  });

  test("begin with what is of the category, before what is also good for it", () => {
    const city = {
      ...guide,
      places: [
        ...Array.from({ length: 8 }, (_, i) =>
          aPlace({ name: `Café Quarter ${i}`, category: "neighborhood", interests: ["local", "food"] }),
        ),
        aPlace({ name: "The Table", category: "food" }),
      ],
    };
    expect(bestThings(aWish({ category: "food" }), city)[0]?.name).toBe("The Table");
  });

  test("are the same each time they are asked for", () => {
    expect(bestThings(aWish(), guide)).toEqual(bestThings(aWish({ destination: " TESTVILLE " }), guide));
  });
});
