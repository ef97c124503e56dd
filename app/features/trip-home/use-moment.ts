import { useLocal } from "~/browser/storage/local-copy";
import type { LiveMoment } from "~/domain/live/live-moment";
import type { Trip } from "~/domain/trip/trip";
import { readLiveTrip } from "~/features/live/live-trip";

/** Where the trip is, as this device knows it; null before it starts and after it ended. */
export function useMoment({ startedTrip, tripComplete }: Trip): LiveMoment | null {
  // The stored position is watched, the moment is what it means.
  useLocal("currentDayIndex");
  useLocal("currentBlockName");
  return startedTrip && !tripComplete ? (readLiveTrip()?.moment ?? null) : null;
}
