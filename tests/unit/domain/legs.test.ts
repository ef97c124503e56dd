import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  coverDays,
  changeOn,
  destinationOf,
  legOn,
  legsFrom,
  legsOf,
  swappableDays,
  withinDays,
  type Leg,
} from "~/domain/trip/legs";
import { daysOfNights, nightsOf, nightsWithin } from "~/domain/trip/nights";

const aLeg = (city: string, fromDay: number, toDay: number): Leg => ({
  city,
  cityId: city.toLowerCase(),
  lat: 35,
  lng: 139,
  timeZone: "Asia/Tokyo",
  fromDay,
  toDay,
});

/** Twelve days, eleven nights. */
const JAPAN = [aLeg("Tokyo", 1, 5), aLeg("Kyoto", 6, 9), aLeg("Osaka", 10, 12)] as const;

const nights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 });
const days = fc.integer({ min: 1, max: 60 });
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

describe("a trip through several cities", () => {
  test("five nights, four and two are twelve days, and one changes city on the sixth and the tenth", () => {
    expect(daysOfNights([5, 4, 2])).toEqual(JAPAN.map(({ fromDay, toDay }) => ({ fromDay, toDay })));
    expect(nightsOf(JAPAN)).toEqual([5, 4, 2]);
    const changes = Array.from({ length: 12 }, (_, i) => i + 1).filter((day) => changeOn(JAPAN, day));
    expect(changes).toEqual([6, 10]);
    expect(changeOn(JAPAN, 6)).toEqual({ from: JAPAN[0], to: JAPAN[1] });
  });

  test("each day is in the city where one sleeps that night", () => {
    const cities = [1, 5, 6, 9, 10, 12].map((day) => legOn(JAPAN, day).city);
    expect(cities).toEqual(["Tokyo", "Tokyo", "Kyoto", "Kyoto", "Osaka", "Osaka"]);
  });

  test("nights make legs that cover every day, and the legs give the nights back", () => {
    fc.assert(
      fc.property(nights, (counts) => {
        const legs = daysOfNights(counts);
        expect(coverDays(legs, sum(counts) + 1)).toBe(true);
        expect(nightsOf(legs)).toEqual(counts);
      }),
    );
  });

  test("when the dates change, the nights add up again, and every city keeps at least one", () => {
    fc.assert(
      fc.property(nights, days, (counts, daysTotal) => {
        const fitted = nightsWithin(counts, daysTotal);
        expect(fitted).toHaveLength(counts.length);
        expect(Math.min(...fitted)).toBeGreaterThanOrEqual(1);
        expect(sum(fitted)).toBe(Math.max(counts.length, daysTotal - 1));
      }),
    );
  });

  test("what is gained goes to the last city, and what is lost is taken from the end", () => {
    expect(nightsWithin([5, 4, 2], 14)).toEqual([5, 4, 4]);
    expect(nightsWithin([5, 4, 2], 10)).toEqual([5, 3, 1]);
  });

  test("a planned trip that grows or shrinks keeps the city of each day that is left", () => {
    fc.assert(
      fc.property(nights, days, (counts, daysTotal) => {
        const legs = daysOfNights(counts).map((leg, i) => ({ ...leg, city: `City ${i}` }));
        const changed = withinDays(legs, daysTotal);
        expect(coverDays(changed, daysTotal)).toBe(true);
        const [first, ...rest] = changed;
        const [was, ...more] = legs;
        if (!first || !was) throw new Error("No legs.");
        for (let day = 1; day <= Math.min(daysTotal, sum(counts) + 1); day += 1)
          expect(legOn([first, ...rest], day).city).toBe(legOn([was, ...more], day).city);
      }),
    );
  });
});

describe("the destination in words", () => {
  test.each([
    [["Lisbon"], "Lisbon"],
    [["Paris, Texas"], "Paris, Texas"],
    [["Lisbon", "Porto"], "Lisbon and Porto"],
    [["Tokyo", "Kyoto", "Osaka"], "Tokyo, Kyoto and Osaka"],
    [["Tokyo", "Kyoto", "Tokyo"], "Tokyo and Kyoto"],
    [["Portland, Maine", "Boston"], "Portland and Boston"],
  ])("%j is %s", (cities, words) => {
    expect(destinationOf(cities.map((city) => ({ city })))).toBe(words);
  });
});

describe("legs as they were kept", () => {
  const lisbon = { city: "Lisbon", cityId: "lisbon", daysTotal: 4 };
  const whole = { city: "Lisbon", cityId: "lisbon", lat: null, lng: null, timeZone: null, fromDay: 1, toDay: 4 };

  test("a trip of an earlier version is in its city on all its days", () => {
    expect(legsOf(lisbon)).toEqual([whole]);
    expect(legsOf({ ...lisbon, legs: null })).toEqual([whole]);
    expect(legsOf({ ...lisbon, legs: [] })).toEqual([whole]);
  });

  test("legs are read as far as they make sense, and fit the trip's days", () => {
    expect(legsOf({ city: "Tokyo", daysTotal: 14, legs: JAPAN }).map(({ toDay }) => toDay)).toEqual([5, 9, 14]);
    expect(legsOf({ city: "Tokyo", daysTotal: 7, legs: JAPAN }).map(({ city }) => city)).toEqual(["Tokyo", "Kyoto"]);
    expect(legsFrom([aLeg("Tokyo", 1, 5), aLeg("Kyoto", 8, 9)])).toEqual([]);
    expect(legsFrom("Tokyo")).toEqual([]);
    expect(legsFrom([{ city: "Tokyo", fromDay: 1, toDay: 5, lat: "35" }])).toEqual([
      { city: "Tokyo", cityId: null, lat: null, lng: null, timeZone: null, fromDay: 1, toDay: 5 },
    ]);
  });

  test("whatever was stored, there are legs for every day", () => {
    fc.assert(
      fc.property(fc.jsonValue(), days, (stored, daysTotal) => {
        const legs = legsOf({ city: "Lisbon", daysTotal, legs: legsFrom(stored) });
        expect(coverDays(legs, daysTotal)).toBe(true);
      }),
    );
  });
});

test("days change places within their city, and those on which one changes cities keep theirs", () => {
  const trip = { city: "Tokyo", daysTotal: 12, legs: [...JAPAN] };
  expect(swappableDays(trip, 2)).toEqual([1, 3, 4, 5]);
  expect(swappableDays(trip, 6)).toEqual([]);
  expect(swappableDays(trip, 8)).toEqual([7, 9]);
  expect(swappableDays({ city: "Lisbon", daysTotal: 3 }, 1)).toEqual([2, 3]);
});
