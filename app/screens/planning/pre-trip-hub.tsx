import type { MetaFunction } from "@remix-run/cloudflare";
import { redirect, useLoaderData } from "@remix-run/react";
import { mayCall } from "~/contracts/endpoint";
import { callApi } from "~/browser/api/api-client";
import { keepLiveStatus } from "~/browser/api/live-status";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { readLocal } from "~/browser/storage/local-copy";
import { useRefresh } from "~/browser/api/use-refresh";
import { startTrip } from "~/contracts/calls/live";
import { changeTrip } from "~/contracts/calls/trip";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { User } from "~/domain/people/companion";
import type { Trip } from "~/domain/trip/trip";
import { ButtonLink } from "~/ui/actions/button-link";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LostWay } from "~/ui/feedback/lost-way";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { TextLink } from "~/ui/actions/text-link";
import { toast } from "~/ui/feedback/toast";
import { SignedInAs } from "~/features/account/signed-in-as";
import { preTripHubTexts as texts } from "#messages/planning";
import { tripAtHandTexts, tripDetailsLink } from "#messages/trip-at-hand";
import { sharedLabels } from "#messages/ui";
import { useMoment } from "~/features/trip-home/use-moment";
import { TripHome } from "~/features/trip-home/trip-home";
import { HubSummary } from "~/features/trip-at-hand/hub-summary";
import { loadTripCopy, viewerOf, type LoadedCopy, type TripCopy } from "~/features/trip-at-hand/trip-copy";
import { liveScreenOf } from "~/features/trip-at-hand/home-of";
import { PlanningProgress, unfinishedStep } from "./parts/planning-progress";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { StartTrip } from "./parts/start-trip";
import { AddToCalendar } from "~/features/plan/add-to-calendar";
import { TripLinks } from "~/features/plan/trip-links";
import { YourTrips } from "~/features/own-trips/your-trips";
import { Invite } from "~/features/companions/invite";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

const isPainted = ({ trip, itinerary }: TripCopy): boolean => trip !== null && itinerary !== null;

export const clientLoader = () => loadTripCopy(isPainted);
clientLoader.hydrate = true as const;

/** Starts the trip; an error still leads on (SPEC section 4, trip lifecycle), with a word about it. */
export async function clientAction() {
  requireSession();
  const trip = readLocal("tripData");
  if (trip === null) return redirect("/pretriphub");
  try {
    keepLiveStatus(trip.tripId, await callApi(startTrip, { params: { tripId: trip.tripId } }));
  } catch (error) {
    onUnauthenticated(error);
    toast(texts.startFailed, { tone: "bad" });
  }
  return redirect("/livedayreturner");
}

export const HydrateFallback = () => <SkeletonScreen label={tripAtHandTexts.loading} cards={1} />;

export default function PreTripHub() {
  const copy = useLoaderData<typeof clientLoader>();
  const stale = useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <NoTrip />;
  return (
    <Hub
      copy={copy}
      trip={viewer.trip}
      user={viewer.user}
      mayRun={mayCall(viewer.user.role, startTrip)}
      notice={<StaleNote problem={stale} />}
    />
  );
}

type HubProps = { copy: LoadedCopy; trip: Trip; user: User; mayRun: boolean; notice: React.ReactNode };

const dayPath = (dayIndex: number): string => `/wayfellow/itineraryupdate?day=${dayIndex}`;

function Hub({ copy, trip, user, mayRun, notice }: HubProps) {
  const now = useMoment(trip);
  const planned = Boolean(copy.itinerary?.days.length);
  const next = unfinishedStep(copy).to;
  return (
    <Screen
      panes
      title={trip.tripComplete ? texts.over : texts.title}
      above={mayRun && !trip.startedTrip && <PlanningProgress current="hub" copy={copy} />}
      actions={
        mayRun ? (
          <HubActions trip={trip} planned={planned} next={next} />
        ) : (
          <CompanionActions trip={trip} role={user.role} />
        )
      }
    >
      <TripHome
        trip={trip}
        itinerary={copy.itinerary}
        ownId={user._id}
        now={now}
        dayPath={dayPath}
        planPath={mayRun ? next : null}
        cover={
          <>
            {notice}
            <HubSummary trip={trip} itinerary={copy.itinerary} />
            {!mayRun && !trip.startedTrip && <p className="text-ink-soft">{texts.waiting}</p>}
          </>
        }
        noDays={<EmptyState>{texts.noDays}</EmptyState>}
        ways={<Ways trip={trip} itinerary={copy.itinerary} role={user.role} mayRun={mayRun} />}
      >
        {mayRun && !trip.tripComplete && <Invite trip={trip} />}
        <YourTrips current={trip.tripId} />
        <SignedInAs />
      </TripHome>
    </Screen>
  );
}

/** What else the trip offers, quietly. */
function Ways({
  trip,
  itinerary,
  role,
  mayRun,
}: {
  trip: Trip;
  itinerary: Itinerary | null;
  role: User["role"];
  mayRun: boolean;
}) {
  return (
    <nav aria-label={texts.ways} className="flex flex-wrap items-center gap-x-6">
      {itinerary !== null && itinerary.days.length > 0 && (
        <>
          <TextLink to="/wayfellow/itineraryupdate" className="inline-flex min-h-12 items-center">
            {texts.seeDays}
          </TextLink>
          <TripLinks>
            <AddToCalendar trip={trip} itinerary={itinerary} />
          </TripLinks>
          {mayRun && (
            <TextLink to="/wayfellowhub" className="inline-flex min-h-12 items-center">
              {texts.goodToKnow}
            </TextLink>
          )}
        </>
      )}
      {mayCall(role, changeTrip) && (
        <TextLink to="/tripdetails" className="inline-flex min-h-12 items-center">
          {tripDetailsLink.label}
        </TextLink>
      )}
      <TextLink to="/trip-planner-ai" className="inline-flex min-h-12 items-center">
        {texts.ask}
      </TextLink>
    </nav>
  );
}

function HubActions({ trip, planned, next }: { trip: Trip; planned: boolean; next: string }) {
  return (
    <>
      {trip.tripComplete ? (
        <ButtonLink to="/reflections">{texts.memories}</ButtonLink>
      ) : trip.startedTrip ? (
        <ButtonLink to="/livedayreturner">{texts.resume}</ButtonLink>
      ) : planned ? (
        <StartTrip trip={trip} />
      ) : (
        <ButtonLink to={next}>{texts.goOn}</ButtonLink>
      )}
      <ButtonLink to="/tripintent" look="secondary">
        {texts.modify}
      </ButtonLink>
    </>
  );
}

/** For a companion: who handed the trip over while this screen stood there, or came by an old link. */
function CompanionActions({ trip, role }: { trip: Trip; role: User["role"] }) {
  if (trip.tripComplete) return <ButtonLink to="/reflections">{texts.memories}</ButtonLink>;
  return trip.startedTrip && <ButtonLink to={liveScreenOf(role)}>{texts.follow}</ButtonLink>;
}

function NoTrip() {
  return (
    <Screen title={texts.none} lead={texts.noneWhy} actions={<ButtonLink to="/">{sharedLabels.goHome}</ButtonLink>}>
      <LostWay />
    </Screen>
  );
}
