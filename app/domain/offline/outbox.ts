import { addDays, type CalendarDate } from "../dates/calendar-date";
import { beginningOf, dayAfterBegins, type DayReached, travellersDate, type TripClock } from "../live/day-begins";
import type { BlockName } from "../plan/block";
import { advance, comparePositions } from "../live/live-advance";
import type { Position } from "../live/live-position";
import type { Mood } from "../memories/reflection";

/** What a traveller did without a connection. Ids only need to differ; the server takes each command twice without harm. */
export type QueuedCompletion = {
  kind: "complete-block";
  id: string;
  dayIndex: number;
  blockName: BlockName;
  /** When it was done, in milliseconds since 1970; an earlier version did not note it. */
  at?: number | undefined;
};
export type QueuedReflection = { kind: "reflect"; id: string; dayIndex: number; moodTags: Mood[]; journalText: string };
/** A tick at a stop, or its taking back. */
export type QueuedTick = { kind: "tick-stop"; id: string; stopId: string; done: boolean };
export type QueuedCommand = QueuedCompletion | QueuedReflection | QueuedTick;

/** One traveller's commands for one trip: those still to be sent, in order, and the words that the server will not take, kept until the traveller lets go of them. */
export type Outbox = { waiting: readonly QueuedCommand[]; stranded: readonly QueuedReflection[] };

export const EMPTY_OUTBOX: Outbox = { waiting: [], stranded: [] };

export const isCompletion = (command: QueuedCommand): command is QueuedCompletion => command.kind === "complete-block";

/** Blocks and words build on one another and are sent in their order; a tick stands for itself. */
export const keepsOrder = (command: QueuedCommand): command is Exclude<QueuedCommand, QueuedTick> =>
  command.kind !== "tick-stop";

/** Tells one state of what is sent in order from another; ticks change nothing in it. */
export const idsInOrder = ({ waiting }: Outbox): string =>
  waiting
    .filter(keepsOrder)
    .map(({ id }) => id)
    .join(" ");

export const isReflection = (command: QueuedCommand): command is QueuedReflection => command.kind === "reflect";

/** Puts a command at the end. Later words on a day and a later tap on a stop replace the earlier ones, the same block is completed once. */
export function queueCommand({ waiting, stranded }: Outbox, command: QueuedCommand): Outbox {
  if (command.kind === "tick-stop") {
    const others = waiting.filter((known) => known.kind !== "tick-stop" || known.stopId !== command.stopId);
    return { waiting: [...others, command], stranded };
  }
  if (command.kind === "reflect") {
    const others = (commands: readonly QueuedCommand[]) =>
      commands.filter((known) => known.kind !== "reflect" || known.dayIndex !== command.dayIndex);
    return { waiting: [...others(waiting), command], stranded: others(stranded).filter(isReflection) };
  }
  const known = waiting.some(
    (queued) =>
      queued.kind === "complete-block" &&
      queued.dayIndex === command.dayIndex &&
      queued.blockName === command.blockName,
  );
  return known ? { waiting, stranded } : { waiting: [...waiting, command], stranded };
}

/**
 * When the day that the trip will have come to begins, once everything is sent: as the server told, or by when this device finished the day
 * before, on the clock of where that day ends.
 */
export function dayBeginsWithQueue(
  known: Omit<DayReached, "travelledOn">,
  waiting: readonly QueuedCommand[],
  { startDate, daysTotal }: { startDate: string; daysTotal: number },
  clockOn: (dayIndex: number) => TripClock,
): CalendarDate | null {
  const from = { dayIndex: known.currentDayIndex, block: known.currentBlock };
  const reached = positionWithQueue(from, waiting, daysTotal).dayIndex;
  const ended = waiting
    .filter(isCompletion)
    .find(({ dayIndex, blockName }) => dayIndex === reached - 1 && blockName === "evening");
  if (reached === from.dayIndex || ended === undefined) return known.dayBeginsOn;
  const { now, timeZone } = clockOn(ended.dayIndex);
  const clock = { now: new Date(ended.at ?? now), timeZone };
  const began = beginningOf(known, startDate);
  const elapsed = ended.dayIndex - from.dayIndex;
  return dayAfterBegins(began === null ? travellersDate(clock) : addDays(began, elapsed), clock);
}

/** Where the trip will stand once everything is sent, as far as this device knows. A block that is past by now moves nothing. */
export function positionWithQueue(position: Position, waiting: readonly QueuedCommand[], totalDays: number): Position {
  let at = position;
  for (const command of waiting) {
    if (
      command.kind === "complete-block" &&
      comparePositions({ dayIndex: command.dayIndex, block: command.blockName }, at) === 0
    )
      at = advance(at, totalDays);
  }
  return at;
}
