import { Suspense, useEffect, useState } from "react";
import { pastTripsTexts } from "#messages/past-trips";
import { waitingLinkTexts } from "#messages/trip-at-hand";
import { callApi } from "~/browser/api/api-client";
import { listTrips } from "~/contracts/calls/trip";
import type { OwnTrip } from "~/domain/people/membership";
import { useWaitingFor } from "~/browser/storage/pending";
import { TextLink } from "~/ui/actions/text-link";
import { optionalPart } from "~/browser/page/optional-part";

/** Fetched by those who are on more than one trip. */
const OtherTrips = optionalPart(() => import("./other-trips"));

/** The other trips somebody is on, and the way to those that are behind them; nothing for those who have but one. */
export function YourTrips({ current }: { current: string | null }) {
  const trips = useTrips();
  const others = trips.filter(({ tripId, tripComplete }) => tripId !== current && !tripComplete);
  return (
    <>
      <WaitingLinks />
      {others.length > 0 && (
        <Suspense>
          <OtherTrips trips={others} />
        </Suspense>
      )}
      {trips.some(({ tripComplete }) => tripComplete) && (
        <TextLink to="/pasttrips" className="inline-flex min-h-12 items-center justify-self-start">
          {pastTripsTexts.title}
        </TextLink>
      )}
    </>
  );
}

/** The way back to the trips that one waits to be let in to. */
const WaitingLinks = () =>
  useWaitingFor().map(({ tripId, tripName }) => (
    <TextLink key={tripId} to="/joinwaiting" className="inline-flex min-h-12 items-center">
      {waitingLinkTexts.label(tripName)}
    </TextLink>
  ));

/** The traveller's trips; empty until they are known. */
function useTrips(): readonly OwnTrip[] {
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
  return trips;
}
