import type { QueuedCommand } from "../offline/outbox";

/** That a companion has been at a stop. Each ticks for themselves; everybody on the trip sees it. */
export type Tick = { stopId: string; userId: string };

const isOf = ({ stopId, userId }: Tick, other: Tick): boolean => stopId === other.stopId && userId === other.userId;

/** The ticks after somebody set or took back one of theirs. The very same list when nothing differs. */
export function withTick<Ticks extends readonly Tick[]>(ticks: Ticks, tick: Tick, done: boolean): Ticks | Tick[] {
  if (ticks.some((known) => isOf(known, tick)) === done) return ticks;
  return done ? [...ticks, tick] : ticks.filter((known) => !isOf(known, tick));
}

/** The ticks as they will be once everything that one did without a connection is sent. */
export const ticksWithQueue = (
  ticks: readonly Tick[],
  waiting: readonly QueuedCommand[],
  userId: string,
): readonly Tick[] =>
  waiting.reduce(
    (known, command) =>
      command.kind === "tick-stop" ? withTick(known, { stopId: command.stopId, userId }, command.done) : known,
    ticks,
  );

/** Some stops with those first at which somebody has been, both as they follow in the plan. */
export function tickedFirst<Stop extends { id: string }>(stops: readonly Stop[], ticks: readonly Tick[]): Stop[] {
  const ticked = new Set(ticks.map(({ stopId }) => stopId));
  return [...stops.filter(({ id }) => ticked.has(id)), ...stops.filter(({ id }) => !ticked.has(id))];
}

/** The first of some stops at which somebody has not been yet; null when they have been at all of them. */
export const nextToDo = <Stop extends { id: string }>(
  stops: readonly Stop[],
  ticks: readonly Tick[],
  userId: string,
): Stop | null => stops.find(({ id }) => !ticks.some((tick) => isOf(tick, { stopId: id, userId }))) ?? null;
