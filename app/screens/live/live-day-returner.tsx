import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { formatDateRange } from "~/messages/formats";
import { ButtonLink } from "~/ui/actions/button-link";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { SignedInAs } from "~/features/account/signed-in-as";
import { isStartOpen } from "~/domain/live/live-advance";
import { spanAsTravelled } from "~/domain/live/live-moment";
import { TakeBackStart } from "~/features/live/take-back-start";
import { LeftOffCard } from "~/features/live/left-off-card";
import { type LiveTrip, loadRunningTrip } from "~/features/live/live-trip";
import { TripEmblem } from "~/features/trip-at-hand/trip-emblem";
import { TripFacts } from "./parts/trip-facts";
import { type BeginAnew, StartOverApart, StatusFailed } from "./parts/start-over-here";
import { homeOf, liveScreenOf } from "~/features/trip-at-hand/home-of";
import { completeDay } from "~/contracts/calls/live";
import { mayCall } from "~/contracts/endpoint";
import { useLiveStatus } from "~/features/live/use-live-status";
import { WaitingNote } from "./parts/waiting-note";
import { liveDayReturnerTexts as texts } from "#messages/live";
import { welcomeBackTexts } from "#messages/live-pauses";
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
  const { user, trip, plan, position, moment } = live;
  const { startDate, endDate } = spanAsTravelled(trip, moment);
  const isOrganizer = mayCall(user.role, completeDay);
  useLiveStatus(trip.tripId);
  const isOpen = isStartOpen(position);
  if (!trip.startedTrip) return <NotStartedYet live={live} />;
  return (
    <Screen
      title={isOpen ? welcomeBackTexts.begins : welcomeBackTexts.title}
      lead={isOpen ? welcomeBackTexts.beginsLead(trip.tripName) : texts.lead(trip.tripName)}
      figure={<TripEmblem city={trip.city} plan={plan} />}
      actions={
        <>
          <ButtonLink to={isOpen && isOrganizer ? "/tripliveblock" : liveScreenOf(user.role)}>
            {isOpen ? welcomeBackTexts.startDay : texts.goOn}
          </ButtonLink>
          <ButtonLink to={isOrganizer ? "/pickliveday" : "/wayfellow/itinerary"} look="secondary">
            {texts.pick}
          </ButtonLink>
        </>
      }
    >
      <TripFacts facts={[trip.destination, formatDateRange(startDate, endDate), texts.travellers(trip.partyCount)]} />
      <LeftOffCard live={live} label={isOpen ? welcomeBackTexts.beginsHere : texts.leftOff} />
      <TakeBackStart live={live} />
      <WaitingNote waiting={live.waiting} />
      <StartOverApart {...ANEW} />
      <SignedInAs />
    </Screen>
  );
}

/** A start that did not get through, or one that was taken back, leads here as well (SPEC section 4, trip lifecycle). */
function NotStartedYet({ live: { user, trip, plan } }: { live: LiveTrip }) {
  return (
    <Screen
      title={welcomeBackTexts.notStarted}
      lead={welcomeBackTexts.notStartedLead(trip.tripName)}
      figure={<TripEmblem city={trip.city} plan={plan} />}
      actions={<ButtonLink to={homeOf(user.role).to}>{homeOf(user.role).label}</ButtonLink>}
    >
      <TripFacts
        facts={[trip.destination, formatDateRange(trip.startDate, trip.endDate), texts.travellers(trip.partyCount)]}
      />
      <StartOverApart {...ANEW} />
      <SignedInAs />
    </Screen>
  );
}
