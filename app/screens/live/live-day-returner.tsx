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
import { liveDayReturnerTexts as texts } from "#messages/live/live-day-returner";
import { welcomeBackTexts } from "#messages/live/welcome-back";
import { sharedLabels } from "#messages/ui/shared-labels";

export const meta: MetaFunction = () => [{ title: sharedLabels.documentTitle(texts.tab) }];

export const HydrateFallback = () => <SkeletonScreen label={welcomeBackTexts.looking} cards={2} />;

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
      title={welcomeBackTexts.title}
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
      <TripFacts
        facts={[trip.city, formatDateRange(trip.startDate, trip.endDate), texts.travellers(trip.partyCount)]}
      />
      <LeftOffCard live={live} label={texts.leftOff} />
      <WaitingNote waiting={live.waiting} />
      <SignedInAs />
    </Screen>
  );
}

function StatusFailed() {
  return (
    <Screen title={welcomeBackTexts.title}>
      <ErrorCard
        title={texts.failed}
        message={welcomeBackTexts.unreachedWhy}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{sharedLabels.again}</Button>
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
  return (
    <StartOver
      label={welcomeBackTexts.startOver}
      question={welcomeBackTexts.question}
      consequence={texts.consequence}
      keepLabel={welcomeBackTexts.keep}
      clear={clear}
    />
  );
}
