import { describe, expect, test } from "vitest";
import type { BlockName } from "~/domain/plan/block";
import {
  leastWay,
  type LivedStop,
  paceHeard,
  rhythmOf,
  timesFit,
  type TimedTrip,
} from "../../../quality/eval/judges/times-fit";

const CENTRE = { lat: 38.72, lng: -9.14 };
/** 1.11 km for each hundredth of a degree northwards. */
const north = (hundredths: number) => ({ ...CENTRE, lat: CENTRE.lat + hundredths / 100 });

const stop = (part: BlockName, start: string | null, minutes: number | null, over: Partial<LivedStop> = {}) =>
  ({
    dayIndex: 1,
    part,
    kind: "sight",
    title: `the ${part}`,
    placeId: part,
    point: CENTRE,
    start,
    minutes,
    ...over,
  }) satisfies LivedStop;

const CASTLE = stop("morning", "09:30", 120, { title: "Castle" });
const MUSEUM = stop("afternoon", "13:30", 120, { title: "Museum" });
const CONCERT = stop("evening", "20:00", 90, { title: "Concert" });

const aTrip = (over: Partial<TimedTrip> = {}): TimedTrip => ({
  days: 1,
  stops: [CASTLE, MUSEUM, CONCERT],
  arrival: null,
  departure: null,
  dinesLate: false,
  ridesEarly: false,
  hours: () => null,
  ...over,
});
const judged = (...stops: LivedStop[]): string[] => timesFit(aTrip({ stops }));

test("a sound day has nothing wrong with it", () => expect(timesFit(aTrip())).toEqual([]));

describe("the judge of times catches", () => {
  test("a stop without a start, with half a time, or without a length", () => {
    expect(judged({ ...CASTLE, start: null }, MUSEUM, CONCERT)).toEqual(["Castle has no time"]);
    expect(judged({ ...CASTLE, start: "9:30" }, MUSEUM, CONCERT)).toEqual(["Castle has no time"]);
    expect(judged({ ...CASTLE, minutes: null }, MUSEUM, CONCERT)).toEqual(["Castle has no time"]);
  });

  test("two stops at once, and a day told in the wrong order", () => {
    expect(judged({ ...CASTLE, minutes: 250 }, MUSEUM, CONCERT)).toContain(
      "Museum begins at 13:30, Castle ends at 13:40",
    );
    expect(judged(MUSEUM, CASTLE, CONCERT)).toContain("Castle begins at 9:30, Museum ends at 15:30");
  });

  test("a way for which there is no time", () => {
    const far = { ...MUSEUM, start: "11:35", point: north(1) };
    expect(judged(CASTLE, far, CONCERT)).toEqual([
      "Museum begins at 11:35, Castle ends at 11:30 and lies 21 minutes away",
    ]);
    expect(judged(CASTLE, { ...far, start: "11:55" }, { ...CONCERT, point: north(1) })).toEqual([]);
    const fiveMinutesAndAQuarter = { ...MUSEUM, start: "11:35", minutes: 90, point: north(0.254) };
    expect(judged(CASTLE, fiveMinutesAndAQuarter, CONCERT)).toEqual([]);
  });

  test("a stop before arrival and the way, and one after departure less the way", () => {
    const arrival = { time: "15:40", point: north(2) };
    expect(timesFit(aTrip({ stops: [CONCERT], arrival }))).toEqual([]);
    expect(timesFit(aTrip({ stops: [{ ...MUSEUM, start: "15:45" }, CONCERT], arrival }))).toEqual([
      "Museum begins at 15:45, they arrive at 15:40",
    ]);
    const departure = { time: "13:00", point: null };
    expect(timesFit(aTrip({ stops: [CASTLE], departure }))).toEqual([]);
    expect(timesFit(aTrip({ stops: [{ ...CASTLE, minutes: 190 }], departure }))).toEqual([
      "Castle ends at 12:40, they leave at 13:00",
    ]);
  });

  test("a place outside its known hours, and only known ones", () => {
    const hours = (placeId: string) => (placeId === "morning" ? ([[10 * 60, 18 * 60]] as const) : null);
    expect(timesFit(aTrip({ hours }))).toEqual(["Castle is closed at some time from 9:30 to 11:30"]);
  });

  test("a day without lunch or without dinner", () => {
    const noLunch = { ...CASTLE, start: "10:30", minutes: 330 };
    expect(judged(noLunch, { ...MUSEUM, start: "16:00", minutes: 60 }, CONCERT)).toEqual([
      "day 1 leaves 0 minutes for lunch",
    ]);
    const allEvening = { ...CONCERT, start: "17:30", minutes: 270 };
    expect(judged(CASTLE, MUSEUM, allEvening)).toEqual(["day 1 leaves 30 minutes for dinner"]);
    const inSpain = { dinesLate: true };
    expect(timesFit(aTrip({ stops: [CASTLE, MUSEUM, allEvening], ...inSpain }))).toEqual([]);
    const untilLate = { ...allEvening, minutes: 340 };
    expect(timesFit(aTrip({ stops: [CASTLE, MUSEUM, untilLate], ...inSpain }))).toEqual([
      "day 1 leaves 30 minutes for dinner",
    ]);
  });

  test("a lunch that the way eats up", () => {
    const across = { ...MUSEUM, start: "15:10", minutes: 90, point: north(1.4) };
    expect(judged({ ...CASTLE, start: "10:40", minutes: 220 }, across, { ...CONCERT, point: north(1.4) })).toEqual([
      "day 1 leaves 21 minutes for lunch",
    ]);
  });

  test("no lack where a meal is a stop, or where they are not there to eat", () => {
    const lunch = stop("afternoon", "12:30", 45, { kind: "meal" });
    expect(judged({ ...CASTLE, minutes: 180 }, lunch, { ...MUSEUM, start: "13:15", minutes: 150 }, CONCERT)).toEqual(
      [],
    );
    const arrival = { time: "19:00", point: null };
    expect(timesFit(aTrip({ stops: [{ ...CONCERT, start: "20:00", minutes: 150 }], arrival }))).toEqual([]);
  });

  test("a stop of the evening in the afternoon", () =>
    expect(judged(CASTLE, { ...MUSEUM, minutes: 60 }, { ...CONCERT, start: "15:00" })).toEqual([
      "Concert is of the evening and begins at 15:00",
    ]));
});

describe("the judge of pace catches", () => {
  const fast = rhythmOf([{ ...CASTLE, start: "08:30" }, stop("morning", "11:00", 45), MUSEUM, CONCERT]);
  test("slow days that begin as early as fast ones, or hold more", () => {
    expect(fast).toEqual({ days: 1, begins: 8 * 60 + 30, stops: 4 });
    expect(paceHeard(rhythmOf([{ ...CASTLE, start: "10:00" }, MUSEUM, CONCERT]), fast)).toEqual([]);
    expect(paceHeard(rhythmOf([{ ...CASTLE, start: "08:45" }, MUSEUM, CONCERT]), fast)).toEqual([
      "slow days begin at 8:45, fast ones at 8:30",
    ]);
    expect(paceHeard(rhythmOf([{ ...CASTLE, start: "10:00" }, MUSEUM, MUSEUM, MUSEUM, CONCERT]), fast)).toEqual([
      "slow days hold 5.0 stops, fast ones 4.0",
    ]);
  });

  test("but not where a long stay has run out of places", () => {
    const daysOf = (pace: { begins: number; stops: number }, days: number) => ({
      days,
      begins: pace.begins * days,
      stops: pace.stops * days,
    });
    const [slow, full] = [
      { begins: 630, stops: 3 },
      { begins: 540, stops: 2.9 },
    ];
    expect(paceHeard(daysOf(slow, 14), daysOf(full, 14))).toEqual([]);
    expect(paceHeard(daysOf(slow, 7), daysOf(full, 7))).toEqual(["slow days hold 3.0 stops, fast ones 2.9"]);
  });
});

test("a way is walked at 4.2 km/h and longer than the crow flies; far ways are ridden, and so are short ones by those who would rather", () => {
  expect(leastWay(CENTRE, north(1), false)).toBeCloseTo(20.65, 1);
  expect(leastWay(CENTRE, north(3), false)).toBeLessThan(20);
  expect(leastWay(CENTRE, north(1), true)).toBeLessThan(leastWay(CENTRE, north(1), false));
});
