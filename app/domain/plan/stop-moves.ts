import { MAX_DAY_STOPS, MAX_TRIP_STOPS } from "../forms/limits";
import { BLOCK_NAMES, type BlockName } from "./block";
import { isFixed } from "./planned-days";
import type { PlacedStop, Stop, StopAt } from "./stop";
import { inOrder, isPlaced } from "./stop-order";
import { placeBefore } from "./stop-place";
import { DAY_MINUTES, fixedStart, minutesOfDay, timeAt, type TimeOfDay } from "./time-of-day";

/** Where a stop goes; null for the shelf. `start` is a time that changes with its place: a proposed one, unless it is set. */
export type StopMove = { id: string; at: StopAt | null; start?: TimeOfDay; startIsSet?: boolean };

/** Why stops cannot go somewhere. */
export type StopRefusal = "day-full" | "trip-full";

/** Whether the plan has room for what it would be after a change; null when it does. No day that is as full as before is refused. */
export function refusalOf(before: readonly Pick<Stop, "at">[], after: readonly Pick<Stop, "at">[]): StopRefusal | null {
  if (after.length > MAX_TRIP_STOPS && after.length > before.length) return "trip-full";
  const [known, wanted] = [countByDay(before), countByDay(after)];
  for (const [day, count] of wanted) if (count > MAX_DAY_STOPS && count > (known.get(day) ?? 0)) return "day-full";
  return null;
}

function countByDay(stops: readonly Pick<Stop, "at">[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { at } of stops) if (at !== null) counts.set(at.day, (counts.get(at.day) ?? 0) + 1);
  return counts;
}

/** The stops after some of them moved. */
export function moved<Moving extends Pick<Stop, "id" | "at">>(
  stops: readonly Moving[],
  moves: readonly StopMove[],
): Moving[] {
  return stops.map((stop) => ({ ...stop, ...moves.find(({ id }) => id === stop.id) }));
}

/** One step up or down the day, over the edge of its part into the next; null where there is none. */
export function stepOf(stops: readonly Stop[], id: string, direction: "up" | "down"): StopMove | null {
  const stop = stops.filter(isPlaced).find((candidate) => candidate.id === id);
  if (!stop) return null;
  const { day, part } = stop.at;
  const there = inOrder(stops.filter(isPlaced).filter(({ at }) => at.day === day && at.part === part));
  const index = there.findIndex((candidate) => candidate.id === id);
  const beside = there[index + (direction === "up" ? -1 : 1)];
  if (beside) {
    const before = direction === "up" ? beside.id : (there[index + 2]?.id ?? null);
    return { id, at: placeBefore(stops, stop.at, before, id) };
  }
  const next = BLOCK_NAMES[BLOCK_NAMES.indexOf(part) + (direction === "up" ? -1 : 1)];
  if (next === undefined) return null;
  const first = direction === "down" ? firstOf(stops, day, next) : null;
  return { id, at: placeBefore(stops, { day, part: next }, first, id) };
}

export const firstOf = (stops: readonly Stop[], day: number, part: BlockName): string | null =>
  inOrder(stops.filter(isPlaced).filter(({ at }) => at.day === day && at.part === part))[0]?.id ?? null;

/** Two parts of a day change places, with all that is in them. What was proposed for the one now begins when the other did; a time that a person set stays. */
export function swapParts(stops: readonly Stop[], day: number, one: BlockName, other: BlockName): StopMove[] {
  const inPart = (part: BlockName) =>
    inOrder(stops.filter(isPlaced).filter(({ at }) => at.day === day && at.part === part));
  const beginOf = (part: BlockName) => inPart(part).flatMap(({ start }) => minutesOfDay(start) ?? [])[0];
  const moveTo = (part: BlockName, stop: PlacedStop, from: BlockName): StopMove => {
    const [begins, began, start] = [beginOf(part), beginOf(from), minutesOfDay(stop.start)];
    const move = { id: stop.id, at: { ...stop.at, part } };
    if (begins === undefined || began === undefined || start === null || fixedStart(stop) !== null) return move;
    return { ...move, start: timeAt(Math.min(start + begins - began, DAY_MINUTES - 1)) };
  };
  return [
    ...inPart(one).map((stop) => moveTo(other, stop, one)),
    ...inPart(other).map((stop) => moveTo(one, stop, other)),
  ];
}

/** Two days change places, with all that is in them. */
export const swapDays = (stops: readonly Stop[], one: number, other: number): StopMove[] =>
  reassign(stops, ({ at }) => (at.day !== one && at.day !== other ? at : { ...at, day: at.day === one ? other : one }));

/**
 * The stops of days that get other numbers go along with their day, and to the shelf where it has none any more, or has become too full. What is
 * fixed stays on its date, or goes to the shelf where the trip does not have that any more.
 * @param takenOver for each day of the trip as it becomes, the day of before whose plan it takes over
 * @param shift by how much the number of a date grows
 */
export function moveWithDays(stops: readonly Stop[], takenOver: readonly (number | null)[], shift = 0): StopMove[] {
  const dayAfter = new Map(takenOver.flatMap((before, i) => (before === null ? [] : [[before, i + 1] as const])));
  const isInTrip = (day: number): boolean => day >= 1 && day <= takenOver.length;
  const stays = (stop: PlacedStop): boolean => isFixed(stop) && isInTrip(stop.at.day + shift);
  const onDay = (at: StopAt, day: number): StopAt => (day === at.day ? at : { ...at, day });
  const room = new Map<number, number>();
  const roomOn = (day: number): number => room.get(day) ?? MAX_DAY_STOPS;
  for (const { at } of stops.filter(isPlaced).filter(stays)) room.set(at.day + shift, roomOn(at.day + shift) - 1);
  return reassign(inOrder(stops.filter(isPlaced)), (stop) => {
    if (stays(stop)) return onDay(stop.at, stop.at.day + shift);
    const day = isFixed(stop) ? undefined : dayAfter.get(stop.at.day);
    if (day === undefined || roomOn(day) < 1) return null;
    room.set(day, roomOn(day) - 1);
    return onDay(stop.at, day);
  });
}

function reassign(stops: readonly Stop[], place: (stop: PlacedStop) => StopAt | null): StopMove[] {
  return stops.filter(isPlaced).flatMap((stop) => {
    const at = place(stop);
    return at === stop.at ? [] : [{ id: stop.id, at }];
  });
}

/** Where a dragged stop was let go: on another stop, in a part of a day without one beneath, or on the shelf. */
export type DropTarget = string | "shelf" | Pick<StopAt, "day" | "part">;

/**
 * The move that a drag asks for. Within its part of the day a stop dragged down goes behind the one it is let go on, dragged up before it; one from
 * elsewhere goes before it, or `behind` it. Null where it stays.
 */
export function moveByDrag(
  stops: readonly Stop[],
  id: string,
  target: DropTarget,
  { behind = false } = {},
): StopMove | null {
  if (typeof target === "object") return { id, at: placeBefore(stops, target, null, id) };
  const over = stops.find((stop) => stop.id === target);
  if (target === "shelf" || over?.at === null) return { id, at: null };
  if (over === undefined) return null;
  const { day, part } = over.at;
  const there = inOrder(stops.filter(isPlaced).filter(({ at }) => at.day === day && at.part === part)).map(
    (stop) => stop.id,
  );
  const goesBehind = there.includes(id) ? there.indexOf(id) < there.indexOf(target) : behind;
  const before = goesBehind ? (there[there.indexOf(target) + 1] ?? null) : target;
  return { id, at: placeBefore(stops, over.at, before, id) };
}
