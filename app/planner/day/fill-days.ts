import type { CityGuide, Place } from "~/domain/place/place";
import type { Point } from "~/domain/place/geo";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { wakesAt } from "~/domain/trip/stays";
import type { DayConditions } from "../fit/day-conditions";
import type { Preferences } from "../fit/preferences";
import { awayOn } from "../plan/away";
import { isTaken } from "../plan/taken";
import type { DayStops, Stop } from "../plan/stops";
import type { DayFrame } from "../times/day-frame";
import { frameOf } from "../times/day-on-clock";
import { hoursOfPlaces } from "../times/hours-of-places";
import { type SunsetReader, sunsetsOf } from "../times/sunset";
import { mealsLost } from "../times/time-collisions";
import { scheduleOpen } from "../times/with-times";
import { hopTo, kindOnLine, type LineStop, placeOf, pointsAround, toTime } from "./day-line";
import { smallStops } from "./small-stops";
import { type MealName, type Tables, tablesOf } from "./tables";

/** A day with all its stops in their order, and what its parts are about. */
export type FilledDay = { stops: DayStops; line: LineStop[] };

export type Filling = {
  brief: TripBrief;
  guide: CityGuide;
  preferences: Preferences;
  conditions: readonly DayConditions[];
};

/** A day on the clock as it is tried out. */
export type TriedDay = {
  dayIndex: number;
  frame: DayFrame;
  hoursOf: (placeId: string) => ReturnType<ReturnType<typeof hoursOfPlaces>>;
  /** Its stops with the times they would have. */
  tried: (line: readonly LineStop[]) => Tried[];
  loss: (line: readonly LineStop[]) => number;
};

/** It has no time on its day, or none at which its doors are open. */
const NO_TIME = 10;
/** Of what one goes to see the sun set from: it is dark. */
const IN_THE_DARK = 3;
/** Of a dinner that begins after nine. */
const LATE = 2;
const LATE_DINNER = 21 * 60;

type Tried = ReturnType<typeof toTime>[number] & { start: number | null; minutes: number };

const isShut = ({ hours, start, minutes }: Tried): boolean =>
  hours !== null && start !== null && !hours.some(([opens, closes]) => opens <= start && start + minutes <= closes);

function lossAt(stop: Tried | undefined): number {
  if (!stop || stop.start === null || isShut(stop)) return NO_TIME;
  const { start, sunset, kind, part } = stop;
  if (kind === "meal" && part === "evening" && start > LATE_DINNER) return LATE;
  return sunset !== null && start > sunset ? IN_THE_DARK : 0;
}

const lossOf = (stops: readonly Tried[], frame: DayFrame): number =>
  stops.reduce((sum, stop) => sum + lossAt(stop), NO_TIME * mealsLost(stops, frame).length);

function tryOut(dayIndex: number, { brief, preferences }: Filling, readers: Readers): TriedDay {
  const frame = frameOf(brief, preferences, dayIndex);
  const hoursOf = (placeId: string) => readers.hours(placeId, dayIndex);
  let sunset: number | null | undefined;
  const asked = (line: readonly LineStop[]) =>
    toTime(line, hoursOf, () => (sunset === undefined ? (sunset = readers.sunset(dayIndex)) : sunset));
  const tried = (line: readonly LineStop[]): Tried[] => {
    const wanted = asked(line);
    const timed = scheduleOpen(wanted, frame);
    return wanted.map((stop, i) => ({ ...stop, start: null, minutes: 0, ...timed[i] }));
  };
  return {
    dayIndex,
    frame,
    hoursOf,
    tried,
    loss: (line) => lossOf(tried(line), frame),
  };
}

type Readers = { hours: ReturnType<typeof hoursOfPlaces>; sunset: SunsetReader };

/** The stops that a day has before anything to eat is looked for. */
function lineOf(stops: DayStops, dayIndex: number, brief: TripBrief): LineStop[] {
  const away = awayOn(dayIndex, brief);
  return stops.flatMap(({ part, choice, secondStop }): LineStop[] => {
    if (away[part] || isTaken(brief, dayIndex, part)) return [];
    const lead: LineStop = { part, role: "lead", choice, place: placeOf(choice) };
    if (choice.kind !== "place" || choice.place.category === "food") return [lead];
    const along = choice.along?.length ? choice.along : secondStop ? [secondStop.place] : [];
    return [
      lead,
      ...along.map((place): LineStop => ({ part, role: "along", choice: { kind: "place", place }, place })),
    ];
  });
}

const MEAL_PART = { lunch: "afternoon", dinner: "evening" } as const;
/** Whoever comes later, or leaves earlier, eats on the way. */
const HERE_FOR: Record<MealName, { from: number; until: number }> = {
  lunch: { from: 12 * 60 + 30, until: 14 * 60 + 30 },
  dinner: { from: 20 * 60, until: 22 * 60 },
};

/** Whether what stands in a meal's part of the day is that meal already. */
function isEatenAt(line: readonly LineStop[], meal: MealName): boolean {
  return line.some((stop) => {
    if (stop.part !== MEAL_PART[meal] || kindOnLine(stop, line) !== "meal") return false;
    return stop.place?.meal?.for.includes(meal) ?? true;
  });
}

const isWanted = (meal: MealName, line: readonly LineStop[], { from, until }: DayFrame): boolean =>
  line.some(({ part }) => part === MEAL_PART[meal]) &&
  from <= HERE_FOR[meal].from &&
  until >= HERE_FOR[meal].until &&
  !isEatenAt(line, meal);

const tableAt = (meal: MealName, place: Place): LineStop => ({
  part: MEAL_PART[meal],
  role: "table",
  choice: { kind: "place", place },
  place,
});

/** A meal before the given position of a day. */
type Seat = { at: number; table: Place };

const withSeat = (line: readonly LineStop[], meal: MealName, { at, table }: Seat): LineStop[] => [
  ...line.slice(0, at),
  tableAt(meal, table),
  ...line.slice(at),
];

const BY_NIGHT = new Set<Place["category"]>(["performance", "nightlife", "food"]);
const goesLate = (place: Place | null): boolean => place !== null && BY_NIGHT.has(place.category);
const LIT = /\b(lights?|night|illuminat|lit)/i;
/** Another order than the usual one. */
const UNUSUAL = 1;

/** Whether an evening's place is seen before dinner, by what is left of the light. */
const isSeenFirst = (lead: Place | null, { children }: Preferences): boolean =>
  lead !== null && !children && !BY_NIGHT.has(lead.category) && !lead.tags.some((tag) => LIT.test(tag));

/** Where in the day a meal may stand, the usual place first. */
function positions(line: readonly LineStop[], meal: MealName, preferences: Preferences): number[] {
  const first = line.findIndex(({ part }) => part === MEAL_PART[meal]);
  const behind = line.findLastIndex(({ part }) => part === MEAL_PART[meal]) + 1;
  if (meal === "lunch") return line[first]?.choice.kind === "place" ? [first, first + 1] : [first];
  const lead = line[first]?.place ?? null;
  if (lead && BY_NIGHT.has(lead.category)) return [first, behind];
  // Whatever else opens at night comes after dinner.
  const late = line.findIndex(({ part, place }, i) => i > first && part === "evening" && goesLate(place));
  const after = late < 0 ? behind : late;
  return isSeenFirst(lead, preferences) ? [after, first] : [first, after];
}

type Around = { tables: Tables; day: TriedDay; preferences: Preferences; home: Point; ahead: Place | null };

/** The table for a meal, and where in the day it stands: with the least lost of the rest of the day. */
function seatFor(line: readonly LineStop[], meal: MealName, around: Around): Seat | null {
  const { tables, day, preferences, home, ahead } = around;
  let best: Seat | null = null;
  let least = Number.POSITIVE_INFINITY;
  const before = day.loss(line);
  for (const [rank, at] of positions(line, meal, preferences).entries()) {
    const { from, to } = pointsAround(line, at);
    const isOut = line[at - 1]?.choice.kind === "trip-continued";
    const near = isOut && meal === "dinner" ? null : from;
    const found = tables.find({
      meal,
      ...(near || to ? { from: near, to } : { from: home, to: null }),
      side: line[at]?.place?.side ?? line[at - 1]?.place?.side ?? null,
      hoursOf: day.hoursOf,
      ahead,
    });
    for (const table of found) {
      const tried = day.tried(withSeat(line, meal, { at, table }));
      const loss = lossOf(tried, day.frame);
      // A meal for which there is no time, or which costs another stop its own, is eaten wherever one is.
      if (loss >= before + NO_TIME || lossAt(tried[at]) >= NO_TIME || loss + rank * UNUSUAL >= least) continue;
      [best, least] = [{ at, table }, loss + rank * UNUSUAL];
      if (loss <= before) break;
    }
    if (least <= before) break;
  }
  return best;
}

/** What was only thought of beside another stop gives way where the day has no time for it. */
function withoutTheHindering(line: LineStop[], day: TriedDay): LineStop[] {
  let left = line;
  let loss = day.loss(left);
  for (const along of line.filter(({ role }) => role === "along").reverse()) {
    if (loss < NO_TIME) break;
    const less = left.filter((stop) => stop !== along);
    const then = day.loss(less);
    if (then < loss) [left, loss] = [less, then];
  }
  return left;
}

/** The days with a named lunch and dinner, near the way and open then, and with what else there is time for at a fast pace. */
export function fillDays(days: readonly DayStops[], filling: Filling): FilledDay[] {
  const { brief, guide, preferences, conditions } = filling;
  const readers: Readers = { hours: hoursOfPlaces(brief), sunset: sunsetsOf(brief, guide) };
  const taken = new Set<Place>(
    days.flatMap((stops) =>
      stops.flatMap(({ choice, secondStop, meal }) =>
        [placeOf(choice), ...(("along" in choice && choice.along) || []), secondStop?.place, meal?.place].filter(
          (place) => place !== null && place !== undefined,
        ),
      ),
    ),
  );
  const tables = tablesOf(guide, preferences, (place) => !taken.has(place));
  const lines = days.map((stops, i) => lineOf(stops, i + 1, brief));
  const small = smallStops(guide, preferences, taken);
  const isThin = isRunOut(days, preferences);
  return days.map((stops, i): FilledDay => {
    const day = tryOut(i + 1, filling, readers);
    const home = wakesAt(brief.stays ?? [], i + 1) ?? guide;
    let line = lines[i] ?? [];
    line = withoutTheHindering(line, day);
    for (const meal of ["lunch", "dinner"] as const) {
      const eaten = line.find((stop) => stop.part === MEAL_PART[meal] && stop.role === "lead" && isEatenAt(line, meal));
      if (eaten?.place) tables.take(eaten.place);
      if (isThin || !isWanted(meal, line, day.frame)) continue;
      const ahead = line.find((stop) => meal === "lunch" && stop.part === "evening" && stop.place?.meal)?.place ?? null;
      const seat = seatFor(line, meal, {
        tables,
        ahead,
        day,
        preferences,
        home: { lat: home.lat ?? guide.lat, lng: home.lng ?? guide.lng },
      });
      if (!seat) continue;
      line = withSeat(line, meal, seat);
      tables.take(seat.table);
      taken.add(seat.table);
    }
    line = inParts(small.added(withoutTheHindering(line, day), day, conditions[i]));
    const inLine = (stop: Stop): Stop => {
      const lead = line.findIndex(({ part, role }) => part === stop.part && role === "lead");
      const hasTable = line.some(({ part, role }) => part === stop.part && role === "table");
      const isThere = line.some(({ place, role }) => role === "along" && place === stop.secondStop?.place);
      const secondStop = isThere || placeOf(stop.choice)?.category === "food" ? stop.secondStop : null;
      return { ...stop, secondStop, hasTable, before: hopTo(line, lead) };
    };
    const [morning, afternoon, evening] = stops;
    return { stops: [inLine(morning), inLine(afternoon), inLine(evening)], line };
  });
}

/** A longer stay than most cities have places for. */
const LONG_STAY_DAYS = 7;
const RUN_OUT = 0.1;

/** Whether a slow stay has more days than its city has places: no table is then put beside the little that there is. */
const isRunOut = (days: readonly DayStops[], { pace }: Preferences): boolean =>
  pace === "slow" &&
  days.length > LONG_STAY_DAYS &&
  days.flat().filter(({ choice }) => choice.kind === "nothing").length > RUN_OUT * days.length * BLOCK_NAMES.length;

const inParts = (line: readonly LineStop[]): LineStop[] =>
  BLOCK_NAMES.flatMap((name) => line.filter(({ part }) => part === name));
