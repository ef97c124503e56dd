import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "#tests/fixtures/property-seed";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { freeTime, takenBy, takenParts } from "~/domain/trip/arrival";
import {
  citiesBeside,
  nextNights,
  nightsBeyond,
  nightsOf,
  nightsWithoutStay,
  sleepsAt,
  type Stay,
  stayProblems,
  staysWithin,
  wakesAt,
} from "~/domain/trip/stays";

const aStay = (name: string, fromDay: number, toDay: number): Stay => ({
  id: name,
  name,
  address: "",
  lat: null,
  lng: null,
  fromDay,
  toDay,
});

const TOKYO = aStay("Hotel in Tokyo", 1, 4);
const KYOTO = aStay("Ryokan in Kyoto", 4, 6);

describe("stays", () => {
  test("follow each other: one leaves and comes on the same day", () => {
    expect(stayProblems([TOKYO, KYOTO], 6)).toEqual([null, null]);
    expect([wakesAt([TOKYO, KYOTO], 4)?.name, sleepsAt([TOKYO, KYOTO], 4)?.name]).toEqual([TOKYO.name, KYOTO.name]);
    expect([wakesAt([TOKYO], 1), sleepsAt([TOKYO, KYOTO], 6)]).toEqual([null, null]);
    expect(nightsWithoutStay([TOKYO, KYOTO], 8)).toEqual([6, 7]);
  });

  test("share no night, have one at least, end with the trip and have a name", () => {
    expect(stayProblems([TOKYO, { ...KYOTO, fromDay: 3 }], 6)).toEqual([
      null,
      { code: "stays-overlap", name: TOKYO.name },
    ]);
    expect(stayProblems([{ ...TOKYO, toDay: 1 }], 6)).toEqual([{ code: "stay-without-night" }]);
    expect(stayProblems([KYOTO], 5)).toEqual([{ code: "stay-outside-trip", days: 5 }]);
    expect(stayProblems([{ ...TOKYO, name: " " }], 6)).toEqual([{ code: "no-stay-name" }]);
  });

  test("of a trip that became shorter keep their nights, and show those that the trip still has", () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 }),
        fc.integer({ min: 1, max: 60 }),
        (nights, daysTotal) => {
          let day = 1;
          const stays = nights.map((count) => aStay(`from ${day}`, day, (day += count)));
          const shown = staysWithin(stays, daysTotal);
          expect(stayProblems(shown, daysTotal).every((problem) => problem === null)).toBe(true);
          const beyond = stays.reduce((sum, stay) => sum + nightsBeyond(stay, daysTotal), 0);
          expect(shown.reduce((sum, stay) => sum + nightsOf(stay), 0) + beyond).toBe(day - 1);
          expect(staysWithin(stays, 60)).toEqual(stays);
        },
      ),
    ));
});

describe("arrival and departure", () => {
  const ends = { arrival: { time: "15:40", place: "Haneda" }, departure: { time: "13:00", place: "" }, daysTotal: 4 };

  test("take the parts of the first and the last day in which one is on the way", () => {
    expect(takenParts(1, ends)).toEqual(["morning", "afternoon"]);
    expect([2, 3].flatMap((day) => takenParts(day, ends))).toEqual([]);
    expect(takenParts(4, ends)).toEqual(["afternoon", "evening"]);
    expect(takenBy(4, "morning", { ...ends, departure: { time: "12:45", place: "" } })).toBe("departure");
    expect(freeTime(1, ends)).toEqual({ from: 17 * 60 + 10, until: 24 * 60 });
  });

  test("that come later take no less of the first day, and that leave later no more of the last", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 23 }), (one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map((hour) => ({
          time: `${String(hour).padStart(2, "0")}:30`,
          place: "",
        }));
        const taken = (arrival: typeof early, departure: typeof early) => [
          takenParts(1, { arrival: arrival ?? null, departure: null, daysTotal: 3 }).length,
          takenParts(3, { arrival: null, departure: departure ?? null, daysTotal: 3 }).length,
        ];
        const [arrivesEarly = 0, leavesLate = 0] = taken(early, late);
        const [arrivesLate = 0, leavesEarly = 0] = taken(late, early);
        expect(arrivesEarly).toBeLessThanOrEqual(arrivesLate);
        expect(leavesLate).toBeLessThanOrEqual(leavesEarly);
      }),
    ));

  test("that nobody named take nothing", () =>
    expect(
      BLOCK_NAMES.filter((part) => takenBy(1, part, { arrival: null, departure: null, daysTotal: 1 }) !== null),
    ).toEqual([]));
});

describe("the nights of a stay that is added", () => {
  const inTwo = (day: number): string => (day < 3 ? "Lisbon" : "Porto");
  const inOne = (): null => null;
  const stay = (fromDay: number, toDay: number) => ({ fromDay, toDay });

  test.each([
    ["all of a trip in one city", [], 5, inOne, stay(1, 5)],
    ["those in the first city", [], 5, inTwo, stay(1, 3)],
    ["those in the next", [stay(1, 3)], 5, inTwo, stay(3, 5)],
    ["those between two others", [stay(1, 2), stay(4, 6)], 6, inOne, stay(2, 4)],
    ["the last where all have one", [stay(1, 5)], 5, inOne, stay(4, 5)],
    ["one of a trip without any", [], 1, inOne, stay(1, 2)],
  ])("are %s", (_, stays, daysTotal, cityOf, nights) => {
    expect(nextNights(stays, daysTotal, cityOf)).toEqual(nights);
  });

  test("tell where else they would be", () => {
    expect(citiesBeside(stay(1, 5), inTwo)).toEqual(["Porto"]);
    expect(citiesBeside(stay(1, 3), inTwo)).toEqual([]);
    expect(citiesBeside(stay(1, 5), inOne)).toEqual([]);
  });
});
