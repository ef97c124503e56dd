import type { PlacedStop } from "./stop";
import { DAY_MINUTES, fixedStart, minutesOfDay } from "./time-of-day";

/** What begins before is of the night that the day ends with. */
const NIGHT_ENDS = 4 * 60;

const onDay = (start: string | null): number | null => {
  const minutes = minutesOfDay(start);
  return minutes !== null && minutes < NIGHT_ENDS ? minutes + DAY_MINUTES : minutes;
};

/**
 * The stops of a day in their order, without the proposed times that run backwards, as two who move stops at once may leave them: as many stay as can
 * follow one on the other. A time that a person set, booked or locked stays and is not asked; on a way between two cities clocks may turn, so the
 * order begins anew behind it.
 */
export function timesInOrder(stops: readonly PlacedStop[]): readonly PlacedStop[] {
  const lost = new Set(spans(stops).flatMap((span) => outOfOrder(span)));
  return lost.size === 0 ? stops : stops.map((stop) => (lost.has(stop.id) ? { ...stop, start: null } : stop));
}

function spans(stops: readonly PlacedStop[]): PlacedStop[][] {
  const found: PlacedStop[][] = [[]];
  for (const stop of stops)
    if (stop.kind === "travel") found.push([]);
    else if (stop.start !== null && !stop.locked && fixedStart(stop) === null) found.at(-1)?.push(stop);
  return found;
}

type Run = { ids: readonly string[]; last: number };

/** The proposals that are not in the first of the longest runs that only go forward. */
function outOfOrder(proposed: readonly PlacedStop[]): string[] {
  let longest: Run = { ids: [], last: 0 };
  const runs: Run[] = [];
  for (const { id, start } of proposed) {
    const last = onDay(start) ?? 0;
    const before = runs
      .filter((run) => run.last <= last)
      .reduce<Run>((best, run) => (run.ids.length > best.ids.length ? run : best), { ids: [], last: 0 });
    const run = { ids: [...before.ids, id], last };
    runs.push(run);
    if (run.ids.length > longest.ids.length) longest = run;
  }
  return proposed.flatMap(({ id }) => (longest.ids.includes(id) ? [] : [id]));
}
