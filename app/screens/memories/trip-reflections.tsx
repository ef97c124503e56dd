import type { ClientLoaderFunctionArgs, MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { callApi } from "~/browser/api/api-client";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { readLocal } from "~/browser/storage/local-copy";
import { readTripBase } from "~/contracts/calls/trip";
import type { Trip } from "~/domain/trip/trip";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { MemoriesScreen } from "./parts/memories-screen";
import { memoriesTexts } from "#messages/memories";
import { sharedLabels } from "#messages/ui";
import { loadTripMemories } from "~/features/memories/trip-memories";

export const meta: MetaFunction = () => [{ title: sharedLabels.documentTitle(memoriesTexts.tab) }];

export const HydrateFallback = () => <SkeletonScreen label={memoriesTexts.loading} cards={2} />;

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  requireSession();
  const tripId = params.tripId ?? "";
  const trip = await findTrip(tripId);
  return { tripId, trip, plan: planOf(tripId), memories: loadTripMemories(tripId) };
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

function planOf(tripId: string) {
  const plan = readLocal("itineraryData");
  return plan?.tripId === tripId ? plan : null;
}

/** /reflections/:tripId: the memories of a trip by its id. */
export default function TripReflections() {
  const { tripId, trip, plan, memories } = useLoaderData<typeof clientLoader>();
  return (
    <MemoriesScreen
      key={tripId}
      tripId={tripId}
      trip={trip}
      plan={plan}
      memories={memories}
      empty={memoriesTexts.none}
      homePath="/wayfellow/home"
    />
  );
}
