import type { PlannedTrip } from "./city-trips";
import { type Count, held } from "./count";
import { datedStops } from "./stops-of";

const NO_STOPS = new Set(["travel", "stay", "rest"]);
export const TIMES_AS_MANY = 1.4;

const stopsIn = (planned: PlannedTrip): number =>
  datedStops(planned).filter(({ stop }) => !NO_STOPS.has(stop.kind)).length;

/** The stops of the fast plan by those of the slow one. */
export const stopsByPace = (slow: PlannedTrip, fast: PlannedTrip): Count => ({
  part: stopsIn(fast),
  whole: stopsIn(slow),
  lacks: [],
});

/** Whether the fast plan of a request holds so many more. */
export function paceChanges(slow: PlannedTrip, fast: PlannedTrip): Count {
  const { part, whole } = stopsByPace(slow, fast);
  return held(part >= TIMES_AS_MANY * whole ? [] : [`${fast.request.name}: ${part} stops, slow ${whole}`]);
}
