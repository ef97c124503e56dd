import { metresBetween } from "#db/places/distance.mjs";
import type { BlockName } from "~/domain/plan/block";
import { leastWay } from "../judges/times-fit";
import type { WayStop } from "./way-stop";

/** A stop of a day with the time that it was given; `hours`: when its doors are open that day, null where nobody knows. */
export type LivedWayStop = WayStop & {
  from: number;
  minutes: number;
  hours: readonly (readonly [opens: number, closes: number])[] | null;
};

/** An order counts as lived when each visit has so much of its time before the doors close. */
const LEFT = 0.75;
/** A meal, a sunset or an event begins at most so much later than planned, and waits for so much at the most. */
const LATER = 45;
/** The day is over at most so much later than planned. */
const DAY_LATER = 60;
/** When a part of the day begins at the latest, and at the earliest. */
const SPAN: Record<BlockName, readonly [earliest: number, latest: number]> = {
  morning: [5 * 60, 13 * 60 + 30],
  afternoon: [11 * 60 + 30, 18 * 60 + 30],
  evening: [16 * 60 + 30, 23 * 60],
};

/** When a visit begins that is arrived at, and when it is over; null where the doors leave no time for it, or its part of the day is over. */
function visited(stop: LivedWayStop, part: BlockName, arrived: number): { until: number } | null {
  const earliest = stop.pinned ? Math.max(arrived, stop.from - LATER) : Math.max(arrived, SPAN[part][0]);
  const latest = stop.pinned ? stop.from + LATER : SPAN[part][1];
  const needed = LEFT * stop.minutes;
  for (const [opens, closes] of stop.hours ?? [[0, Infinity]]) {
    const begins = Math.max(earliest, opens);
    if (begins <= latest && begins + needed <= closes)
      return { until: begins + Math.min(stop.minutes, closes - begins) };
  }
  return null;
}

/**
 * The shortest way through all stops of a day, in kilometres, of those orders that can be lived: it begins when the plan does, each way takes as long as
 * the quickest does, doors are open for three quarters of each visit, what has its time begins about then, and the day is not over much later. Null where
 * none of them is shorter than the limit. It errs towards what can be lived: queues, rests and changes of train are not counted.
 */
export function shortestLived(stops: readonly LivedWayStop[], limit: number): number | null {
  const km = stops.map((from) => stops.map((to) => metresBetween(from, to) / 1000));
  const ways = stops.map((from) => stops.map((to) => leastWay(from, to, false)));
  const nearest = stops.map((_, to) =>
    Math.min(...stops.map((_, from) => (from === to ? Infinity : (km[from]?.[to] ?? 0)))),
  );
  const over = Math.max(...stops.map(({ from, minutes }) => from + minutes)) + DAY_LATER;
  const mayStand = (who: LivedWayStop, there: LivedWayStop): boolean => {
    if (who.pinned || there.pinned) return who === there;
    return who.part === there.part || who.parts.includes(there.part);
  };
  const used = stops.map(() => false);
  let best: number | null = null;

  function goOn(at: number, here: number | null, clock: number, length: number, ahead: number): void {
    const there = stops[at];
    if (here !== null && length + ahead >= (best ?? limit)) return;
    if (!there) {
      best = length;
      return;
    }
    const options = stops
      .map((stop, who) => ({ stop, who, way: here === null ? 0 : (km[here]?.[who] ?? 0) }))
      .filter(({ stop, who }) => !used[who] && mayStand(stop, there))
      .sort((a, b) => a.way - b.way);
    for (const { stop, who, way } of options) {
      const visit = visited(stop, there.part, clock + (here === null ? 0 : (ways[here]?.[who] ?? 0)));
      if (!visit || visit.until > over) continue;
      used[who] = true;
      goOn(at + 1, who, visit.until, length + way, ahead - (nearest[who] ?? 0));
      used[who] = false;
    }
  }

  goOn(
    0,
    null,
    stops[0]?.from ?? 0,
    0,
    nearest.reduce((sum, way) => sum + way, 0),
  );
  return best;
}
