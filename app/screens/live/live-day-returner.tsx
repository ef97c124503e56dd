import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { formatDateRange } from "~/messages/formats";
import { ButtonLink } from "~/ui/actions/button-link";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { SignedInAs } from "~/features/account/signed-in-as";
import { RoomBar } from "~/features/room/room-bar";
import { LeftOffCard } from "~/features/live/left-off-card";
import { type LiveTrip, loadRunningTrip } from "~/features/live/live-trip";
import { TripEmblem } from "~/features/trip-at-hand/trip-emblem";
import { TripFacts } from "./parts/trip-facts";
import { type BeginAnew, StartOverHere, StatusFailed } from "./parts/ways-back";
import { useLiveStatus } from "~/features/live/use-live-status";
import { WaitingNote } from "./parts/waiting-note";
import { liveDayReturnerTexts as texts, welcomeBackTexts } from "#messages/live";
import { sharedLabels } from "#messages/ui";

export const meta: MetaFunction = () => [{ title: sharedLabels.documentTitle(texts.tab) }];

export const HydrateFallback = () => <SkeletonScreen label={welcomeBackTexts.looking} cards={2} />;

export const clientLoader = async () => ({ live: await loadRunningTrip() });
clientLoader.hydrate = true as const;

const ANEW: BeginAnew = { consequence: texts.consequence, clears: "start-over" };

/** /livedayreturner: the way back into a trip that is under way. */
export default function LiveDayReturner() {
  const { live } = useLoaderData<typeof clientLoader>();
  return live === null ? <StatusFailed title={texts.failed} {...ANEW} /> : <WelcomeBack live={live} />;
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
          <StartOverHere {...ANEW} />
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
