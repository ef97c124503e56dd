import { useEffect, useState } from "react";
import { callApi } from "~/browser/api/api-client";
import { listTrips } from "~/contracts/calls/trip";
import type { OwnTrip } from "~/domain/trip/own-trip";

/** The traveller's trips besides the current one; empty until they are known. */
export function useOtherTrips(current: string | null): readonly OwnTrip[] {
  const [trips, setTrips] = useState<readonly OwnTrip[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer there is nothing to offer; the screen has its own word about a lost connection.
    callApi(listTrips, { signal: leaving.signal }).then(
      ({ trips: all }) => setTrips(all),
      () => null,
    );
    return () => leaving.abort();
  }, []);
  return trips.filter(({ tripId }) => tripId !== current);
}
