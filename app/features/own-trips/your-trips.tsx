import { Suspense, useEffect, useState } from "react";
import { callApi } from "~/browser/api/api-client";
import { listTrips } from "~/contracts/calls/trip";
import type { OwnTrip } from "~/domain/people/membership";
import { optionalPart } from "~/browser/page/optional-part";

/** Fetched by those who are on more than one trip. */
const OtherTrips = optionalPart(() => import("./other-trips"));

/** The other trips somebody is on; nothing for those who have but one. */
export function YourTrips({ current }: { current: string | null }) {
  const others = useOtherTrips(current);
  return (
    others.length > 0 && (
      <Suspense>
        <OtherTrips trips={others} />
      </Suspense>
    )
  );
}

/** The traveller's trips besides the current one; empty until they are known. */
function useOtherTrips(current: string | null): readonly OwnTrip[] {
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
