import type { ClientLoaderFunctionArgs, MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { callApi } from "~/browser/api/api-client";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { useFollowed } from "~/browser/room/use-followed";
import { readLocal, useLocal } from "~/browser/storage/local-copy";
import { readItineraryDays } from "~/contracts/calls/itinerary";
import { readTripBase } from "~/contracts/calls/trip";
import { lookbackDay } from "~/domain/live/live-advance";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { readLiveTrip } from "~/features/live/live-trip";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { useTripSwitch } from "~/features/own-trips/switch-trip";
import { Button } from "~/ui/actions/button";
import { Alert } from "~/ui/feedback/alert";
import { MemoriesScreen } from "./parts/memories-screen";
import { yourTripsTexts } from "#messages/people/join";
import { memoriesTexts } from "#messages/memories";
import { sharedLabels } from "#messages/ui";
import { loadTripMemories, loadWhoWasThere } from "~/features/memories/trip-memories";

export const meta: MetaFunction = () => [{ title: sharedLabels.documentTitle(memoriesTexts.tab) }];

export const HydrateFallback = () => <SkeletonScreen label={memoriesTexts.loading} cards={2} />;

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  requireSession();
  const tripId = params.tripId ?? "";
  const memories = loadTripMemories(tripId);
  const people = loadWhoWasThere(tripId, memories);
  const [trip, plan] = await Promise.all([findTrip(tripId), findPlan(tripId)]);
  return { tripId, found: { trip, plan }, memories, people };
}
clientLoader.hydrate = true as const;

/** The trip of the address: the phone's own copy, or the server's answer; null when neither has it. */
async function findTrip(tripId: string): Promise<Trip | null> {
  const stored = readLocal("tripData");
  if (stored?.tripId === tripId) return stored;
  try {
    return (await callApi(readTripBase, { params: { tripId }, timeoutMs: 8_000 })).trip;
  } catch (error) {
    onUnauthenticated(error);
    return null;
  }
}

/** Its plan, to draw the way on; without it the words stand alone. */
async function findPlan(tripId: string): Promise<Itinerary | null> {
  const options = { params: { tripId }, timeoutMs: 8_000 };
  return planOnThisDevice(tripId) ?? callApi(readItineraryDays, options).catch(() => null);
}

function planOnThisDevice(tripId: string): Itinerary | null {
  const plan = readLocal("itineraryData");
  return plan?.tripId === tripId ? plan : null;
}

/** /reflections/:tripId: the memories of a trip by its id. */
export default function TripReflections() {
  const { tripId, found, memories, people } = useLoaderData<typeof clientLoader>();
  const { trip, plan } = useFollowed<{ trip: Trip | null; plan: Itinerary | null }>(found, () => {
    const now = readLocal("tripData");
    return now?.tripId === tripId ? { trip: now, plan: planOnThisDevice(tripId) } : null;
  });
  const isCurrent = useLocal("tripData")?.tripId === tripId;
  // Of the trip one is on, it is known which days are lived, and words may be added.
  const live = isCurrent ? readLiveTrip() : null;
  return (
    <MemoriesScreen
      key={tripId}
      tripId={tripId}
      trip={trip}
      plan={plan}
      memories={memories}
      people={people}
      empty={memoriesTexts.none}
      homePath="/wayfellow/home"
      lastDay={live ? lookbackDay(live.position.dayIndex, live.trip.daysTotal).completedDay : daysLived(trip)}
      writer={live?.user._id}
      after={trip !== null && !isCurrent && <BackToTrip trip={trip} />}
    />
  );
}

/** Of a trip one is not on, only its end is known. */
const daysLived = (trip: Trip | null): number => (trip?.tripComplete ? trip.daysTotal : 0);

/** Words are added to the trip one is on: makes this one that again. */
function BackToTrip({ trip }: { trip: Trip }) {
  const { switchTo, switchingTo, failed } = useTripSwitch();
  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-6">
      <p className="text-ink-soft">{memoriesTexts.elsewhere(trip.tripName)}</p>
      <Alert>{failed && yourTripsTexts.failed}</Alert>
      <Button
        look="secondary"
        pending={switchingTo !== null}
        pendingLabel={yourTripsTexts.switching}
        onClick={() => void switchTo(trip)}
      >
        {yourTripsTexts.go}
      </Button>
    </section>
  );
}
