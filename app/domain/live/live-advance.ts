import { BLOCK_NAMES, type BlockName } from "../plan/block";
import type { CalendarDate } from "../dates/calendar-date";
import { type LiveStatus, type Position, START_POSITION } from "./live-position";

/** Negative, zero or positive as `a` is lived before, at or after `b`. */
export const comparePositions = (a: Position, b: Position): number =>
  a.dayIndex - b.dayIndex || BLOCK_NAMES.indexOf(a.block) - BLOCK_NAMES.indexOf(b.block);

/** The next block; after the evening the next day's morning (SPEC section 4, live trip). */
export function following({ dayIndex, block }: Position): Position {
  const next = BLOCK_NAMES[BLOCK_NAMES.indexOf(block) + 1];
  return next ? { dayIndex, block: next } : { dayIndex: dayIndex + 1, block: "morning" };
}

/** The next block of a trip, and nothing beyond day N+1 morning. */
export const advance = (position: Position, totalDays: number): Position =>
  position.dayIndex > totalDays ? position : following(position);

/** What became of a wish to complete a block; only `advanced` changes the status, which carries the next version. */
export type Completion = { kind: "advanced" | "already-past" | "out-of-order" | "not-started"; status: LiveStatus };
/** What became of a wish to take the start back. */
export type StartTakenBack = { kind: "advanced" | "already-past" | "under-way"; status: LiveStatus };

const positionOf = (status: LiveStatus): Position => ({ dayIndex: status.currentDayIndex, block: status.currentBlock });

const movedTo = (status: LiveStatus, position: Position): LiveStatus => ({
  ...status,
  currentDayIndex: position.dayIndex,
  currentBlock: position.block,
  tripComplete: position.dayIndex > status.totalDays,
  version: status.version + 1,
});

/** Completes one block. A block already past leaves all as it is; one still ahead is refused (DESIGN section 3, small readings). */
export function completeBlock(
  status: LiveStatus,
  { dayIndex, blockName }: { dayIndex: number; blockName: BlockName },
): Completion {
  if (!status.startedTrip) return { kind: "not-started", status };
  const current = positionOf(status);
  const order = comparePositions({ dayIndex, block: blockName }, current);
  if (order < 0) return { kind: "already-past", status };
  if (order > 0 || dayIndex > status.totalDays) return { kind: "out-of-order", status };
  return { kind: "advanced", status: movedTo(status, advance(current, status.totalDays)) };
}

/** Completes what is left of a day: on to the next morning. */
export function completeDay(status: LiveStatus, dayIndex: number): Completion {
  if (!status.startedTrip) return { kind: "not-started", status };
  if (dayIndex < status.currentDayIndex) return { kind: "already-past", status };
  if (dayIndex > status.currentDayIndex || dayIndex > status.totalDays) return { kind: "out-of-order", status };
  return { kind: "advanced", status: movedTo(status, { dayIndex: dayIndex + 1, block: "morning" }) };
}

/** Begins the day that the trip has come to; `today` as travellers count it. A day that has begun already stays as it is. */
export function beginDay(status: LiveStatus, dayIndex: number, { hasBegun, today }: DayNews): Completion {
  if (!status.startedTrip) return { kind: "not-started", status };
  if (dayIndex < status.currentDayIndex) return { kind: "already-past", status };
  if (dayIndex > status.currentDayIndex || dayIndex > status.totalDays) return { kind: "out-of-order", status };
  if (hasBegun) return { kind: "already-past", status };
  return { kind: "advanced", status: { ...status, dayBeginsOn: today, version: status.version + 1 } };
}

type DayNews = { hasBegun: boolean; today: CalendarDate };

/** Whether the start can still be taken back: nothing of the trip has been completed. */
export const isStartOpen = ({ dayIndex, block }: Position): boolean =>
  comparePositions({ dayIndex, block }, START_POSITION) === 0;

/** Makes a trip that was started a planned one again. */
export function takeBackStart(status: LiveStatus): StartTakenBack {
  if (!status.startedTrip) return { kind: "already-past", status };
  if (!isStartOpen(positionOf(status))) return { kind: "under-way", status };
  return {
    kind: "advanced",
    status: { ...status, startedTrip: false, dayBeginsOn: null, version: status.version + 1 },
  };
}

/**
 * Where completing a block leads (SPEC section 4, live trip). After the last evening that is /tripcomplete, which offers the
 * last day's reflection first for as long as there is none (`reflectionToOffer`).
 */
export function screenAfterCompletion(
  before: Pick<LiveStatus, "currentDayIndex">,
  after: Pick<LiveStatus, "currentDayIndex" | "totalDays">,
): "/tripcomplete" | "/daylookback" | "/tripliveblock" {
  if (after.currentDayIndex > after.totalDays) return "/tripcomplete";
  return after.currentDayIndex > before.currentDayIndex ? "/daylookback" : "/tripliveblock";
}

/** The day that /daylookback looks back at, 0 while none is finished (SPEC section 4, live trip). */
export const lookbackDay = (
  currentDayIndex: number,
  daysTotal: number,
): { completedDay: number; isLastDay: boolean } => ({
  completedDay: Math.min(currentDayIndex - 1, daysTotal),
  isLastDay: currentDayIndex > daysTotal,
});
