import { useLocal } from "~/browser/storage/local-copy";
import type { Position } from "~/domain/live/live-position";
import type { Trip } from "~/domain/trip/trip";

/** Where the trip is, as this device knows it; null before it starts and after it ended. */
export function usePosition({ startedTrip, tripComplete }: Trip): Position | null {
  const dayIndex = useLocal("currentDayIndex");
  const block = useLocal("currentBlockName");
  return startedTrip && !tripComplete ? { dayIndex, block } : null;
}
