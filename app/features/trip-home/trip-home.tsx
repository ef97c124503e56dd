import { type ReactNode, useState } from "react";
import { dateOfDayTexts } from "#messages/trip-at-hand";
import { tripHomeTexts as texts } from "#messages/trip-home";
import { idlePart } from "~/browser/page/optional-part";
import { asTravelled, type LiveMoment } from "~/domain/live/live-moment";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { LazyMap } from "~/features/trip-map/lazy-map";
import { FindableDays } from "~/features/shortcuts/findable-days";
import { TripDays } from "./trip-days";

type TripHomeProps = {
  trip: Trip;
  itinerary: Itinerary | null;
  ownId: string;
  /** Where the trip is; null before it starts and after it ended. */
  now: LiveMoment | null;
  dayPath: (dayIndex: number) => string;
  /** Where missing days are planned; null for whoever only travels along. */
  planPath: string | null;
  /** Above the days: how the trip stands. */
  cover: ReactNode;
  /** In place of the days while there are none. */
  noDays: ReactNode;
  /** Beneath the days: what else can be done with them. */
  ways: ReactNode;
  /** Last beside them: the invitation, other trips. */
  children?: ReactNode;
};

/** The days are painted first; who is coming and what is open follow. */
const TripSide = idlePart(() => import("./trip-side"));

/** The home of a trip, for everybody on it: its days, where they go, who is coming and what is still open; one column on a phone, two or three beside each other where there is room. */
export function TripHome({
  trip,
  itinerary,
  ownId,
  now,
  dayPath,
  planPath,
  cover,
  noDays,
  ways,
  children,
}: TripHomeProps) {
  // In the evening after a day, the next one is at hand.
  const dayAtHand =
    now?.kind === "at-block" ? now.at.dayIndex : now?.kind === "evening-after" ? now.next.dayIndex : null;
  const [looked, lookAt] = useState<number | null>(null);
  const days = itinerary?.days ?? [];
  const { startDate } = asTravelled(trip, now);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_19rem]">
      <div className="grid content-start gap-4 lg:col-span-full">{cover}</div>
      <section aria-labelledby="trip-days" className="grid min-w-0 content-start gap-4 lg:row-span-2 xl:row-span-1">
        <h2 id="trip-days" className="font-display text-xl font-semibold">
          {texts.days}
        </h2>
        {startDate !== trip.startDate && (
          <p className="text-sm text-ink-soft">{dateOfDayTexts.asTravelled(dayDate(trip.startDate, 1))}</p>
        )}
        {days.length === 0 ? (
          noDays
        ) : (
          <FindableDays days={days}>
            {(found) => <TripDays days={found} trip={trip} now={now} pathOf={dayPath} onLook={lookAt} />}
          </FindableDays>
        )}
        {ways}
      </section>
      {days.length > 0 && (
        <div className="hidden min-w-0 lg:block xl:sticky xl:top-6 xl:self-start">
          <LazyMap city={trip.city} days={days} dayIndex={looked ?? dayAtHand} legs={trip.legs} />
        </div>
      )}
      <div className="grid min-w-0 content-start gap-8">
        <TripSide {...{ trip, itinerary, ownId, dayPath, planPath }} fromDay={dayAtHand ?? 1} hasBegun={now !== null} />
        {children}
      </div>
    </div>
  );
}
