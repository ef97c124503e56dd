import { expect, test } from "vitest";
import { isAtCounter } from "#db/places/at-counter.mjs";
import { loadCities } from "#db/places/load-cities";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { tablesOf } from "~/planner/day/tables";
import { preferencesOf } from "~/planner/fit/preferences";
import { aBrief, aGuide, aPlace } from "../guide-builder";

const food = { category: "food", tags: [] as string[] } as const;
const told = aPlace({ ...food, name: "Counter", tags: ["kaiseki", "counter"], fame: 2, minutes: 120 });
const counter = { ...told, meal: told.meal && { ...told.meal, atCounter: true as const } };
const table = aPlace({ ...food, name: "Table", minutes: 90 });

function dinnerFor(over: Partial<TripBrief>): string | undefined {
  const guide = { ...aGuide(0), places: [counter, table] };
  const tables = tablesOf(guide, preferencesOf(aBrief({ guide, ...over })), () => true);
  const [first] = tables.find({
    meal: "dinner",
    from: counter,
    to: null,
    side: null,
    hoursOf: () => null,
    ahead: [],
    weather: null,
    isFast: false,
  });
  return first?.place.name;
}

test("a counter is told by its tags and its sentence, and a hall of stalls is none", () => {
  expect(isAtCounter(told)).toBe(true);
  expect(isAtCounter({ ...table, about: "Elbows together on six stools, and the pan in sight." })).toBe(true);
  expect(
    isAtCounter({ ...table, about: "The city's long-standing grand dinner, with a takeaway counter next door." }),
  ).toBe(false);
  expect(isAtCounter(table)).toBe(false);
});

test("the data say of each place whether one eats at a counter", () => {
  const places = loadCities().flatMap((city) => city.places);
  const atCounters = places.filter(({ meal }) => meal?.atCounter);
  expect(atCounters.length).toBeGreaterThan(50);
  expect(atCounters).toEqual(places.filter(isAtCounter));
});

test("elders and children sit down at a table, others where it is best known", () => {
  expect(dinnerFor({ whoWith: ["spouse"] })).toBe("Counter");
  expect(dinnerFor({ whoWith: ["parents"] })).toBe("Table");
  expect(dinnerFor({ whoWith: ["spouse", "kids"] })).toBe("Table");
});
