import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { dropAllDrafts } from "~/browser/form-draft";
import { clearLocalCopy } from "~/browser/local-copy";
import { formatDateRange } from "~/domain/calendar-date";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { ErrorCard } from "~/ui/error-card";
import { Screen } from "~/ui/screen";
import { SkeletonScreen } from "~/ui/skeleton";
import { SignedInAs } from "../account/signed-in-as";
import { RoomBar } from "../room/room-slots";
import { LeftOffCard } from "./parts/left-off-card";
import { type LiveTrip, loadRunningTrip } from "./parts/live-trip";
import { StartOver } from "./parts/start-over";
import { TripEmblem } from "./parts/trip-emblem";
import { TripFacts } from "./parts/trip-facts";
import { useLiveStatus } from "./parts/use-live-status";
import { WaitingNote } from "./parts/waiting-note";

const texts = {
  tab: "Welcome back",
  title: "Welcome Back!",
  lead: (tripName: string): string => `${tripName} goes on where you left it.`,
  leftOff: "Where you left off",
  goOn: "Take Me Where I Left Off",
  pick: "Pick a Different Day",
  startOver: "Start Over",
  question: "Start over on this phone?",
  consequence: "This clears everything Wayfellow keeps on this phone: your profile, the trip, its plan and where you are in it. Nothing is deleted for your companions: while you are signed in, your trip is fetched again.",
  keep: "Keep it",
  travellers: (count: number): string => `${count} ${count === 1 ? "traveller" : "travellers"}`,
  failed: "Unable to Load Trip Status",
  failedWhy: "We could not reach your trip, and this phone has no copy of it. Your trip itself is safe.",
  again: "Try Again",
};

export const meta: MetaFunction = () => [{ title: `${texts.tab} · Wayfellow` }];

export const HydrateFallback = () => <SkeletonScreen label="Finding where you left off…" cards={2} />;

export const clientLoader = async () => ({ live: await loadRunningTrip() });
clientLoader.hydrate = true as const;

/** /livedayreturner: the way back into a trip that is under way. */
export default function LiveDayReturner() {
  const { live } = useLoaderData<typeof clientLoader>();
  return live === null ? <StatusFailed /> : <WelcomeBack live={live} />;
}

function WelcomeBack({ live }: { live: LiveTrip }) {
  const { trip, plan } = live;
  const news = useLiveStatus(trip.tripId);
  return (
    <Screen
      title={texts.title}
      lead={texts.lead(trip.tripName)}
      figure={<TripEmblem city={trip.city} plan={plan} />}
      actions={
        <>
          <ButtonLink to="/tripliveday">{texts.goOn}</ButtonLink>
          <ButtonLink to="/pickliveday" look="secondary">
            {texts.pick}
          </ButtonLink>
          <StartOverHere />
        </>
      }
    >
      <RoomBar unreached={news === "unreachable"} />
      <TripFacts facts={[trip.city, formatDateRange(trip.startDate, trip.endDate), texts.travellers(trip.partyCount)]} />
      <LeftOffCard live={live} label={texts.leftOff} />
      <WaitingNote waiting={live.waiting} />
      <SignedInAs />
    </Screen>
  );
}

function StatusFailed() {
  return (
    <Screen title={texts.title}>
      <ErrorCard
        title={texts.failed}
        message={texts.failedWhy}
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
    clearLocalCopy();
    dropAllDrafts();
  };
  return <StartOver label={texts.startOver} question={texts.question} consequence={texts.consequence} keepLabel={texts.keep} clear={clear} />;
}
