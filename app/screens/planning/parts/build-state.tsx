import type { Trip } from "~/domain/trip";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { ErrorCard } from "~/ui/error-card";
import { PendingLine } from "~/ui/pending-line";
import { DayCard } from "./day-card";
import { fallbackDay } from "./fallback-day";
import { itineraryBuildTexts as texts } from "./itinerary-build-texts";
import { useLongWait } from "./use-long-wait";

/** What is happening while days are on their way; says once when they are all there. */
export function BuildProgress({ building, arrived, total }: { building: boolean; arrived: number; total: number }) {
  const long = useLongWait(building);
  if (building) return <PendingLine>{long ? texts.buildingLong : texts.building(arrived, total)}</PendingLine>;
  return (
    <p role="status" className="sr-only">
      {arrived > 0 && texts.ready(arrived)}
    </p>
  );
}

export function BuildFailed({ onAgain }: { onAgain: () => void }) {
  return (
    <ErrorCard
      title={texts.failed}
      message={texts.failedWhy}
      actions={
        <>
          <Button onClick={onAgain}>{texts.tryAgain}</Button>
          <ButtonLink to="/" look="secondary">
            {texts.home}
          </ButtonLink>
        </>
      }
    />
  );
}

/** The built days could not be loaded: one open day stands in, and says so (SPEC section 4, itinerary build). */
export function BuildFallback({ trip, onFetch }: { trip: Trip; onFetch: () => void }) {
  return (
    <>
      <Alert tone="note">{texts.fallback}</Alert>
      <Button look="secondary" onClick={onFetch} className="justify-self-start">
        {texts.fetchAgain}
      </Button>
      <DayCard day={fallbackDay(trip.city)} startDate={trip.startDate} />
    </>
  );
}
