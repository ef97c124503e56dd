import { nextFiveMinutes, timeAt, type TimeOfDay } from "~/domain/plan/time-of-day";
import { type DayFrame, lastOrders } from "./day-frame";
import { minutesBetween } from "./minutes-between";
import type { StopToTime } from "./stop-to-time";
import { PARTS } from "./usual-times";

/** A stop with the times it has. */
export type StopOnClock = StopToTime & { start: number | null; minutes: number };

/** A time that would fit, for one of the two stops that collide. */
export type TimeProposal = { stopId: string; start: TimeOfDay };

/** What does not fit in the times of a day; the proposal is null where no better time is known. */
export type TimeCollision = { stopId: string; proposal: TimeProposal | null } & (
  | { code: "stops-overlap"; title: string; before: string }
  | { code: "out-of-order"; title: string; time: TimeOfDay; before: string }
  | { code: "too-far-up"; title: string; time: TimeOfDay; next: string }
  | { code: "way-too-short"; from: string; to: string; minutes: number }
  | { code: "before-arrival"; title: string; time: TimeOfDay }
  | { code: "after-departure"; title: string; time: TimeOfDay }
  | { code: "closed-then"; title: string; time: TimeOfDay; allDay: boolean }
  | { code: "no-time-left"; title: string }
);

/** A meal for which the day leaves no time. */
export type MealLost = { code: "no-time-for-meal"; meal: "lunch" | "dinner" };

type Placed = StopOnClock & { start: number };

const isPlaced = (stop: StopOnClock): stop is Placed => stop.start !== null;
/** On the clocks by then. */
const endOf = ({ start, minutes, clocksForward }: Placed): number => start + minutes + clocksForward;

/** Between which times a meal of each part of the day may be proposed to begin; for an evening, counted from when people there sit down to dinner. */
const LUNCH = [11 * 60 + 30, 15 * 60] as const;
const LAST_DINNER = 22 * 60;

function isMealTime({ kind, part }: StopToTime, start: number, { dinnerFrom }: DayFrame): boolean {
  if (kind !== "meal" || part === "morning") return true;
  const [earliest, latest] = part === "afternoon" ? LUNCH : [dinnerFrom - 60, LAST_DINNER];
  return earliest <= start && start <= latest;
}

/** The same part of the day still holds it, and the known hours. */
function fits(stop: StopToTime & { minutes: number }, start: number, frame: DayFrame): boolean {
  const { from, until } = frame;
  const { earliest, latest } = PARTS[stop.part];
  const isOpen = stop.hours?.some(([opens, closes]) => opens <= start && start + stop.minutes <= closes) ?? true;
  return (
    isOpen &&
    isMealTime(stop, start, frame) &&
    start >= Math.max(earliest, from) &&
    start <= latest &&
    start + stop.minutes <= until
  );
}

const proposal = (stop: StopOnClock, start: number, frame: DayFrame): TimeProposal | null =>
  !stop.isBooked && fits(stop, start, frame) ? { stopId: stop.id, start: timeAt(start) } : null;

/** Of two that collide the later one gives way, unless it is fixed and the earlier is not. */
function givingWay(before: Placed, stop: Placed, way: number, frame: DayFrame): TimeProposal | null {
  const later = (): TimeProposal | null => proposal(stop, nextFiveMinutes(endOf(before) + way), frame);
  const earlier = (): TimeProposal | null =>
    proposal(before, Math.floor((stop.start - way - before.minutes - before.clocksForward) / 5) * 5, frame);
  if (stop.fixed !== null && before.fixed === null) return earlier();
  return later() ?? (before.fixed === null ? earlier() : null);
}

function collision(before: Placed, stop: Placed, frame: DayFrame): TimeCollision | null {
  const way = minutesBetween(before, stop, frame);
  const found = { stopId: stop.id, proposal: givingWay(before, stop, way, frame) };
  const isAhead = endOf(stop) <= before.start + before.clocksForward;
  // What is fixed and was moved up among proposals is what is out of place, not the proposal beneath it.
  if (isAhead && before.fixed !== null && stop.fixed === null)
    return {
      code: "too-far-up",
      stopId: before.id,
      title: before.title,
      time: timeAt(before.start),
      next: stop.title,
      proposal: null,
    };
  if (isAhead)
    return { code: "out-of-order", title: stop.title, time: timeAt(stop.start), before: before.title, ...found };
  if (stop.start < endOf(before)) return { code: "stops-overlap", title: stop.title, before: before.title, ...found };
  // Where nobody knows a place the way to it may be short.
  if (!before.point || !stop.point || stop.start >= endOf(before) + way) return null;
  return { code: "way-too-short", from: before.title, to: stop.title, minutes: way, ...found };
}

/** A way and a check-in come as they are booked, whatever else the day has. */
const keepsToBounds = ({ kind }: StopOnClock): boolean => kind !== "travel" && kind !== "stay";

/** When a stop can begin once the company has arrived: after those before it that have to wait for the arrival as well. */
function freeFrom(stop: Placed, placed: readonly Placed[], frame: DayFrame): number {
  const waiting = placed.slice(0, placed.indexOf(stop)).filter((one) => keepsToBounds(one) && one.start < frame.from);
  return waiting.reduce((free, one, i) => {
    const next = waiting[i + 1] ?? stop;
    return nextFiveMinutes(free) + one.minutes + minutesBetween(one, next, frame);
  }, frame.from);
}

/** What a stop has against the bounds of its day and the hours of its place. */
function misfit(stop: Placed, placed: readonly Placed[], frame: DayFrame): TimeCollision | null {
  const { from, until } = frame;
  if (keepsToBounds(stop)) {
    const arrived = proposal(stop, nextFiveMinutes(freeFrom(stop, placed, frame)), frame);
    if (stop.start < from)
      return { code: "before-arrival", stopId: stop.id, title: stop.title, time: timeAt(from), proposal: arrived };
    const leaves = proposal(stop, Math.floor((until - stop.minutes) / 5) * 5, frame);
    if (endOf(stop) > until)
      return { code: "after-departure", stopId: stop.id, title: stop.title, time: timeAt(until), proposal: leaves };
  }
  if (stop.hours === null || stop.hours.some(([opens, closes]) => opens <= stop.start && endOf(stop) <= closes))
    return null;
  const open = stop.hours.map(([opens, closes]) =>
    proposal(stop, Math.min(Math.max(nextFiveMinutes(opens), stop.start), closes - stop.minutes), frame),
  );
  return {
    code: "closed-then",
    stopId: stop.id,
    title: stop.title,
    time: timeAt(stop.start),
    allDay: stop.hours.length === 0,
    proposal: open.find((time) => time !== null) ?? null,
  };
}

/** What collides in the times of a day, stop by stop in its order. Nothing is said of a day that has no times. */
export function timeCollisions(stops: readonly StopOnClock[], frame: DayFrame): TimeCollision[] {
  const placed = stops.filter(isPlaced);
  if (placed.length === 0) return [];
  return stops.flatMap((stop): TimeCollision[] => {
    if (!isPlaced(stop)) return [{ code: "no-time-left", stopId: stop.id, title: stop.title, proposal: null }];
    const before = placed[placed.indexOf(stop) - 1];
    const found = [misfit(stop, placed, frame), before ? collision(before, stop, frame) : null];
    return found.filter((one) => one !== null);
  });
}

type Meal = { name: MealLost["meal"]; from: number; until: number; least: number };
const mealsOf = (frame: DayFrame): Meal[] => [
  { name: "lunch", from: 11 * 60, until: 15 * 60 + 15, least: 30 },
  { name: "dinner", from: 17 * 60 + 30, until: Math.max(22 * 60 + 30, lastOrders(frame) + 60), least: 60 },
];

/** The meals for which the stops of a day, as they lie, leave no time. */
export function mealsLost(stops: readonly StopOnClock[], frame: DayFrame): MealLost[] {
  const placed = stops.filter(isPlaced).sort((a, b) => a.start - b.start);
  if (placed.length === 0) return [];
  return mealsOf(frame)
    .filter(({ from, until }) => frame.from + 60 <= until && from <= frame.until - 60)
    .flatMap((meal) => (isKept(meal, placed, frame) ? [] : [{ code: "no-time-for-meal" as const, meal: meal.name }]));
}

function isKept({ name, from, until, least }: Meal, placed: readonly Placed[], frame: DayFrame): boolean {
  const within = (start: number, end: number): number => Math.min(end, until) - Math.max(start, from);
  const staysOut = name === "dinner" && placed.some(({ isDayTrip, part }) => isDayTrip && part === "evening");
  const isEaten = placed.some((stop) => stop.kind === "meal" && within(stop.start, endOf(stop)) >= least);
  return (
    staysOut ||
    isEaten ||
    [null, ...placed].some((before, i) => {
      const next = placed[i] ?? null;
      const [start, end] = [before ? endOf(before) : frame.from, next?.start ?? frame.until];
      const way = before && next ? minutesBetween(before, next, frame) : 0;
      return Math.min(within(start, end), end - start - way) >= least;
    })
  );
}
