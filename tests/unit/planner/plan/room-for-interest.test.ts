import { describe, expect, test } from "vitest";
import type { Place } from "~/domain/place/place";
import type { Candidate } from "~/planner/fit/candidate";
import { preferencesOf } from "~/planner/fit/preferences";
import { tripsBesideInterest } from "~/planner/plan/room-for-interest";
import { aBrief, anIntent, aPlace } from "../guide-builder";

const forShopping = preferencesOf(aBrief({ intent: anIntent({ priorities: ["Shopping & Local Markets"] }) }));
const shops = (count: number): Candidate[] =>
  Array.from({ length: count }, (_, i) => ({
    place: aPlace({ name: `Arcade ${i}`, category: "shopping" }),
    x: 0,
    y: 0,
    must: false,
    fits: { morning: true, afternoon: true, evening: false },
    worth: new Float64Array(),
  }));
const out = (name: string, over: Partial<Place> = {}): Place =>
  aPlace({ name, category: "nature", dayTrip: true, ...over });
const gardens = out("Gardens");
const outlet = out("Outlet Village", { category: "shopping" });

describe("on three days for one thing", () => {
  test("an outing to something else stays at home where it would take the hours for that", () => {
    expect(tripsBesideInterest([gardens], 0, shops(6), 3, forShopping)).toEqual([]);
  });

  test("it is made where the town has no more for them than the days that are left can hold", () => {
    expect(tripsBesideInterest([gardens], 0, shops(3), 3, forShopping)).toEqual([gardens]);
  });

  test("it is made if it is for that, or was asked for", () => {
    expect(tripsBesideInterest([outlet], 0, shops(6), 3, forShopping)).toEqual([outlet]);
    expect(tripsBesideInterest([gardens], 1, shops(6), 3, forShopping)).toEqual([gardens]);
  });
});

test("who asked for nothing in particular goes wherever it is worth it", () => {
  expect(tripsBesideInterest([gardens, outlet], 0, shops(6), 3, preferencesOf(aBrief()))).toEqual([gardens, outlet]);
});
