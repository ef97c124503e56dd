import { expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import type { Place } from "~/domain/place/place";
import { preferencesOf } from "~/planner/fit/preferences";
import { bestNearby, bestOfLiked, mostLikedFirst } from "~/planner/plan/stops";
import { aBrief } from "../guide-builder";

const CITIES = ["tokyo", "venice", "cape-town"];
const WITHIN_KM = [0.5, 1.2, 4, 15];
const TESTS: readonly ((place: Place) => boolean)[] = [
  () => true,
  ({ category }) => category !== "food",
  ({ parts }) => parts.includes("evening"),
  ({ fame, ticketed }) => fame < 2 && !ticketed,
  ({ name }) => name.length % 3 === 0,
];

test.each(CITIES)("who looks often finds what is found by looking at all: %s", (id) => {
  const guide = loadCities().find((city) => city.id === id);
  if (!guide) throw new Error(`No ${id}.`);
  for (const whoWith of [["spouse"], ["kids"]] as const) {
    const preferences = preferencesOf(aBrief({ guide, whoWith: [...whoWith] }));
    const liked = mostLikedFirst(guide.places, preferences);
    for (const around of guide.places)
      for (const km of WITHIN_KM)
        for (const suits of TESTS) {
          const plain = bestNearby(around, guide.places, km, preferences, suits)?.place ?? null;
          expect(bestOfLiked(around, liked, km, () => true, suits)).toBe(plain);
          expect(bestOfLiked(around, liked, km, suits, () => true)).toBe(plain);
        }
  }
});
