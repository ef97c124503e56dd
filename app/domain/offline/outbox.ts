import type { BlockName } from "../plan/block";
import { advance, comparePositions } from "../live/live-advance";
import type { Position } from "../live/live-position";
import type { Mood } from "../memories/reflection";

/** What a traveller did without a connection. Ids only need to differ; the server takes each command twice without harm. */
export type QueuedCompletion = { kind: "complete-block"; id: string; dayIndex: number; blockName: BlockName };
export type QueuedReflection = { kind: "reflect"; id: string; dayIndex: number; moodTags: Mood[]; journalText: string };
export type QueuedCommand = QueuedCompletion | QueuedReflection;

/** One traveller's commands for one trip: those still to be sent, in order, and the words that the server will not take, kept until the traveller lets go of them. */
export type Outbox = { waiting: readonly QueuedCommand[]; stranded: readonly QueuedReflection[] };

export const EMPTY_OUTBOX: Outbox = { waiting: [], stranded: [] };

export const isReflection = (command: QueuedCommand): command is QueuedReflection => command.kind === "reflect";

/** Puts a command at the end. A later reflection on a day replaces the earlier one, the same block is completed once. */
export function queueCommand({ waiting, stranded }: Outbox, command: QueuedCommand): Outbox {
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
