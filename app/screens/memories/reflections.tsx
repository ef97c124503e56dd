import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { lookbackDay } from "~/domain/live/live-advance";
import type { Reflection } from "~/domain/memories/reflection";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { TextLink } from "~/ui/actions/text-link";
import { type LiveTrip, loadLiveTrip, useFollowedTrip } from "~/features/live/live-trip";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { MemoriesScreen } from "./parts/memories-screen";
import { memoriesTexts } from "#messages/memories";
import { sharedLabels } from "#messages/ui";
import {
  loadTripMemories,
  loadWhoWasThere,
  ownReflections,
  type TripMemories,
} from "~/features/memories/trip-memories";

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
      after={(reflections) => <DaysToWrite live={live} reflections={reflections} />}
    />
  );
}

/** Finished days that this traveller has not written about: it is never too late. */
function DaysToWrite({
  live: { position, trip, user },
  reflections,
}: {
  live: LiveTrip;
  reflections: readonly Reflection[];
}) {
  const { completedDay } = lookbackDay(position.dayIndex, trip.daysTotal);
  const written = new Set(ownReflections(reflections, user._id).map(({ dayIndex }) => dayIndex));
  const missing = Array.from({ length: Math.max(completedDay, 0) }, (_, index) => index + 1).filter(
    (day) => !written.has(day),
  );
  if (missing.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-sm font-semibold text-ink-soft">{memoriesTexts.missing}</h2>
      <ul className="flex flex-wrap gap-x-5">
        {missing.map((day) => (
          <li key={day}>
            <TextLink to={`/daylookback?day=${day}`} className="inline-block py-3">
              {memoriesTexts.write(day)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
