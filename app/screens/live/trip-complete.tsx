import type { MetaFunction } from "@remix-run/react";
import { Await, Navigate, redirect, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { writeLocal } from "~/browser/storage/local-copy";
import { formatDateRange } from "~/messages/formats";
import { daysWithoutWords, reflectionToOffer } from "~/domain/memories/reflection";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { loadTripMemories, ownReflections, reflectionsIn, type TripMemories } from "~/features/memories/trip-memories";
import { planAnotherTrip, takeWishForAnotherTrip } from "~/features/own-trips/another-trip";
import { refreshLiveStatus } from "~/browser/api/live-status";
import { isOver, type LiveTrip, loadLiveTrip, readLiveTrip, useFollowedTrip } from "~/features/live/live-trip";
import { useSpanAsTravelled } from "~/features/trip-home/use-moment";
import { StartOver } from "~/features/own-trips/start-over";
import { TripEmblem } from "~/features/trip-at-hand/trip-emblem";
import { TripFacts } from "./parts/trip-facts";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { tripCompleteTexts as texts } from "#messages/live";
import { sharedLabels } from "#messages/ui";

export const meta: MetaFunction = () => [{ title: sharedLabels.documentTitle(texts.tab) }];

export const HydrateFallback = () => <SkeletonScreen label={texts.opening} cards={1} />;

export async function clientLoader() {
  if (takeWishForAnotherTrip()) throw redirect("/postprofileroleselect");
  const live = await loadLiveTrip();
  if (live === null) return { live, memories: null };
  if (await isStillUnderWay(live)) throw redirect("/localrouter");
  writeLocal("tripData", { ...live.trip, tripComplete: true });
  return { live, memories: loadTripMemories(live.trip.tripId) };
}
clientLoader.hydrate = true as const;

/** Someone typed the address in the middle of the trip: the server knows better. Without it, the phone believes them. */
async function isStillUnderWay(live: LiveTrip): Promise<boolean> {
  if (isOver(live) || live.trip.tripComplete) return false;
  const answered = await refreshLiveStatus(live.trip.tripId).then(
    () => true,
    () => false,
  );
  const now = readLiveTrip();
  return answered && now !== null && !isOver(now);
}

/** /tripcomplete: the end of the trip, and the way to its memories. */
export default function TripComplete() {
  const { live, memories } = useLoaderData<typeof clientLoader>();
  return live === null ? <TripUnavailable /> : <Complete live={live} memories={memories} />;
}

type Memories = Promise<TripMemories> | null;

/** One screen before and after the memories are here, so that a question that was opened meanwhile stays open. */
function Complete({ live: fetched, memories }: { live: LiveTrip; memories: Memories }) {
  const { trip, plan, user } = useFollowedTrip(fetched);
  const { startDate, endDate } = useSpanAsTravelled(trip);
  return (
    <Screen
      sky="evening"
      above={
        <p className="font-semibold">
          <Remembered memories={memories} meanwhile={texts.above}>
            {(known) =>
              dayToOffer(trip, user, known) === trip.daysTotal ? texts.lastDay(trip.daysTotal) : texts.above
            }
          </Remembered>
        </p>
      }
      title={trip.tripName}
      lead={texts.lead}
      actions={
        <>
          <Remembered
            memories={memories}
            meanwhile={<WayToMemories first={<Button pending pendingLabel={texts.looking} />} />}
          >
            {(known) => {
              if (known?.kind === "refused") return <Navigate to="/access" replace />;
              const day = dayToOffer(trip, user, known);
              return (
                <WayToMemories
                  first={day !== null && <ButtonLink to="/daylookback">{texts.reflect(day)}</ButtonLink>}
                />
              );
            }}
          </Remembered>
          <StartOver
            label={texts.another}
            question={texts.question}
            consequence={texts.consequence(trip.destination)}
            keepLabel={texts.keep}
            clear={planAnotherTrip}
            danger={false}
          />
        </>
      }
    >
      <Remembered memories={memories}>
        {(known) => {
          const missing = daysToWrite(trip, user, known);
          return missing.length > 0 && <p className="max-w-prose">{texts.reflectWhy(missing, trip.daysTotal)}</p>;
        }}
      </Remembered>
      <TripFacts facts={[trip.destination, formatDateRange(startDate, endDate)]} />
      <div className="w-full sm:max-w-80">
        <TripEmblem city={trip.city} plan={plan} size="full" />
      </div>
    </Screen>
  );
}

/** The days that still wait for the traveller's own words. */
const daysToWrite = (trip: LiveTrip["trip"], user: LiveTrip["user"], known: TripMemories | null): number[] =>
  known?.kind === "refused" ? [] : daysWithoutWords(trip.daysTotal, ownReflections(reflectionsIn(known), user._id));

const dayToOffer = (trip: LiveTrip["trip"], user: LiveTrip["user"], known: TripMemories | null): number | null =>
  reflectionToOffer(daysToWrite(trip, user, known), trip.daysTotal);

type RememberedProps = {
  memories: Memories;
  meanwhile?: React.ReactNode;
  children: (known: TripMemories | null) => React.ReactNode;
};

const Remembered = ({ memories, meanwhile = null, children }: RememberedProps) => (
  <Suspense fallback={meanwhile}>
    <Await resolve={memories}>{children}</Await>
  </Suspense>
);

/** `first` is the step before the memories, while there is one. */
const WayToMemories = ({ first }: { first: React.ReactNode }) => (
  <>
    {first}
    <ButtonLink to="/reflections" look={first ? "secondary" : "primary"}>
      {texts.memories}
    </ButtonLink>
  </>
);
