import { describe, expect, test } from "vitest";
import {
  daysNeedlesslyRoundabout,
  daysRoundabout,
  shortestOfDay,
  wayByBest,
} from "../../../../quality/eval/sixty/day-ways";
import { neighboursApart, onAnothersWay } from "../../../../quality/eval/sixty/neighbours";
import { crossingMinutes, overWater } from "../../../../quality/eval/sixty/over-water";
import { aPlace } from "../../planner/guide-builder";
import { aPlannedTrip, at } from "./planned-builder";

const north = (name: string, hundredths: number, over = {}) =>
  aPlace({ name, lat: 38.72 + hundredths / 100, parts: ["morning", "afternoon", "evening"], ...over });

describe("the way of a day", () => {
  const [a, b, c] = [north("First", 0), north("Second", 1), north("Third", 2)];
  const trip = (...places: ReturnType<typeof aPlace>[]) =>
    aPlannedTrip([{ stops: places.map((place, i) => at(["09:30", "14:00", "20:00"][i] ?? "21:00", place)) }]);

  test("is measured by the best order of the same stops", () => {
    expect(daysRoundabout(trip(a, b, c))).toMatchObject({ part: 0, whole: 1 });
    const zigzag = wayByBest(trip(a, c, b));
    expect(zigzag.part / zigzag.whole).toBeCloseTo(1.5, 2);
    expect(daysRoundabout(trip(a, c, b)).lacks).toEqual(["test: day 1 leads 3.3 km instead of 2.2"]);
  });

  test("is not held against a meal, which has its time, nor against what is good at one time only", () => {
    const [table, club] = [north("Table", 2, { category: "food" }), north("Club", 1, { parts: ["evening"] })];
    expect(daysRoundabout(trip(a, table, b)).part).toBe(0);
    expect(daysRoundabout(trip(a, c, club)).part).toBe(0);
  });

  test("is found for as many stops as a full day has", () => {
    const line = [3, 0, 7, 1, 5, 2, 6, 4, 9, 8].map((i) => ({
      lat: 38.72 + i / 100,
      lng: -9.14,
      part: "morning" as const,
      parts: ["morning" as const],
      pinned: false,
    }));
    expect(shortestOfDay(line)).toBeCloseTo(9 * 1.112, 1);
  });
});

describe("the best order that can be lived", () => {
  const [a, c] = [north("First", 0, { minutes: 60 }), north("Third", 2, { minutes: 60 })];
  /** Goes past the one between, and back to it. */
  const backTo = (between: ReturnType<typeof aPlace>, last = "20:00") =>
    aPlannedTrip([{ stops: [at("09:30", a), at("14:00", c), at(last, between)] }], {
      brief: { startDate: "2027-05-03" },
    });
  const open = (from: number, until: number) => ({
    hours: {
      closedOnHolidays: false,
      periods: [{ months: [5], week: Array.from({ length: 7 }, (): [number, number][] => [[from * 60, until * 60]]) }],
    },
  });
  const between = (over = {}) => north("Second", 1, { minutes: 60, ...over });

  test("is asked for where nothing speaks against it", () => {
    expect(daysNeedlesslyRoundabout(backTo(between()))).toMatchObject({ part: 1, whole: 1 });
    expect(daysNeedlesslyRoundabout(backTo(between(open(8, 22)))).lacks).toEqual([
      "test: day 1 leads 3.3 km instead of 2.2",
    ]);
  });

  test("is none whose doors are shut", () => {
    const late = backTo(between(open(19, 22)));
    expect(daysRoundabout(late).part).toBe(1);
    expect(daysNeedlesslyRoundabout(late)).toMatchObject({ part: 0, whole: 1 });
  });

  test("is none that misses the sunset that one went to see; at any other hour a view is a stop like others", () => {
    const view = between({ tags: ["sunset"] });
    expect(daysRoundabout(backTo(view)).part).toBe(1);
    expect(daysNeedlesslyRoundabout(backTo(view)).part).toBe(0);
    expect(daysNeedlesslyRoundabout(backTo(view, "22:00")).part).toBe(1);
  });

  test("is none in which a meal is two hours late", () => {
    const stops = (minutes: number) => [
      at("10:00", north("Door", 0, { minutes: 30, parts: ["morning"] })),
      at("10:45", north("Gate", 2.2, { minutes: 30, parts: ["morning", "afternoon"] })),
      at("12:30", north("Table", 1.5, { category: "food", minutes: 60 })),
      at("14:00", north("Palace", 0.2, { minutes, parts: ["morning", "afternoon"] })),
    ];
    const plan = (minutes: number) => aPlannedTrip([{ stops: stops(minutes) }]);
    expect(daysRoundabout(plan(30)).part).toBe(1);
    expect(daysNeedlesslyRoundabout(plan(30)).part).toBe(1);
    expect(daysNeedlesslyRoundabout(plan(240)).part).toBe(0);
  });
});

describe("a way over water", () => {
  const waters = {
    sides: ["old town", "far bank", "island"],
    crossings: [
      { from: "old town", to: "far bank", by: "ferry" as const, minutes: 25 },
      { from: "far bank", to: "island", by: "bridge" as const, minutes: 10 },
    ],
  };
  const fort = aPlace({ name: "Fort", lat: 38.725, side: "far bank", minutes: 60 });
  const quay = aPlace({ name: "Quay", side: "old town", minutes: 60 });
  const plan = (start: string, note = "") =>
    aPlannedTrip([{ stops: [at("10:00", quay), at(start, fort, { note })] }], { guide: { waters } });

  test("takes as long as its crossings", () => {
    expect(crossingMinutes(waters.crossings, "old town", "island")).toBe(35);
    expect(crossingMinutes(waters.crossings, "island", "nowhere")).toBe(Infinity);
  });

  test("is caught where less is planned, or a short walk told", () => {
    expect(overWater(plan("11:10")).lacks[0]).toContain("10 minutes are planned");
    expect(overWater(plan("11:40", "Twenty minutes by ferry, then 12 minutes on foot.")).lacks[0]).toContain(
      "12 minutes",
    );
    const toldWrong = new Map([[plan("11:40").days[0]?.stops[0]?.id ?? "", { onFoot: true, minutes: 8 }]]);
    expect(overWater(plan("11:40"), toldWrong).lacks[0]).toContain("a walk of 8 minutes is told; crossing takes 25");
    expect(overWater(plan("11:40"))).toMatchObject({ part: 0, whole: 1 });
  });

  test("says nothing of ways on one side", () => {
    const gate = aPlace({ name: "Gate", lat: 38.725, side: "old town" });
    expect(
      overWater(aPlannedTrip([{ stops: [at("10:00", quay), at("11:16", gate)] }], { guide: { waters } })),
    ).toMatchObject({
      part: 0,
      whole: 0,
    });
  });
});

describe("neighbours", () => {
  const north = (km: number) => 38.72 + km / 111.195;
  const sight = (name: string, km: number) => aPlace({ name, lat: north(km) });
  const [castle, chapel, palace, garden] = [
    sight("Castle", 0),
    sight("Chapel", 0.2),
    sight("Palace", 4),
    sight("Garden", 4.2),
  ];
  const planned = (...days: (typeof castle)[][]) =>
    aPlannedTrip(days.map((places) => ({ stops: places.map((place, i) => at(`1${i}:00`, place)) })));

  test("on different days are caught, each with the other", () => {
    const bad = planned([castle, garden], [palace, chapel]);
    expect(neighboursApart(bad)).toMatchObject({ part: 2, whole: 2 });
    expect(neighboursApart(bad).lacks[0]).toContain("Castle on day 1, Chapel beside it on day 2");
    expect(onAnothersWay(bad)).toMatchObject({ part: 4, whole: 4 });
    expect(onAnothersWay(bad).lacks[0]).toContain("Castle on day 1 is 4.2 km from what else is seen then, 0.2");
  });

  test("on one day are right, and so is what lies far from everything", () => {
    const good = planned([castle, chapel], [palace, garden]);
    expect(neighboursApart(good)).toMatchObject({ part: 0, whole: 2 });
    expect(onAnothersWay(good)).toMatchObject({ part: 0, whole: 4 });
    expect(onAnothersWay(planned([castle, sight("Beach", 9)], [palace, garden])).lacks).toEqual([]);
  });
});
