import { useState } from "react";
import { itineraryBuildTexts as texts } from "#messages/planning/build";
import { sharedLabels } from "#messages/ui";
import { useRoomMessage, useRoomState } from "~/browser/room/use-room";
import { laterProgress, type BuildStep } from "~/domain/plan/build-step";
import type { Trip } from "~/domain/trip/trip";
import { DayCard } from "~/features/plan/day-card";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { useLongWait } from "~/browser/page/use-long-wait";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { Alert } from "~/ui/feedback/alert";
import { ErrorCard } from "~/ui/feedback/error-card";
import { classes } from "~/ui/layout/classes";
import { fallbackDay } from "./fallback-day";

type BuildProgressProps = { city: string; arrived: number; total: number };

/** What the assistant does now, how many days are here, and, when it takes long, that nobody need stay. Under the thumb, so that the days above keep still. */
export function BuildProgress({ city, arrived, total }: BuildProgressProps) {
  const step = useBuildStep(arrived);
  const long = useLongWait(true);
  return (
    <div className="grid gap-2.5 rounded-xl border border-line bg-raised px-5 py-4 shadow-lift sm:grow">
      <p role="status" className="font-semibold">
        {step === null ? texts.building(arrived, total) : texts.doing(step, city, total)}
      </p>
      <DaysOnTheirWay arrived={arrived} total={total} />
      <p className="text-sm text-ink-soft">
        {texts.arrived(arrived, total)} {long && texts.mayLeave}
      </p>
    </div>
  );
}

/** A stretch for each day: filled when it is here, moving when it is next. */
function DaysOnTheirWay({ arrived, total }: Omit<BuildProgressProps, "city">) {
  const lookOf = (day: number): string =>
    day < arrived ? "bg-accent" : day === arrived ? "animate-breathe bg-accent/45" : "bg-line";
  return (
    <div aria-hidden="true" className={classes("flex", total > 14 ? "gap-px" : "gap-1")}>
      {Array.from({ length: total }, (_, day) => (
        <span key={day} className={classes("h-1.5 grow rounded-full transition-colors duration-200", lookOf(day))} />
      ))}
    </div>
  );
}

/** Says once to a screen reader that the days are all there. */
export const BuildDone = ({ days }: { days: number }) => (
  <p role="status" className="sr-only">
    {days > 0 && texts.ready(days)}
  </p>
);

export const BuildFailed = ({ why, arrived, total }: Omit<BuildProgressProps, "city"> & { why: string | null }) => (
  <ErrorCard
    title={texts.failed}
    message={
      <>
        {why && <p className="mb-2 font-semibold text-ink">{why}</p>}
        <p>{texts.failedWhy(arrived, total)}</p>
      </>
    }
  />
);

export const FailedActions = ({ onAgain }: { onAgain: () => void }) => (
  <>
    <Button onClick={onAgain}>{sharedLabels.again}</Button>
    <ButtonLink to="/" look="secondary">
      {sharedLabels.goHome}
    </ButtonLink>
  </>
);

/** The built days could not be loaded: one open day stands in, and says so (SPEC section 4, itinerary build). */
export function BuildFallback({ trip, onFetch }: { trip: Trip; onFetch: () => void }) {
  return (
    <>
      <Alert tone="note">{texts.fallback}</Alert>
      <Button look="secondary" onClick={onFetch} className="justify-self-start">
        {texts.fetchAgain}
      </Button>
      <DayCard day={fallbackDay(trip.city)} date={dayDate(trip.startDate, 1)} />
    </>
  );
}

/** What the assistant does for this trip now, as the room tells it; null while nobody knows. What is told of days that are here already is the past. */
function useBuildStep(arrived: number): BuildStep | null {
  const before = useRoomState(({ news }) => news.building);
  const [heard, setHeard] = useState(before);
  useRoomMessage("building", (message) => setHeard((known) => laterProgress(known, message)));
  const last = heard ?? before;
  if (last?.state !== "started" || last.doing === undefined) return null;
  return last.doing.kind !== "reading" && last.doing.day <= arrived ? null : last.doing;
}
