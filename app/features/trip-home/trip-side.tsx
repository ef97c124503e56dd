import { useMemo } from "react";
import type { PlanFacts } from "~/contracts/calls/plan-facts";
import { usePlanFacts } from "~/features/hints/plan-facts";
import { useTripPeople } from "~/browser/storage/trip-people";
import type { Itinerary } from "~/domain/plan/itinerary";
import { openMatters } from "~/domain/trip/open-matters";
import type { Trip } from "~/domain/trip/trip";
import { StillOpen } from "./still-open";
import { TripFrame } from "./trip-frame";
import { TripPeople } from "./trip-people";

export type TripSideProps = {
  trip: Trip;
  itinerary: Itinerary | null;
  ownId: string;
  /** The first day that is not over. */ fromDay: number;
  dayPath: (dayIndex: number) => string;
  planPath: string | null;
};

const placesWithoutBooking = (facts: PlanFacts | null): ReadonlySet<string> =>
  new Set(
    [facts?.guide, ...(facts?.legs ?? []).map(({ guide }) => guide)]
      .flatMap((guide) => guide?.places ?? [])
      .flatMap(({ id, bookAheadDays }) => (bookAheadDays === 0 ? [id] : [])),
  );

/** Beside the days: who is coming, and what is still open. */
export default function TripSide({ trip, itinerary, ownId, fromDay, dayPath, planPath }: TripSideProps) {
  const here = useTripPeople().filter(({ name }) => name !== null).length;
  const facts = usePlanFacts(trip);
  const soldAtTheDoor = useMemo(() => placesWithoutBooking(facts), [facts]);
  const companions = here === 0 ? null : here;
  const matters = openMatters({ trip, itinerary, companions, fromDay, soldAtTheDoor });
  return (
    <>
      <TripPeople trip={trip} ownId={ownId} />
      <TripFrame trip={trip} />
      {!trip.tripComplete && <StillOpen matters={matters} dayPath={dayPath} planPath={planPath} />}
    </>
  );
}
