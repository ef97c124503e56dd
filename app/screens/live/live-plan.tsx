import type { ClientLoaderFunctionArgs, MetaFunction } from "@remix-run/react";
import { Await, Navigate, useLoaderData } from "@remix-run/react";
import { Suspense, useState } from "react";
import { completeDay } from "~/contracts/calls/live";
import { mayCall } from "~/contracts/endpoint";
import { useFollowed } from "~/browser/room/use-followed";
import { requireSession } from "~/browser/session/guards";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { Screen } from "~/ui/layout/screen";
import { SkeletonDays } from "~/ui/feedback/skeleton";
import { livePlanTexts as texts } from "#messages/live";
import { sharedLabels } from "#messages/ui";
import { type LiveTrip, readLiveTrip } from "~/features/live/live-trip";
import { liveScreenOf } from "~/features/trip-at-hand/home-of";
import { AllSet, PlanOfToday } from "./parts/plan-of-today";
import { TripEmblem } from "~/features/trip-at-hand/trip-emblem";
import { loadTodaysPlan, planOnThisDevice, type TodaysPlan } from "./parts/todays-plan";

export const meta: MetaFunction = () => [{ title: sharedLabels.documentTitle(texts.tab) }];

export const HydrateFallback = () => (
  <Screen title={texts.tab} back={{ to: "/tripliveday", label: texts.back }}>
    <SkeletonDays label={texts.loading} />
  </Screen>
);

export function clientLoader({ params: { tripId = "" } }: ClientLoaderFunctionArgs) {
  requireSession();
  return { tripId, plan: loadTodaysPlan(tripId) };
}
clientLoader.hydrate = true as const;

/** /triplive/:tripId and /wayfellow/live/:tripId: today's plan, and the step that finishes the day. */
export default function LivePlan() {
  const { tripId, plan } = useLoaderData<typeof clientLoader>();
  return (
    <Suspense fallback={<HydrateFallback />}>
      <Await resolve={plan}>
        {(known: TodaysPlan) =>
          known.kind === "refused" ? <Navigate to="/access" replace /> : <Today tripId={tripId} fetched={known} />
        }
      </Await>
    </Suspense>
  );
}

function Today({ tripId, fetched }: { tripId: string; fetched: TodaysPlan }) {
  const known = useFollowed(fetched, () => planOnThisDevice(tripId));
  const [isAhead, lookAhead] = useState(false);
  const atHand = readLiveTrip();
  if (known.kind !== "day") return <TripIsComplete isLoaded={known.kind === "over"} live={atHand} />;
  const ofThis = atHand?.trip.tripId === tripId ? atHand : null;
  const back = ofThis ? liveScreenOf(ofThis.user.role) : "/tripliveday";
  const moment = ofThis?.moment;
  const day = known.day.dayIndex;
  const isNext = moment?.kind === "evening-after" && day === moment.next.dayIndex;
  if (isNext && !isAhead) return <AllSet day={moment.day} tripId={tripId} back={back} onNext={() => lookAhead(true)} />;
  return (
    <PlanOfToday
      key={day}
      tripId={tripId}
      day={known.day}
      when={isNext ? { kind: "ahead", note: texts.ahead(moment.day, moment.isTomorrow) } : { kind: "today" }}
      back={back}
      // Of a trip that this phone does not hold, the server says who may finish its day.
      mayComplete={ofThis === null || mayCall(ofThis.user.role, completeDay)}
      onNext={() => lookAhead(true)}
    />
  );
}

/** No plan means that the trip is complete, and so does one that could not be loaded (SPEC section 4); the latter says so. */
function TripIsComplete({ isLoaded, live }: { isLoaded: boolean; live: LiveTrip | null }) {
  return (
    <Screen
      sky="evening"
      title={texts.over}
      lead={isLoaded && texts.overWhy}
      actions={
        <>
          {!isLoaded && <Button onClick={() => window.location.reload()}>{sharedLabels.again}</Button>}
          <ButtonLink to="/tripcomplete" look={isLoaded ? "primary" : "secondary"}>
            {texts.end}
          </ButtonLink>
          <ButtonLink to="/reflections" look="secondary">
            {texts.memories}
          </ButtonLink>
        </>
      }
    >
      {!isLoaded && <Alert tone="note">{texts.notLoaded}</Alert>}
      {isLoaded && live && (
        <div className="w-full sm:max-w-80">
          <TripEmblem city={live.trip.city} plan={live.plan} size="full" />
        </div>
      )}
    </Screen>
  );
}
