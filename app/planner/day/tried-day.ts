import type { CityGuide, Place } from "~/domain/place/place";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { DayConditions } from "../fit/day-conditions";
import { needsLight } from "../fit/needs-light";
import type { Preferences } from "../fit/preferences";
import { type DayFrame, lastOrders } from "../times/day-frame";
import { frameOf, type HoursReader } from "../times/day-on-clock";
import type { OpenHours, StopToTime } from "../times/stop-to-time";
import type { SunsetReader } from "../times/sunset";
import { isEveningOut } from "../times/sunset-stops";
import { mealsLost } from "../times/time-collisions";
import { BEDTIME } from "../times/usual-times";
import { scheduleOpen } from "../times/schedule-day";
import { type LineStop, toTime } from "./day-line";

/** What the days of a trip are filled by. */
export type Filling = {
  brief: TripBrief;
  guide: CityGuide;
  preferences: Preferences;
  conditions: readonly DayConditions[];
  /** Those in town. */
  musts: readonly Place[];
};

/** A day on the clock as it is tried out. */
export type TriedDay = {
  frame: DayFrame;
  hoursOf: (placeId: string) => OpenHours | null;
  /** Its stops with the times they would have. */
  tried: (line: readonly LineStop[]) => readonly Tried[];
  loss: (line: readonly LineStop[]) => number;
  /** When the sun sets, minutes from midnight; null where nobody knows. */
  sunset: () => number | null;
};

/** It has no time on its day, or none at which its doors are open. */
export const NO_TIME = 10;
/** Of what one goes to see the sun set from: it is dark. */
const IN_THE_DARK = 3;
/** Of a lunch when others have had theirs, of a dinner that begins two hours after the usual, and of an evening with children that is not over by their bedtime. */
const LATE = 2;
const TWO_HOURS = 120;
/** Of a dinner for which one is hungry already: another order of the evening is better. */
const RATHER_LATE = 1.25;
const AN_HOUR_AND_A_QUARTER = 75;
const LATE_ANYWHERE = 21 * 60 + 30;
const BEFORE_LAST_ORDERS = 15;

/** `lightUntil`: when it is dark for what is seen outdoors, and is not for the evening; null for all else. */
export type Tried = StopToTime & { start: number | null; minutes: number; lightUntil?: number | null };

export const isShut = ({ hours, start, minutes, lastEntry }: Tried): boolean =>
  hours !== null &&
  start !== null &&
  !hours.some(([opens, closes]) => opens <= start && start <= closes - Math.max(minutes, lastEntry));

/** Whether half of the visit or more is in the dark, of what wants light. */
export const isDark = ({ lightUntil = null, start, minutes }: Tried): boolean =>
  lightUntil !== null && start !== null && start + minutes / 2 > lightUntil;

/** When people sit down to lunch at the latest: an hour later where dinner is late, too. */
const LUNCH_BY = 13 * 60 + 30;
const DINNER_IS_LATE = 20 * 60;

/** After this, lunch is late: one has gone hungry through the noon. */
export const lateForLunch = ({ dinnerFrom }: DayFrame): number => LUNCH_BY + (dinnerFrom >= DINNER_IS_LATE ? 60 : 0);

/** Whether children should be in bed before it is over. */
export const isPastBedtime = ({ part, start, minutes }: Tried): boolean =>
  part === "evening" && start !== null && start + minutes > BEDTIME;

export function lossAt(stop: Tried | undefined, frame: DayFrame): number {
  if (!stop || stop.start === null || isShut(stop)) return NO_TIME;
  const { start, sunset, kind, part } = stop;
  const { children, dinnerFrom } = frame;
  if (part === "afternoon" && kind === "meal" && start > lateForLunch(frame)) return LATE;
  const latest = Math.min(dinnerFrom + TWO_HOURS, lastOrders(frame) - BEFORE_LAST_ORDERS);
  if ((part === "evening" && kind === "meal" && start > latest) || (children && isPastBedtime(stop))) return LATE;
  const ratherLate = Math.min(dinnerFrom + AN_HOUR_AND_A_QUARTER, LATE_ANYWHERE);
  if (part === "evening" && kind === "meal" && !children && start > ratherLate) return RATHER_LATE;
  return isDark(stop) || (sunset !== null && start > sunset && !stop.isLit && !isEveningOut(stop)) ? IN_THE_DARK : 0;
}

export const lossOf = (stops: readonly Tried[], frame: DayFrame): number =>
  stops.reduce((sum, stop) => sum + lossAt(stop, frame), NO_TIME * mealsLost(stops, frame).length);

/** What days are tried out with: the usual hours of places, and when the sun sets. */
export type Readers = { hours: HoursReader; sunset: SunsetReader };

export function tryOut(dayIndex: number, { brief, preferences }: Filling, readers: Readers): TriedDay {
  const frame = frameOf(brief, preferences, dayIndex);
  const hoursOf = (placeId: string): OpenHours | null => readers.hours(placeId, dayIndex);
  let sunset: number | null | undefined;
  const sunsetToday = (): number | null => (sunset === undefined ? (sunset = readers.sunset(dayIndex)) : sunset);
  const lightUntil = (stop: LineStop | undefined): number | null => {
    if (stop?.choice.kind !== "place" || stop.role === "table" || !needsLight(stop.choice.place)) return null;
    return sunsetToday();
  };
  const onClock = (line: readonly LineStop[]): Outcome => {
    const asked = toTime(line, hoursOf, sunsetToday);
    const timed = scheduleOpen(asked, frame);
    const stops = asked.map((stop, i): Tried => {
      const { start = null, minutes = 0 } = timed[i] ?? {};
      return Object.assign(stop, { start, minutes, lightUntil: lightUntil(line[i]) });
    });
    return { stops, loss: lossOf(stops, frame) };
  };
  // The steps that fill a day ask for the same line again and again.
  const known = new Map<string, Outcome>();
  const outcome = (line: readonly LineStop[]): Outcome => {
    const key = keyOf(line);
    const before = known.get(key);
    if (before) return before;
    const found = onClock(line);
    known.set(key, found);
    return found;
  };
  return {
    frame,
    hoursOf,
    tried: (line) => outcome(line).stops,
    loss: (line) => outcome(line).loss,
    sunset: sunsetToday,
  };
}

/** What a line comes to on the clock of its day. */
type Outcome = { stops: readonly Tried[]; loss: number };

/** All of a line that its times depend on. */
const keyOf = (line: readonly LineStop[]): string =>
  line.reduce(
    (key, { part, role, choice, place }) =>
      `${key}${part} ${role} ${choice.kind} ${place ? place.id : choice.kind === "own" ? choice.title : ""}\n`,
    "",
  );
