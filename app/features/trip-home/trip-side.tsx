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

/** Beside the days: who is coming, and what is still open. */
export function TripSide({ trip, itinerary, ownId, fromDay, dayPath, planPath }: TripSideProps) {
  const here = useTripPeople().filter(({ name }) => name !== null).length;
  const matters = openMatters({ trip, itinerary, companions: here === 0 ? null : here, fromDay });
  return (
    <>
      <TripPeople trip={trip} ownId={ownId} />
      <TripFrame trip={trip} />
      {!trip.tripComplete && <StillOpen matters={matters} dayPath={dayPath} planPath={planPath} />}
    </>
  );
}
