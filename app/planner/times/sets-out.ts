import type { DayFrame } from "./day-frame";
import { DAY_BEGINS, LONG_WAY, roundDown } from "./day-frame";
import type { StopToTime } from "./stop-to-time";
import { PARTS, usualMinutes } from "./usual-times";

/** A theme park fills up after its gates open; they do about then where nobody knows when. */
const GATES_OPEN = 9 * 60 + 30;

/** Before the first stop of an outing: early enough to be there by then, but not in the middle of the night. */
function outBy({ category, hours }: StopToTime, way: number): number {
  if (category === "family") return Math.max(9 * 60, hours?.[0]?.[0] ?? GATES_OPEN);
  return way > LONG_WAY ? 10 * 60 : 11 * 60;
}

/** Nobody leaves for an outing before. */
export const FIRST_LIGHT = 6 * 60 + 30;

/** Whoever sleeps far from the first stop sets out so much earlier. */
const SETS_OUT_EARLIER = 30;

/** Nobody is out before. */
const DAWN = 5 * 60 + 30;

/** When the first stop of a day begins: at the usual time, or earlier where its doors close too soon after that. */
export function dayBegins(first: StopToTime | undefined, { pace }: DayFrame): number {
  const usual = DAY_BEGINS[pace];
  const [span] = first?.hours ?? [];
  if (!first || !span || span[1] > PARTS.morning.latest) return usual;
  return Math.min(usual, Math.max(DAWN, span[0], roundDown(span[1] - usualMinutes(first))));
}

/** When a day leaves the stay, minutes from midnight; `way` is how many minutes its first stop is from there. */
export function setsOut(first: StopToTime | undefined, way: number, frame: DayFrame): number {
  const { from } = frame;
  const usual = dayBegins(first, frame) - SETS_OUT_EARLIER;
  return Math.max(from, first?.isDayTrip ? Math.min(usual, Math.max(FIRST_LIGHT, outBy(first, way) - way)) : usual);
}
