import { useMemo } from "react";
import type { PlanFacts } from "~/contracts/calls/plan-facts";
import { usePlanFacts } from "~/features/hints/plan-facts";
import { useTripPeople } from "~/browser/storage/trip-people";
import { daysUntil, todayIn } from "~/domain/dates/calendar-date";
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
  hasBegun: boolean;
  dayPath: (dayIndex: number) => string;
  planPath: string | null;
};

/** How many days ahead people book, by place, where it is known. */
const bookAheadOf = (facts: PlanFacts | null): ReadonlyMap<string, number> =>
  new Map(
    [facts?.guide, ...(facts?.legs ?? []).map(({ guide }) => guide)]
      .flatMap((guide) => guide?.places ?? [])
      .flatMap(({ id, bookAheadDays }): [string, number][] => (bookAheadDays === null ? [] : [[id, bookAheadDays]])),
  );

/** Beside the days: who is coming, and what is still open. */
export default function TripSide({ trip, itinerary, ownId, fromDay, hasBegun, dayPath, planPath }: TripSideProps) {
  const here = useTripPeople().filter(({ name }) => name !== null).length;
  const facts = usePlanFacts(trip);
  const bookAhead = useMemo(() => bookAheadOf(facts), [facts]);
  const daysLeft = hasBegun ? 0 : Math.max(0, daysUntil(trip.startDate, todayIn(undefined, new Date())));
  const companions = here === 0 ? null : here;
  const matters = openMatters({ trip, itinerary, companions, fromDay, daysLeft, bookAhead });
  return (
    <>
      <TripPeople trip={trip} ownId={ownId} />
      <TripFrame trip={trip} />
      {!trip.tripComplete && <StillOpen matters={matters} dayPath={dayPath} planPath={planPath} />}
    </>
  );
}
