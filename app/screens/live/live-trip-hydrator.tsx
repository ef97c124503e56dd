import type { MetaFunction } from "@remix-run/react";
import { Form, redirect, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { onUnauthenticated, requireSession } from "~/browser/guards";
import { hydrateLocalCopy } from "~/browser/hydrate";
import { removeLocal } from "~/browser/local-copy";
import { forgetDocumentCopies } from "~/browser/room/document-copies";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { ErrorCard } from "~/ui/error-card";
import { Screen } from "~/ui/screen";
import { SkeletonScreen } from "~/ui/skeleton";
import { LeftOffCard } from "./parts/left-off-card";
import { type LiveTrip, loadRunningTrip, readLiveTrip } from "./parts/live-trip";
import { StartOver } from "./parts/start-over";
import { SyncBadge } from "./parts/sync-badge";
import { TripEmblem } from "./parts/trip-emblem";
import { TripFacts } from "./parts/trip-facts";
import { useLiveStatus } from "./parts/use-live-status";

const texts = {
  tab: "Welcome back",
  title: "Welcome Back!",
  days: (count: number): string => `${count} ${count === 1 ? "day" : "days"}`,
  lastSaved: "Last saved",
  goOn: "Take Me Back!",
  restoring: "Bringing your trip back…",
  pick: "Pick a Day",
  startOver: "Start Over",
  question: "Start over on this phone?",
  consequence: "This clears the trip, its plan, and the day and block you are in from this phone. Nothing is deleted for your companions: while you are signed in, your trip is fetched again.",
  keep: "Keep it",
  loadFailed: "Failed to load trip status",
  loadFailedWhy: "We could not reach your trip, and this phone has no copy of it. Your trip itself is safe.",
  restoreFailed: "Failed to restore trip state",
  again: "Try Again",
};

/** Long enough for a slow connection, short enough to fall back to what the phone has. */
const RESTORE_TIMEOUT_MS = 8_000;

export const meta: MetaFunction = () => [{ title: `${texts.tab} · Wayfellow` }];

export const HydrateFallback = () => <SkeletonScreen label="Finding where you left off…" cards={2} />;

export const clientLoader = async () => ({ live: await loadRunningTrip() });
clientLoader.hydrate = true as const;

/** "Take Me Back!": the server's state of the trip, or without a connection the phone's own. */
export async function clientAction() {
  requireSession();
  try {
    await hydrateLocalCopy({ signal: AbortSignal.timeout(RESTORE_TIMEOUT_MS) });
  } catch (error) {
    onUnauthenticated(error);
  }
  return readLiveTrip()?.plan ? redirect("/tripliveday") : { alert: texts.restoreFailed };
}

/** /livetriphydrator: shows what was saved last and brings it back. */
export default function LiveTripHydrator() {
  const { live } = useLoaderData<typeof clientLoader>();
  return live === null ? <StatusFailed /> : <WelcomeBack live={live} />;
}

function WelcomeBack({ live }: { live: LiveTrip }) {
  const { trip, plan } = live;
  const news = useLiveStatus(trip.tripId);
  const pending = useNavigation().formMethod !== undefined;
  const answer = useActionData<typeof clientAction>();
  return (
    <Screen
      title={texts.title}
      lead={trip.tripName}
      figure={<TripEmblem city={trip.city} plan={plan} />}
      actions={
        <>
          <Form method="post" className="grid">
            <Button type="submit" pending={pending} pendingLabel={texts.restoring}>
              {texts.goOn}
            </Button>
          </Form>
          <ButtonLink to="/tripdaysoverview" look="secondary">
            {texts.pick}
          </ButtonLink>
          <StartOverHere />
        </>
      }
    >
      {!pending && <Alert>{answer?.alert}</Alert>}
      <TripFacts facts={[trip.city, texts.days(trip.daysTotal)]} />
      <LeftOffCard live={live} label={texts.lastSaved} />
      <SyncBadge news={news} />
    </Screen>
  );
}

function StatusFailed() {
  return (
    <Screen title={texts.title}>
      <ErrorCard
        title={texts.loadFailed}
        message={texts.loadFailedWhy}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{texts.again}</Button>
            <StartOverHere />
          </>
        }
      />
    </Screen>
  );
}

function StartOverHere() {
  const clear = () => {
    (["tripData", "itineraryData", "currentDayIndex", "currentBlockName"] as const).forEach(removeLocal);
    forgetDocumentCopies();
  };
  return <StartOver label={texts.startOver} question={texts.question} consequence={texts.consequence} keepLabel={texts.keep} clear={clear} />;
}
