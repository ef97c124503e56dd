import { yourTripsTexts as texts } from "#messages/people/join";
import { formatDateRange } from "~/messages/formats";
import type { OwnTrip } from "~/domain/people/membership";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { useTripSwitch } from "./switch-trip";

/** The other trips somebody is on, each a tap away. */
export default function OtherTrips({ trips }: { trips: readonly OwnTrip[] }) {
  const { switchTo, switchingTo, failed } = useTripSwitch();
  return (
    <section aria-labelledby="your-trips" className="grid animate-arrive gap-3">
      <h2 id="your-trips" className="font-display text-xl font-semibold">
        {texts.title}
      </h2>
      <Alert>{failed && texts.failed}</Alert>
      <ul className="grid gap-3">
        {trips.map((trip) => (
          <li
            key={trip.tripId}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-line bg-raised p-4"
          >
            <span aria-hidden="true">
              <CityEmblem city={trip.city} size="sm" />
            </span>
            <TripLine trip={trip} />
            <Button
              look="secondary"
              className="max-sm:w-full"
              pending={switchingTo === trip.tripId}
              pendingLabel={texts.switching}
              disabled={switchingTo !== null}
              onClick={() => void switchTo(trip)}
            >
              {texts.go}
              <span className="sr-only">, {trip.tripName}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TripLine({ trip: { tripName, destination, role, startDate, endDate, startedTrip } }: { trip: OwnTrip }) {
  return (
    <div className="min-w-0 grow basis-48">
      <p dir="auto" className="font-display text-lg font-semibold">
        {tripName}
      </p>
      <p className="text-sm text-ink-soft">
        {destination} · {formatDateRange(startDate, endDate)}
      </p>
      <p className="text-sm text-ink-soft">
        <span className={startedTrip ? "font-semibold text-good" : undefined}>
          {startedTrip ? texts.running : texts.planned}
        </span>
        {" · "}
        {role === "originator" ? texts.organizer : texts.participant}
      </p>
    </div>
  );
}
