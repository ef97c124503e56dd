import { Await, Navigate } from "@remix-run/react";
import { Suspense } from "react";
import { isReflection, type QueuedReflection } from "~/domain/offline/outbox";
import type { Reflection } from "~/domain/memories/reflection";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { ErrorCard } from "~/ui/feedback/error-card";
import { PendingLine } from "~/ui/feedback/pending-line";
import { type LiveTrip, useFollowedTrip } from "~/features/live/live-trip";
import { LookbackForm } from "./lookback-form";
import { LookbackFrame, type LookbackHead } from "./lookback-frame";
import { lookbackTexts as texts } from "#messages/memories";
import { sharedLabels } from "#messages/ui";
import { ownReflections, type TripMemories } from "~/features/memories/trip-memories";

export type DayReflectionProps = {
  live: LiveTrip;
  day: number;
  memories: Promise<TripMemories> | null;
  head?: LookbackHead;
};

/** One's own reflection on a day, once it is known what one wrote before. */
export function DayReflection({ memories, ...page }: DayReflectionProps) {
  // The trip may go on while somebody writes about this day: the page stays at it.
  const at = { ...page, live: useFollowedTrip(page.live) };
  return (
    <Suspense
      fallback={
        <LookbackFrame {...at}>
          <PendingLine>{texts.loading}</PendingLine>
        </LookbackFrame>
      }
    >
      <Await resolve={memories}>{(known: TripMemories | null) => <Known {...at} known={known} />}</Await>
    </Suspense>
  );
}

function Known({ known, ...at }: Omit<DayReflectionProps, "memories"> & { known: TripMemories | null }) {
  const { live, day } = at;
  if (known?.kind === "refused") return <Navigate to="/access" replace />;
  const savedAmong = (reflections: readonly Reflection[]) =>
    wordsWaiting(live, day) ??
    ownReflections(reflections, live.user._id).find(({ dayIndex }) => dayIndex === day) ??
    null;
  if (known?.kind === "loaded") return <LookbackForm key={day} {...at} saved={savedAmong(known.reflections)} />;
  // One may write without a connection too: the words go into the outbox.
  if (known?.kind === "failed" && known.offline)
    return <LookbackForm key={day} {...at} saved={savedAmong(known.kept ?? [])} note={texts.offline} />;
  return (
    <LookbackFrame {...at}>
      <LoadFailed />
    </LookbackFrame>
  );
}

/** What the traveller wrote about the day and this phone could not send yet. */
const wordsWaiting = ({ waiting }: LiveTrip, day: number): QueuedReflection | null =>
  waiting.filter(isReflection).find(({ dayIndex }) => dayIndex === day) ?? null;

/** What was written could not be looked up (SPEC section 8). */
export function LoadFailed() {
  return (
    <ErrorCard
      title={texts.failed}
      message={texts.failedWhy}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{sharedLabels.again}</Button>
          <ButtonLink to="/" look="secondary">
            {sharedLabels.goHome}
          </ButtonLink>
        </>
      }
    />
  );
}
