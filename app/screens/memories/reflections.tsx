import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { lookbackDay } from "~/domain/live/live-advance";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { type LiveTrip, loadLiveTrip, useFollowedTrip } from "~/features/live/live-trip";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { MemoriesScreen } from "./parts/memories-screen";
import { memoriesTexts } from "#messages/memories";
import { sharedLabels } from "#messages/ui";
import { loadTripMemories, loadWhoWasThere, type TripMemories } from "~/features/memories/trip-memories";

export const meta: MetaFunction = () => [{ title: sharedLabels.documentTitle(memoriesTexts.tabOfYours) }];

export const HydrateFallback = () => <SkeletonScreen label={memoriesTexts.loading} cards={2} />;

export async function clientLoader() {
  const live = await loadLiveTrip();
  if (live === null) return null;
  const { tripId } = live.trip;
  const memories = loadTripMemories(tripId);
  return { live, memories, people: loadWhoWasThere(tripId, memories) };
}
clientLoader.hydrate = true as const;

/** /reflections: the memories of the trip this traveller is on. */
export default function Reflections() {
  const known = useLoaderData<typeof clientLoader>();
  if (known === null) return <TripUnavailable />;
  return <Memories {...known} />;
}

type Known = { live: LiveTrip; memories: Promise<TripMemories>; people: ReturnType<typeof loadWhoWasThere> };

function Memories({ live: fetched, memories, people }: Known) {
  const live = useFollowedTrip(fetched);
  return (
    <MemoriesScreen
      tripId={live.trip.tripId}
      trip={live.trip}
      plan={live.plan}
      memories={memories}
      people={people}
      empty={memoriesTexts.noneYet}
      homePath="/"
      lastDay={lookbackDay(live.position.dayIndex, live.trip.daysTotal).completedDay}
      writer={live.user._id}
    />
  );
}
