import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { timeAt } from "~/domain/plan/time-of-day";
import { MOBILITIES } from "~/domain/trip/trip-intent";
import { gettingAbout, USUAL_GETTING_ABOUT } from "~/domain/place/way-between";
import { PLACE_CATEGORIES } from "~/domain/place/place";
import type { DayFrame } from "~/planner/times/day-frame";
import { minutesBetween } from "~/planner/times/minutes-between";
import { scheduleDay } from "~/planner/times/schedule-day";
import type { StopToTime } from "~/planner/times/stop-to-time";
import { hoursToPlanBy } from "~/planner/times/planned-at";
import { timesFit, type LivedStop } from "../../../../quality/eval/judges/times-fit";

const CENTRE = { lat: 38.72, lng: -9.14 };
const north = (km: number) => ({ ...CENTRE, lat: CENTRE.lat + km / 111.195 });

const frame = (over: Partial<DayFrame> = {}): DayFrame => ({
  pace: "moderate",
  children: false,
  gettingAbout: USUAL_GETTING_ABOUT,
  from: 0,
  until: 24 * 60,
  wakesAt: null,
  centre: CENTRE,
  dinnerFrom: 19 * 60,
  waters: null,
  ...over,
});

const aStop = (title: string, part: StopToTime["part"], over: Partial<StopToTime> = {}): StopToTime => ({
  id: title,
  part,
  kind: "sight",
  title,
  point: CENTRE,
  category: null,
  isDayTrip: false,
  minutesOut: null,
  usual: 90,
  fixed: null,
  isBooked: false,
  kept: null,
  clocksForward: 0,
  hours: null,
  sunset: null,
  isLit: false,
  isWhole: false,
  lastEntry: 0,
  ...over,
});

const CASTLE = aStop("Castle", "morning");
const MUSEUM = aStop("Museum", "afternoon", { category: "museum" });
const VIEW = aStop("View", "evening", { category: "viewpoint", usual: 60 });
const DAY = [CASTLE, MUSEUM, VIEW];

/** "09:15+90" for each stop of the day. */
const scheduled = (stops: readonly StopToTime[], over: Partial<DayFrame> = {}): string[] =>
  scheduleDay(stops, frame(over)).map(({ start, minutes }) => (start === null ? "–" : `${timeAt(start)}+${minutes}`));

describe("a day on the clock", () => {
  test("begins early when fast and late when slow, with lunch kept free before the afternoon", () => {
    expect(scheduled(DAY, { pace: "fast" })).toEqual(["08:30+90", "12:50+90", "17:30+60"]);
    expect(scheduled(DAY, { pace: "moderate" })).toEqual(["09:15+90", "13:10+90", "17:30+60"]);
    expect(scheduled(DAY, { pace: "slow" })).toEqual(["10:30+90", "14:35+90", "17:30+60"]);
  });

  test("begins later rather than wait for the table of its lunch, but not for a market, a booking or closing doors", () => {
    const lunch = aStop("Inn", "afternoon", { kind: "meal", category: "food", usual: 60 });
    const begins = (over: Partial<StopToTime>, pace: DayFrame["pace"] = "moderate") =>
      scheduled([{ ...CASTLE, ...over }, lunch], { pace })[0];
    expect(begins({ usual: 60 })).toBe("10:00+60");
    expect(begins({ usual: 150 })).toBe("09:35+150");
    expect(begins({ usual: 180 })).toBe("09:15+180");
    expect(begins({ usual: 60, hours: [[540, 630]] })).toBe("09:30+60");
    expect(begins({ usual: 60, category: "market" })).toBe("09:15+60");
    expect(begins({ usual: 60, fixed: 555 })).toBe("09:15+60");
    expect(begins({ usual: 60 }, "fast")).toBe("08:30+60");
    expect(begins({ usual: 60 }, "slow")).toBe("11:00+60");
  });

  test("has dinner early enough for a curtain at half past seven, but not where all have theirs late", () => {
    const evening = [
      aStop("Inn", "evening", { kind: "meal", category: "food", usual: 75 }),
      aStop("Opera", "evening", { category: "performance", usual: 150 }),
    ];
    expect(scheduled(evening)).toEqual(["17:45+75", "19:30+150"]);
    expect(scheduled(evening, { dinnerFrom: 20 * 60 + 30 })).toEqual(["20:00+60", "21:30+150"]);
    const bar = aStop("Bar", "evening", { category: "nightlife", usual: 90 });
    expect(scheduled([...evening.slice(0, 1), bar])[0]).toBe("18:30+75");
  });

  test("shows what is made for the dark once the sun is down, after dinner, and before its doors close", () => {
    const dinner = aStop("Inn", "evening", { kind: "meal", category: "food", usual: 75 });
    const fountain = aStop("Fountain", "evening", { category: "landmark", usual: 45, isLit: true });
    const begins = (over: Partial<StopToTime>) => scheduled([dinner, { ...fountain, ...over }])[1];
    expect(begins({ sunset: 21 * 60 + 15 })).toBe("21:15+45");
    expect(begins({ sunset: 17 * 60 })).toBe("20:25+45");
    expect(begins({ sunset: 22 * 60 + 10 })).toBe("21:30+45");
    expect(begins({ sunset: 21 * 60 + 15, hours: [[10 * 60, 21 * 60]] })).toBe("20:25+35");
  });

  test("shares what a slow day has no stop for between both sides of its afternoon, while doors are open", () => {
    const afternoon = (over: Partial<StopToTime>) =>
      scheduled([CASTLE, { ...MUSEUM, ...over }, VIEW], { pace: "slow" })[1];
    expect(afternoon({ usual: 30 })).toBe("15:05+30");
    expect(afternoon({ usual: 210 })).toBe("13:35+210");
    expect(afternoon({ hours: [[600, 930]] })).toBe("14:00+90");
    expect(afternoon({ fixed: 13 * 60 + 40, isBooked: true })).toBe("13:40+90");
    expect(scheduled([CASTLE, MUSEUM], { pace: "slow" })[1]).toBe("15:15+90");
  });

  test("leaves a lunch that others sit down to its three quarters of an hour", () => {
    const table = (usual: number): StopToTime => aStop("Table", "afternoon", { kind: "meal", category: "food", usual });
    const shut: StopToTime = { ...MUSEUM, hours: [[600, 13 * 60 + 25]], usual: 60 };
    const lunch = (usual: number) => scheduled([{ ...CASTLE, usual: 165 }, table(usual), shut], { pace: "fast" })[1];
    expect(lunch(75)).toMatch(/\+(4[5-9]|[5-7]\d)$/);
    expect(lunch(30)).toMatch(/\+30$/);
  });

  test("leaves what one left town for three hours before lunch, or nearly, and is on the way back soon after it", () => {
    const half = (part: "morning" | "afternoon", minutesOut: number | null): StopToTime =>
      aStop(`Lagoon, ${part}`, part, { isDayTrip: true, usual: 360, minutesOut });
    const outing = (minutesOut: number | null) =>
      scheduled([half("morning", minutesOut), half("afternoon", minutesOut)])[1];
    expect(outing(60)).toMatch(/\+135$/);
    const far = { ...half("morning", 120), point: north(120) };
    const [palace] = scheduleDay([far, { ...half("afternoon", 120), point: north(120) }], frame());
    expect(palace?.minutes).toBeGreaterThanOrEqual(150);
    // A theme park at the end of the metro is stayed at.
    expect(outing(15)).toMatch(/\+240$/);
  });

  test("cuts short neither a boat nor a long menu, and a museum by half at most", () => {
    const market = aStop("Market", "afternoon", { hours: [[10 * 60, 16 * 60]], usual: 60 });
    const [cruise, hall] = [true, false].map((isWhole) =>
      scheduled([CASTLE, aStop("Harbour", "afternoon", { usual: 200, isWhole }), market]),
    );
    expect(cruise?.slice(1)).toEqual(["12:30+170", "15:30+30"]);
    expect(hall?.slice(1)).toEqual(["13:10+130", "15:30+30"]);
    const menu = aStop("Menu", "evening", { kind: "meal", category: "food", usual: 180 });
    const opera = aStop("Opera", "evening", { category: "performance", usual: 150, fixed: 20 * 60 });
    const [, , dinner] = scheduled([CASTLE, MUSEUM, menu, opera]);
    expect(dinner).not.toMatch(/\+(?:[1-9]\d|1[0-4]\d)$/);
  });

  test("gives up some of a long visit for what closes soon after it", () => {
    const gallery = { ...MUSEUM, usual: 180 };
    const market = aStop("Market", "afternoon", { hours: [[10 * 60, 16 * 60]], usual: 60 });
    const [, visit, last] = scheduled([CASTLE, gallery, market]);
    expect(visit).toBe("13:10+130");
    expect(last).toBe("15:30+30");
  });

  test("of an outing that is far begins earlier, comes back later, and has lunch out there", () => {
    const out = (km: number): StopToTime[] => {
      const over = { isDayTrip: true, point: north(km) };
      const tavern = aStop("Tavern", "evening", { kind: "meal", category: "food", usual: 75 });
      return [aStop("Bay", "morning", over), aStop("The bay", "afternoon", over), tavern];
    };
    const [near, far] = [scheduled(out(60)), scheduled(out(130))];
    expect(near).toEqual(["10:25+125", "13:40+220", "19:05+75"]);
    expect(far).toEqual(["10:00+150", "13:40+225", "20:20+75"]);
    // Doors in town that close before one is back cost the outing nothing.
    const closesEarly = aStop("Walls", "evening", { hours: [[10 * 60, 18 * 60]] });
    expect(scheduled([...out(130).slice(0, 2), closesEarly])).toEqual(["10:00+150", "13:40+225", "–"]);
  });

  test("of a theme park begins when its gates open, also when the day is taken slowly", () => {
    const park = { isDayTrip: true, point: north(20), category: "family" } as const;
    const day = [aStop("Park", "morning", park), aStop("The park", "afternoon", park)];
    expect(scheduled(day, { pace: "slow" })[0]).toMatch(/^09:30/);
    const known: StopToTime[] = day.map((stop) => ({ ...stop, hours: [[10 * 60, 20 * 60]] }));
    expect(scheduled(known)[0]).toMatch(/^10:00/);
    expect(scheduled(known, { pace: "slow" })[0]).toMatch(/^10:30/);
  });

  test("goes on by the clocks of the second zone after a way between two", () => {
    const train = { kind: "travel", kept: 140, fixed: 9 * 60 + 30 } as const;
    const toParis = aStop("Train", "morning", { ...train, clocksForward: 60 });
    expect(scheduled([toParis, MUSEUM])).toEqual(["09:30+140", "14:25+90"]);
    expect(scheduled([{ ...toParis, kept: 240 }, MUSEUM])).toEqual(["09:30+240", "15:35+90"]);
    const back = aStop("Train", "morning", { ...train, clocksForward: -60 });
    expect(scheduled([back, CASTLE])).toEqual(["09:30+140", "11:25+90"]);
    // What is on a later date by then has no time on this one.
    expect(scheduled([{ ...toParis, clocksForward: 19 * 60 }, VIEW])).toEqual(["09:30+140", "–"]);
  });

  test("leaves the time that the way takes, as these people get about", () => {
    const far = [CASTLE, { ...MUSEUM, point: north(1.2) }, { ...VIEW, point: north(1.2) }];
    expect(scheduled(far)[1]).toBe("13:30+90");
    expect(scheduled(far, { gettingAbout: gettingAbout(["Wheelchair Accessible - Need accessible routes"]) })[1]).toBe(
      "13:20+90",
    );
  });

  test("sets out a little earlier from a stay that is far from the first stop, and begins later where that is not enough", () => {
    expect(scheduled(DAY, { wakesAt: north(1.2) })[0]).toBe("09:15+90");
    expect(scheduled(DAY, { wakesAt: north(12) })[0]).toBe("09:35+90");
  });

  test("is at a gate before the last visitors are let in", () => {
    const tower = aStop("Tower", "afternoon", { usual: 60, lastEntry: 60, hours: [[600, 14 * 60 + 30]] });
    const long = { ...CASTLE, kept: 240 };
    expect(scheduled([long, { ...tower, lastEntry: 0 }])).toEqual(["09:15+240", "13:55+35"]);
    expect(scheduled([long, tower])).toEqual(["09:15+240", "13:25+60"]);
  });

  test("does not stand before a museum that is usually closed, and waits for hours that are known", () => {
    expect(scheduled([{ ...CASTLE, category: "museum" }], { pace: "fast" })).toEqual(["09:30+90"]);
    expect(scheduled([{ ...CASTLE, hours: [[600, 1020]] }], { pace: "fast" })).toEqual(["10:00+90"]);
    expect(scheduled([CASTLE, { ...MUSEUM, hours: [[600, 860]] }])).toEqual(["09:15+90", "13:10+70"]);
    expect(scheduled([CASTLE, { ...MUSEUM, hours: [] }])).toEqual(["09:15+90", "–"]);
  });

  test("has dinner after what is seen by light and before what begins at night", () => {
    expect(scheduled([CASTLE, MUSEUM, VIEW])[2]).toBe("17:30+60");
    expect(scheduled([CASTLE, MUSEUM, aStop("Opera", "evening", { category: "performance", usual: 150 })])[2]).toBe(
      "20:00+150",
    );
    const matinee = aStop("Opera", "evening", { category: "performance", usual: 60, hours: [[1120, 1200]] });
    expect(scheduled([CASTLE, MUSEUM, matinee])[2]).toMatch(/^19:00/);
    expect(scheduled([CASTLE, MUSEUM, aStop("Bar", "evening", { category: "nightlife", kind: "drink" })])[2]).toBe(
      "20:30+90",
    );
    expect(scheduled([CASTLE, MUSEUM, aStop("Tavern", "evening", { kind: "meal", usual: 45 })])[2]).toBe("19:00+60");
  });

  test("with children goes out first, eats last and is over by nine", () => {
    const show = aStop("Puppets", "evening", { category: "performance", usual: 120 });
    expect(scheduled([CASTLE, MUSEUM, show], { children: true })[2]).toBe("17:30+120");
  });

  test("gives an outing the whole day: out in the morning, lunch there, back before the evening", () => {
    const away = north(40);
    const outing = [
      aStop("Village", "morning", { isDayTrip: true, point: away, usual: 360 }),
      aStop("Village, the afternoon", "afternoon", { isDayTrip: true, point: away }),
      aStop("Tavern", "evening", { kind: "meal", usual: 90 }),
    ];
    expect(scheduled(outing)).toEqual(["10:00+150", "13:40+240", "19:00+90"]);
  });

  test("begins with the arrival and ends with the departure", () => {
    expect(scheduled([MUSEUM, VIEW], { from: 14 * 60 + 30 })).toEqual(["14:30+90", "17:30+60"]);
    expect(scheduled([CASTLE, MUSEUM], { until: 15 * 60 })).toEqual(["09:15+90", "13:10+90"]);
    expect(scheduled(DAY, { from: 17 * 60 })).toEqual(["–", "17:00+60", "18:10+60"]);
  });
});

describe("an evening", () => {
  const show = (over: Partial<StopToTime> = {}): StopToTime => {
    const opera = aStop("Opera", "evening", { kind: "event", category: "performance", usual: 150, ...over });
    return { ...opera, hours: hoursToPlanBy(opera) };
  };
  const dinner = aStop("Dinner", "evening", { kind: "meal", usual: 75 });
  const walk = aStop("Walk", "evening", { category: "neighborhood", usual: 60 });
  const bar = aStop("Bar", "evening", { kind: "drink", category: "nightlife", usual: 120 });

  test("has its show whole, and by half past eight where nobody knows when the curtain rises", () => {
    expect(scheduled([CASTLE, MUSEUM, dinner, show()])).toEqual(["09:15+90", "13:10+90", "17:45+75", "19:30+150"]);
    const late = aStop("Terrace", "evening", { category: "viewpoint", usual: 60, fixed: 20 * 60 });
    expect(scheduled([late, show()])).toEqual(["20:00+60", "–"]);
    expect(scheduled([late, show({ hours: [[21 * 60, 24 * 60]] })])).toEqual(["20:00+60", "21:30+150"]);
  });

  test("does not begin a sight after ten, but a bar: what is before it is a little shorter", () => {
    expect(scheduled([dinner, bar, walk])).toEqual(["18:30+75", "20:30+80", "22:00+60"]);
    const toTheEnd = { ...bar, kept: 120 };
    expect(scheduled([dinner, toTheEnd, { ...bar, id: "Club" }])).toEqual(["18:30+75", "20:30+120", "22:40+80"]);
  });

  test("ends at the table where people dine at nine, also after a show", () => {
    const atNine = { dinnerFrom: 21 * 60 };
    expect(scheduled([show(), dinner], atNine)).toEqual(["19:30+150", "22:10+65"]);
    expect(scheduled([show(), dinner])).toEqual(["19:30+150", "–"]);
  });
});

describe("a way to the next city", () => {
  const way = aStop("Way", "morning", { kind: "travel", usual: 140 });

  test("has its time before all that follows, and what then finds its doors closed has none", () => {
    const closesAtNoon = { ...CASTLE, hours: [[9 * 60, 12 * 60]] as const };
    expect(scheduled([way, closesAtNoon, MUSEUM])).toEqual(["09:15+140", "–", "13:35+90"]);
  });

  test("ends at the station, from where the bags are brought to where one stays", () => {
    const begins = (over: Partial<DayFrame>) =>
      scheduled(
        [
          { ...way, point: null, usual: 60 },
          { ...CASTLE, point: north(4) },
        ],
        over,
      )[1];
    expect([begins({}), begins({ centre: north(4) })]).toEqual(["11:10+90", "10:50+90"]);
  });

  test("has its time after a full morning, too", () => {
    const morning = ["Bridge", "Tower", "Square"].map((name) => aStop(name, "morning", { kept: 90 }));
    expect(scheduled([...morning, way, VIEW])).toEqual(["09:15+90", "11:40+90", "13:20+90", "15:00+140", "17:55+60"]);
  });
});

describe("what a booking or a person fixed", () => {
  test("stays where it is, and the planner's own lengths give way", () => {
    const lunch = aStop("Lunch", "afternoon", { kind: "meal", usual: 60, fixed: 12 * 60 });
    const long = { ...CASTLE, usual: 200 };
    expect(scheduled([long, lunch, MUSEUM])).toEqual(["09:15+160", "12:00+60", "13:10+90"]);
  });

  test("has nothing put upon it: what finds no room has no time", () => {
    const train = aStop("Train", "morning", { kind: "travel", fixed: 9 * 60 + 40, kept: 140 });
    expect(scheduled([CASTLE, train, MUSEUM])).toEqual(["–", "09:40+140", "13:35+90"]);
  });

  test("may be a length, which is never cut", () => {
    expect(scheduled([{ ...CASTLE, kept: 200 }, MUSEUM])).toEqual(["09:15+200", "13:45+90"]);
  });
});

const aDay = fc
  .array(
    fc.record({
      part: fc.constantFrom(...BLOCK_NAMES),
      kind: fc.constantFrom("sight" as const, "sight" as const, "meal" as const, "drink" as const, "event" as const),
      category: fc.option(fc.constantFrom(...PLACE_CATEGORIES)),
      usual: fc.option(fc.integer({ min: 3, max: 50 }).map((steps) => steps * 5)),
      km: fc.option(fc.double({ min: 0, max: 8, noNaN: true })),
      fixed: fc.option(fc.integer({ min: 6 * 60, max: 22 * 60 }), { freq: 5 }),
      kept: fc.option(fc.integer({ min: 10, max: 180 }), { freq: 6 }),
    }),
    { maxLength: 8 },
  )
  .map((stops) =>
    [...stops]
      .sort((a, b) => BLOCK_NAMES.indexOf(a.part) - BLOCK_NAMES.indexOf(b.part))
      .map(({ km, ...stop }, i) => aStop(`Stop ${i}`, stop.part, { ...stop, point: km === null ? null : north(km) })),
  );
const aFrame = fc
  .record({
    pace: fc.constantFrom("slow" as const, "moderate" as const, "fast" as const),
    children: fc.boolean(),
    mobility: fc.constantFrom(...MOBILITIES),
    from: fc.constantFrom(0, 0, 11 * 60, 17 * 60 + 10),
    until: fc.constantFrom(24 * 60, 24 * 60, 12 * 60, 18 * 60),
  })
  .map(({ mobility, ...rest }) => frame({ ...rest, gettingAbout: gettingAbout([mobility]) }));

describe("whatever the day", () => {
  test("what is fixed keeps its start and its length, and nothing else lies upon it, another, or the way between", () => {
    fc.assert(
      fc.property(aDay, aFrame, (stops, day) => {
        const timed = scheduleDay(stops, day);
        expect(timed.map(({ id }) => id)).toEqual(stops.map(({ id }) => id));
        const lived = stops.flatMap((stop, i) => {
          const { start = null, minutes = 0 } = timed[i] ?? {};
          if (stop.fixed !== null) expect(start).toBe(stop.fixed);
          if (stop.kept !== null) expect(minutes).toBe(stop.kept);
          expect(minutes).toBeGreaterThan(0);
          return start === null ? [] : [{ stop, start, end: start + minutes }];
        });
        lived.forEach(({ stop, start, end }, i) => {
          const before = lived[i - 1];
          if (stop.fixed !== null || !before) return;
          expect(start % 5).toBe(0);
          expect(start).toBeGreaterThanOrEqual(before.end + minutesBetween(before.stop, stop, day));
          expect(start).toBeGreaterThanOrEqual(day.from);
          expect(end).toBeLessThanOrEqual(day.until === 24 * 60 ? 25 * 60 : day.until);
        });
        lived.forEach(({ stop, start }, i) => {
          const before = lived[i - 1];
          if (stop.fixed === null || !before || before.stop.fixed !== null) return;
          expect(before.end + minutesBetween(before.stop, stop, day)).toBeLessThanOrEqual(start);
        });
      }),
      { numRuns: 300 },
    );
  });

  test("a day of at most two stops in each part fits, with time to eat", () => {
    const free = aDay.map((stops) =>
      BLOCK_NAMES.flatMap((part) => stops.filter((stop) => stop.part === part).slice(0, 2)).map((stop) => ({
        ...stop,
        fixed: null,
        kept: null,
        kind: stop.kind === "meal" ? ("sight" as const) : stop.kind,
        usual: Math.min(stop.usual ?? 90, stop.part === "evening" ? 75 : 105),
      })),
    );
    fc.assert(
      fc.property(free, aFrame, (stops, day) => {
        const calm = { ...day, from: 0, until: 24 * 60, children: false };
        const lived = scheduleDay(stops, calm).map(({ start, minutes }, i): LivedStop => {
          const { part = "morning", kind = "sight", title = "", point = null } = stops[i] ?? {};
          const time = start === null ? null : timeAt(start);
          return { dayIndex: 1, part, kind, title, placeId: null, point, start: time, minutes };
        });
        const passages = { arrival: null, departure: null };
        const trip = { days: 1, stops: lived, ...passages, dinesLate: false, ridesEarly: true, hours: () => null };
        expect(timesFit(trip)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
