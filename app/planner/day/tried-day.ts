import type { CityGuide } from "~/domain/place/place";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { DayConditions } from "../fit/day-conditions";
import { needsLight } from "../fit/needs-light";
import type { Preferences } from "../fit/preferences";
import type { DayFrame } from "../times/day-frame";
import { frameOf, type HoursReader } from "../times/day-on-clock";
import type { OpenHours, StopToTime } from "../times/stop-to-time";
import type { SunsetReader } from "../times/sunset";
import { mealsLost } from "../times/time-collisions";
import { scheduleOpen } from "../times/with-times";
import { type LineStop, toTime } from "./day-line";

/** What the days of a trip are filled by. */
export type Filling = {
  brief: TripBrief;
  guide: CityGuide;
  preferences: Preferences;
  conditions: readonly DayConditions[];
};

/** A day on the clock as it is tried out. */
export type TriedDay = {
  frame: DayFrame;
  hoursOf: (placeId: string) => OpenHours | null;
  /** Its stops with the times they would have. */
  tried: (line: readonly LineStop[]) => Tried[];
  loss: (line: readonly LineStop[]) => number;
  /** When the sun sets, minutes from midnight; null where nobody knows. */
  sunset: () => number | null;
};

/** It has no time on its day, or none at which its doors are open. */
export const NO_TIME = 10;
/** Of what one goes to see the sun set from: it is dark. */
const IN_THE_DARK = 3;
/** Of a dinner that begins two hours after the usual, and of an evening with children that is not over by their bedtime. */
const LATE = 2;
const TWO_HOURS = 120;
const LAST_ORDERS = 21 * 60 + 30;
const BEDTIME = 21 * 60;

/** `lightUntil`: when it is dark for what is seen outdoors, and is not for the evening; null for all else. */
export type Tried = StopToTime & { start: number | null; minutes: number; lightUntil?: number | null };

export const isShut = ({ hours, start, minutes }: Tried): boolean =>
  hours !== null && start !== null && !hours.some(([opens, closes]) => opens <= start && start + minutes <= closes);

export const isDark = ({ lightUntil = null, start }: Tried): boolean =>
  lightUntil !== null && start !== null && start > lightUntil;

export function lossAt(stop: Tried | undefined, { children, dinnerFrom }: DayFrame): number {
  if (!stop || stop.start === null || isShut(stop)) return NO_TIME;
  const { start, sunset, kind, part } = stop;
  const latest = Math.min(dinnerFrom + TWO_HOURS, LAST_ORDERS);
  if (part === "evening" && (children ? start + stop.minutes > BEDTIME : kind === "meal" && start > latest))
    return LATE;
  return isDark(stop) || (sunset !== null && start > sunset) ? IN_THE_DARK : 0;
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
  const tried = (line: readonly LineStop[]): Tried[] => {
    const asked = toTime(line, hoursOf, sunsetToday);
    const timed = scheduleOpen(asked, frame);
    return asked.map((stop, i) => ({ ...stop, start: null, minutes: 0, lightUntil: lightUntil(line[i]), ...timed[i] }));
  };
  return { frame, hoursOf, tried, loss: (line) => lossOf(tried(line), frame), sunset: sunsetToday };
}
