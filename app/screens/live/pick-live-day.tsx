import type { MetaFunction } from "@remix-run/react";
import { Navigate, useLoaderData } from "@remix-run/react";
import { completeDay } from "~/contracts/calls/live";
import { mayCall } from "~/contracts/endpoint";
import { dateOnTrip, dayState } from "~/domain/live/live-moment";
import { DayCard } from "./parts/day-card";
import { type LiveTrip, loadRunningTrip } from "~/features/live/live-trip";
import { pickDayTexts as texts } from "#messages/live";
import { StartDay } from "./parts/start-day";
import { startDayAction } from "./parts/start-day-action";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { useLiveStatus } from "~/features/live/use-live-status";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { sharedLabels } from "#messages/ui";

export const meta: MetaFunction = () => [{ title: sharedLabels.documentTitle(texts.title) }];

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={3} />;

export const clientLoader = async () => ({ live: await loadRunningTrip() });
clientLoader.hydrate = true as const;

export const clientAction = startDayAction;

/** /pickliveday: a card for each day of the trip; the organizer's, since it starts days. */
export default function PickLiveDay() {
  const { live } = useLoaderData<typeof clientLoader>();
  if (live === null) return <TripUnavailable />;
  if (!mayCall(live.user.role, completeDay)) return <Navigate to="/wayfellow/itinerary" replace />;
  if (!live.plan?.days.length) return <TripUnavailable title={texts.title} problem={texts.none} />;
  return <Days live={live} days={live.plan.days} />;
}

function Days({
  live: { trip, position, moment },
  days,
}: {
  live: LiveTrip;
  days: NonNullable<LiveTrip["plan"]>["days"];
}) {
  useLiveStatus(trip.tripId);
  return (
    <Screen title={texts.title} lead={texts.lead} back={{ to: "/livedayreturner", label: sharedLabels.goBack }}>
      <div className="grid gap-4 sm:grid-cols-2">
        {days.map((day) => (
          <DayCard
            key={day.dayIndex}
            day={day}
            date={dateOnTrip(day.dayIndex, moment, trip.startDate)}
            state={dayState(day.dayIndex, moment)}
          >
            <StartDay day={day.dayIndex} liveDay={position.dayIndex} hasBegun={moment.kind === "at-block"} />
          </DayCard>
        ))}
      </div>
    </Screen>
  );
}
