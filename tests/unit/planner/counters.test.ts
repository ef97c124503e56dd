import { expect, test } from "vitest";
import { tablesOf } from "~/planner/day/tables";
import { preferencesOf } from "~/planner/fit/preferences";
import { isAtCounter } from "~/planner/fit/seating";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { aBrief, aGuide, aPlace } from "./guide-builder";

const food = { category: "food", tags: [] as string[] } as const;
const counter = aPlace({ ...food, name: "Counter", tags: ["kaiseki", "counter"], fame: 2, minutes: 120 });
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
  });
  return first?.name;
}

test("a counter is told by its tags and its sentence, and a hall of stalls is none", () => {
  expect(isAtCounter(counter)).toBe(true);
  expect(isAtCounter({ ...table, about: "Elbows together on six stools, and the pan in sight." })).toBe(true);
  expect(
    isAtCounter({ ...table, about: "The city's long-standing grand dinner, with a takeaway counter next door." }),
  ).toBe(false);
  expect(isAtCounter(table)).toBe(false);
});

test("elders and children sit down at a table, others where it is best known", () => {
  expect(dinnerFor({ whoWith: ["spouse"] })).toBe("Counter");
  expect(dinnerFor({ whoWith: ["parents"] })).toBe("Table");
  expect(dinnerFor({ whoWith: ["spouse", "kids"] })).toBe("Table");
});
