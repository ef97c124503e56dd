import type { LineStop } from "./day-line";
import { elsewhere, type Room } from "./room-for-all";
import { type Seat, seatFor, withSeat } from "./seats";
import { lateForLunch } from "./tried-day";

/** A line, and the table for lunch in it. */
export type Lunch = { line: LineStop[]; seat: Seat };

type Around = Parameters<typeof seatFor>[2];

/** So many stops of a morning go to the afternoon for it. */
const MOST_MOVED = 2;

/**
 * The table for lunch. Where a full morning leaves no time for one, or one at an hour at which nobody has lunch any more, the last that stands beside
 * something in it is seen after lunch, if nothing loses its time by that.
 */
export function lunchInTime(line: readonly LineStop[], room: Room, around: Around): Lunch | null {
  const { day } = room;
  const late = lateForLunch(day.frame);
  const startOf = ({ line: now, seat }: Lunch): number =>
    day.tried(withSeat(now, "lunch", seat))[seat.at]?.start ?? Number.POSITIVE_INFINITY;
  const lossOf = ({ line: now, seat }: Lunch): number => day.loss(withSeat(now, "lunch", seat));
  const seat = seatFor(line, "lunch", around);
  let best: Lunch | null = seat && { line: [...line], seat };
  let now: readonly LineStop[] = line;
  for (let moved = 0; moved < MOST_MOVED; moved += 1) {
    if (best && startOf(best) <= late) return best;
    const later = withLaterMorning(now, room, around);
    if (!later) return best;
    if (!best || (startOf(later) < startOf(best) && lossOf(later) <= lossOf(best))) best = later;
    now = later.line;
  }
  return best;
}

/** The last that stands beside something in the morning, after lunch, and the table that there is then. */
function withLaterMorning(line: readonly LineStop[], room: Room, around: Around): Lunch | null {
  const last = line.findLast(({ part, role }) => part === "morning" && role === "along");
  if (!last) return null;
  for (const option of elsewhere(line, last, room)) {
    if (option.part !== "afternoon" || room.day.loss(option.line) > room.day.loss(line)) continue;
    const seat = seatFor(option.line, "lunch", around);
    if (seat) return { line: option.line, seat };
  }
  return null;
}
