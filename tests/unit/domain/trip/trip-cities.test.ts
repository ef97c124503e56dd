import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "#tests/fixtures/property-seed";
import { takeOverDays, openDocument, addDay, readPlan, planDay } from "~/contracts/room/itinerary-document";
import { changeStop, readStops } from "~/contracts/room/stop-document";
import { someDays } from "#tests/fixtures/days";
import { dayOf } from "~/domain/plan/day-of-stops";
import { isFixed, isPlanned } from "~/domain/plan/planned-days";
import type { Stop } from "~/domain/plan/stop";
import { coverDays, legOn } from "~/domain/trip/legs";
import { daysOfNights } from "~/domain/trip/nights";
import { type CityDays, daysTakenOver, firstDayElsewhere, joinedCities } from "~/domain/trip/trip-cities";

/** "Tokyo 3, Kyoto 2": cities with their nights. */
const way = (text: string): CityDays[] => {
  const cities = text.split(", ").map((each) => each.split(" "));
  const days = daysOfNights(cities.map(([, nights]) => Number(nights)));
  return cities.map(([city = ""], i) => ({ city, ...(days[i] ?? { fromDay: 1, toDay: 1 }) }));
};

const anyWay = fc
  .array(fc.tuple(fc.constantFrom("Tokyo", "Kyoto", "Osaka", "Nara"), fc.integer({ min: 1, max: 4 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((cities) => joinedCities(way(cities.map(([city, nights]) => `${city} ${nights}`).join(", "))));

const lengthOf = (cities: readonly CityDays[]): number => cities.at(-1)?.toDay ?? 0;
const cityOn = ([first, ...rest]: readonly CityDays[], day: number): string =>
  first ? legOn([first, ...rest], day).city : "";

describe("days go along with their city", () => {
  test("when one stays longer in the one before", () =>
    expect(daysTakenOver(way("Tokyo 3, Kyoto 2"), way("Tokyo 4, Kyoto 2"))).toEqual([1, 2, 3, null, 4, 5, 6]));

  test("when the order turns round", () =>
    expect(daysTakenOver(way("Tokyo 2, Kyoto 2"), way("Kyoto 2, Tokyo 2"))).toEqual([3, 4, 1, 2, null].slice(0, 5)));

  test("when one is left out, and when one comes between", () => {
    expect(daysTakenOver(way("Tokyo 2, Nara 1, Kyoto 1"), way("Tokyo 2, Kyoto 1"))).toEqual([1, 2, 4, 5]);
    expect(daysTakenOver(way("Tokyo 2, Kyoto 1"), way("Tokyo 2, Nara 1, Kyoto 1"))).toEqual([1, 2, null, 3, 4]);
  });

  test("one comes back to a city with the days of the second time", () =>
    expect(daysTakenOver(way("Tokyo 2, Kyoto 2, Tokyo 1"), way("Tokyo 1, Kyoto 2, Tokyo 2"))).toEqual([
      1, 3, 4, 5, 6, 2,
    ]));

  test("each day takes over at most one, of its own city, and every day has its place", () =>
    fc.assert(
      fc.property(anyWay, anyWay, (before, after) => {
        const takenOver = daysTakenOver(before, after);
        expect(coverDays(after, takenOver.length)).toBe(true);
        const days = takenOver.filter((day) => day !== null);
        expect(new Set(days).size).toBe(days.length);
        takenOver.forEach((day, i) => day !== null && expect(cityOn(before, day)).toBe(cityOn(after, i + 1)));
      }),
    ));

  test("what is behind a trip under way stays where it is", () =>
    fc.assert(
      fc.property(anyWay, anyWay, fc.integer({ min: 1, max: 20 }), (before, after, position) => {
        const last = Math.min(position, lengthOf(before), lengthOf(after));
        fc.pre(firstDayElsewhere(before, after, last) === null);
        const expected = Array.from({ length: last }, (_, i) => i + 1);
        const sameLegs = before.filter(({ fromDay }) => fromDay <= last).map(({ fromDay }) => fromDay);
        fc.pre(after.filter(({ fromDay }) => fromDay <= last).every(({ fromDay }, i) => fromDay === sameLegs[i]));
        expect(daysTakenOver(before, after).slice(0, last)).toEqual(expected);
      }),
    ));
});

const wordsOf = ({ id, title, booking, locked }: Stop) => ({ id, title, booking, locked });
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

test("whatever cities a plan changes to, no stop is lost, what is fixed keeps its date, and all days up to the last are there", () =>
  fc.assert(
    fc.property(
      fc.array(anyWay, { minLength: 2, maxLength: 4 }),
      fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 8 }),
      ([first, ...changes], fixed) => {
        if (!first) return;
        const document = openDocument(null);
        for (const day of someDays(lengthOf(first))) addDay(document, day);
        const ids = readStops(document).map(({ id }) => id);
        for (const at of fixed) changeStop(document, ids[at % ids.length] ?? "", { locked: true });
        const before = readStops(document).map(wordsOf).sort(byId);
        let cities = first;
        for (const after of changes) {
          const dates = new Map(readStops(document).map((stop) => [stop.id, stop.at]));
          takeOverDays(document, daysTakenOver(cities, after));
          const { days, shelf } = readPlan(document);
          expect([...days.flatMap(({ stops }) => stops), ...shelf].map(wordsOf).sort(byId)).toEqual(before);
          expect(days.map(({ dayIndex }) => dayIndex)).toEqual(days.map((_, i) => i + 1));
          expect(days.length).toBeLessThanOrEqual(lengthOf(after));
          for (const { id, at } of readStops(document).filter(isFixed))
            expect(at).toEqual((dates.get(id)?.day ?? 99) <= lengthOf(after) ? dates.get(id) : null);
          cities = after;
        }
      },
    ),
  ));

test("a day that waits is planned around what is fixed on it, and then it is planned", () => {
  const document = openDocument(null);
  for (const day of someDays(2)) addDay(document, day);
  const evening = readPlan(document).days[1]?.stops.find(({ at }) => at.part === "evening");
  if (!evening) throw new Error("The day has no evening.");
  changeStop(document, evening.id, { locked: true });
  takeOverDays(document, [1, null]);
  const [, waiting] = readPlan(document).days;
  expect(waiting && isPlanned(waiting)).toBe(false);
  expect(waiting?.stops.map(({ id }) => id)).toEqual([evening.id]);
  const [, anew] = someDays(2);
  if (!anew) throw new Error("There is no second day.");
  planDay(
    document,
    dayOf(
      { dayIndex: 2, summary: "A new day" },
      anew.stops.map((stop) => ({ ...stop, title: `New ${stop.title}` })),
    ),
  );
  const [, planned] = readPlan(document).days;
  expect(planned && isPlanned(planned)).toBe(true);
  expect(planned?.stops.map(({ title }) => title.startsWith("New"))).toEqual([true, true, false]);
  expect(planned?.stops.at(-1)?.id).toBe(evening.id);
});

test("a way between two cities is planned also where something stands in the morning of its day", () => {
  const document = openDocument(null);
  const [first] = someDays(1);
  const [morning] = first?.stops ?? [];
  if (!first || !morning) throw new Error("The day has no morning.");
  addDay(document, dayOf({ dayIndex: 1, summary: "" }, [morning]));
  const way = { ...morning, id: "1-morning-way", kind: "travel" as const, at: { ...morning.at, order: "Zz" } };
  planDay(document, dayOf({ dayIndex: 1, summary: "A day" }, [way, { ...morning, id: "1-morning-more" }]));
  expect(readPlan(document).days[0]?.stops.map(({ id }) => id)).toEqual([way.id, morning.id]);
});
