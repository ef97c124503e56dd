import type { ClientLoaderFunctionArgs, MetaFunction, ShouldRevalidateFunction } from "@remix-run/react";
import { Await, Navigate, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { isReflection, type QueuedReflection } from "~/domain/outbox";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { ErrorCard } from "~/ui/error-card";
import { PendingLine } from "~/ui/pending-line";
import { Screen } from "~/ui/screen";
import { type LiveTrip, loadLiveTrip } from "../live/parts/live-trip";
import { dayToReflectOn } from "./parts/day-to-reflect-on";
import { lookbackAction } from "./parts/lookback-action";
import { LookbackFrame } from "./parts/lookback-frame";
import { LookbackForm } from "./parts/lookback-form";
import { lookbackTexts as texts } from "./parts/lookback-texts";
import { loadTripMemories, ownReflections, type TripMemories } from "./parts/trip-memories";

export const meta: MetaFunction = () => [{ title: `${texts.tab} · Wayfellow` }];

export const HydrateFallback = () => (
  <Screen title={texts.tab} sky="evening">
    <PendingLine>{texts.loading}</PendingLine>
  </Screen>
);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const live = await loadLiveTrip();
  if (live === null) return { live, day: 0, memories: null };
  const day = dayToReflectOn(request.url, live);
  return { live, day, memories: day === 0 ? null : loadTripMemories(live.trip.tripId) };
}
clientLoader.hydrate = true as const;

export const clientAction = lookbackAction;

/** A save that failed must not fetch anew and rebuild the form under what was typed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) => formMethod === undefined && defaultShouldRevalidate;

/** /daylookback and /tripdaylookback: how the finished day felt. */
export default function DayLookback() {
  const { live, day, memories } = useLoaderData<typeof clientLoader>();
  if (live === null) return <NotLoaded />;
  if (day === 0) return <TooEarly />;
  return (
    <Suspense
      fallback={
        <LookbackFrame live={live} day={day}>
          <PendingLine>{texts.loading}</PendingLine>
        </LookbackFrame>
      }
    >
      <Await resolve={memories}>{(known: TripMemories | null) => <Known live={live} day={day} known={known} />}</Await>
    </Suspense>
  );
}

function Known({ live, day, known }: { live: LiveTrip; day: number; known: TripMemories | null }) {
  if (known?.kind === "refused") return <Navigate to="/access" replace />;
  if (known?.kind === "loaded") {
    const saved = ownReflections(known.reflections, live.user._id).find(({ dayIndex }) => dayIndex === day);
    return <LookbackForm key={day} live={live} day={day} saved={wordsWaiting(live, day) ?? saved ?? null} />;
  }
  // One may write without a connection too: the words go into the outbox.
  if (known?.kind === "failed" && known.offline) return <LookbackForm key={day} live={live} day={day} saved={wordsWaiting(live, day)} note={texts.offline} />;
  return (
    <LookbackFrame live={live} day={day}>
      <LoadFailed />
    </LookbackFrame>
  );
}

/** What the traveller wrote about the day and this phone could not send yet. */
const wordsWaiting = ({ waiting }: LiveTrip, day: number): QueuedReflection | null => waiting.filter(isReflection).find(({ dayIndex }) => dayIndex === day) ?? null;

function TooEarly() {
  return <Screen title={texts.tooEarly} lead={texts.tooEarlyWhy} actions={<ButtonLink to="/tripliveday">{texts.today}</ButtonLink>} />;
}

const NotLoaded = () => (
  <Screen title={texts.tab}>
    <LoadFailed />
  </Screen>
);

function LoadFailed() {
  return (
    <ErrorCard
      title={texts.failed}
      message={texts.failedWhy}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{texts.again}</Button>
          <ButtonLink to="/" look="secondary">
            {texts.home}
          </ButtonLink>
        </>
      }
    />
  );
}
