import { describe, expect, test } from "vitest";
import type { Meal } from "~/domain/place/place";
import { cuisinesVary, mealsFor, mealsNamed, mealsWithin } from "../../../../quality/eval/sixty/meals-named";
import { aPlace } from "../../planner/guide-builder";
import { aPlannedTrip, at } from "./planned-builder";

const table = (name: string, cuisine: string, meals: Meal["for"], over = {}) =>
  aPlace({ name, category: "food", meal: { kind: "restaurant", for: meals, cuisine, diet: [] }, ...over });

const noodles = table("Noodle Bar", "ramen", ["lunch", "dinner"]);
const grill = table("Old Grill", "steak", ["dinner"], { price: 3, vegetarian: false });
const canteen = table("Canteen", "local", ["lunch"]);
const museum = aPlace({ name: "Tile Museum" });
const day = (...stops: ReturnType<typeof at>[]) => aPlannedTrip([{ stops }]);

describe("a meal is named", () => {
  test("by a stop at a place for it, at its time", () => {
    const good = day(at("12:30", canteen), at("19:30", grill));
    expect(mealsNamed(good, "lunch")).toMatchObject({ part: 1, whole: 1 });
    expect(mealsNamed(good, "dinner")).toMatchObject({ part: 1, whole: 1 });
  });

  test("by no place that is for another meal, no hour that is none, no sight, and no idea without a place", () => {
    expect(mealsNamed(day(at("19:30", canteen)), "dinner").part).toBe(0);
    expect(mealsNamed(day(at("16:30", noodles)), "lunch").part).toBe(0);
    expect(mealsNamed(day(at("12:30", museum)), "lunch").part).toBe(0);
    expect(mealsNamed(day(at("12:30", canteen, { kind: "sight" })), "lunch").part).toBe(0);
    expect(mealsNamed(day(at("12:30", canteen, { placeId: null })), "lunch").lacks).toEqual([
      "test: day 1 names no lunch",
    ]);
  });

  test("for lunch on an outing only where the data knows a table out there", () => {
    const castle = aPlace({ name: "Far Castle", dayTrip: true, lat: 39.9 });
    const inn = table("Castle Inn", "local", ["lunch"], { lat: 39.91 });
    const out = (guide: { places: (typeof castle)[] }) =>
      mealsNamed(aPlannedTrip([{ stops: [at("10:00", castle)] }], { guide }), "lunch", "where there are tables");
    expect(out({ places: [castle, canteen] })).toMatchObject({ whole: 0 });
    expect(out({ places: [castle, inn] })).toMatchObject({ part: 0, whole: 1 });
    expect(mealsNamed(day(at("10:00", castle)), "lunch")).toMatchObject({ part: 0, whole: 1 });
  });

  test("on whole days only: who arrives or leaves may eat on the way", () => {
    const brief = { arrival: { time: "15:00", place: "the airport" } };
    expect(mealsNamed(aPlannedTrip([{ stops: [] }, { stops: [] }], { brief }), "lunch")).toMatchObject({ whole: 1 });
  });
});

test("one cuisine twice running is caught, over night too", () => {
  const ramen = table("Ramen Alley", "Ramen", ["lunch"]);
  const again = aPlannedTrip([{ stops: [at("19:30", noodles)] }, { stops: [at("12:30", ramen)] }]);
  expect(cuisinesVary(again).lacks).toEqual(["test: ramen at Noodle Bar, then at Ramen Alley"]);
  expect(cuisinesVary(day(at("12:30", noodles), at("19:30", grill)))).toMatchObject({ part: 1, whole: 1 });
});

test("a dear table for a small purse, and a steak house for vegetarians, are caught", () => {
  expect(mealsWithin(day(at("19:30", grill)), 1).lacks).toEqual(["test: Old Grill is of price level 3"]);
  expect(mealsWithin(day(at("12:30", noodles)), 1)).toMatchObject({ part: 1, whole: 1 });
  expect(mealsFor(day(at("19:30", grill)), "vegetarian").part).toBe(0);
  const green = table("Green", "local", ["lunch"], {
    vegetarian: null,
    meal: { kind: "cafe", for: ["lunch"], cuisine: "local", diet: ["vegan"] },
  });
  expect(mealsFor(day(at("12:30", green)), "vegetarian").part).toBe(1);
});
