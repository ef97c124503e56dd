import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, redirect, useLoaderData } from "@remix-run/react";
import { mayCall } from "~/contracts/endpoint";
import { callApi } from "~/browser/api/api-client";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { useRoom } from "~/browser/room/use-room";
import { useRefresh } from "~/browser/api/use-refresh";
import { startTrip } from "~/contracts/calls/live";
import type { LiveStatus } from "~/domain/live/live-position";
import type { Trip } from "~/domain/trip/trip";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LostWay } from "~/ui/feedback/lost-way";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { TextLink } from "~/ui/actions/text-link";
import { toast } from "~/ui/feedback/toast";
import { RoomBar } from "~/features/room/room-bar";
import { SignedInAs } from "~/features/account/signed-in-as";
import { preTripHubTexts as texts, tripAtHandTexts } from "#messages/planning";
import { sharedLabels } from "#messages/ui";
import { HubSummary } from "~/features/trip-at-hand/hub-summary";
import { loadTripCopy, viewerOf, type LoadedCopy, type TripCopy } from "~/features/trip-at-hand/trip-copy";
import { PlanningProgress, unfinishedStep } from "./parts/planning-progress";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { useSubmitting } from "./parts/use-submitting";
import { AddToCalendar } from "~/features/plan/add-to-calendar";
import { TripLinks } from "~/features/plan/trip-links";
import { YourTrips } from "~/features/own-trips/your-trips";
import { CompanionsLink } from "~/features/companions/companions-link";
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
    keepStart(trip, await callApi(startTrip, { params: { tripId: trip.tripId } }));
  } catch (error) {
    onUnauthenticated(error);
    toast(texts.startFailed, { tone: "bad" });
  }
  return redirect("/livedayreturner");
}

function keepStart(trip: Trip, { startedTrip, tripComplete, currentDayIndex, currentBlock }: LiveStatus): void {
  writeLocal("tripData", { ...trip, startedTrip, tripComplete });
  writeLocal("currentDayIndex", currentDayIndex);
  writeLocal("currentBlockName", currentBlock);
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
      mayRun={mayCall(viewer.user.role, startTrip)}
      notice={<StaleNote problem={stale} />}
    />
  );
}

function Hub({
  copy,
  trip,
  mayRun,
  notice,
}: {
  copy: LoadedCopy;
  trip: Trip;
  mayRun: boolean;
  notice: React.ReactNode;
}) {
  useRoom(trip.tripId);
  const planned = Boolean(copy.itinerary?.days.length);
  return (
    <Screen
      title={texts.title}
      above={mayRun && !trip.startedTrip && <PlanningProgress current="hub" copy={copy} />}
      actions={
        mayRun ? <HubActions planned={planned} started={trip.startedTrip} next={unfinishedStep(copy).to} /> : undefined
      }
    >
      <RoomBar />
      {notice}
      <HubSummary trip={trip} itinerary={copy.itinerary} />
      {!mayRun && <p className="text-ink-soft">{texts.waiting}</p>}
      {planned ? (
        <div className="grid gap-1">
          <p className="flex flex-wrap gap-x-7">
            <TextLink to="/wayfellow/itineraryupdate" className="inline-flex min-h-12 items-center">
              {texts.seeDays}
            </TextLink>
            {mayRun && (
              <TextLink to="/wayfellowhub" className="inline-flex min-h-12 items-center">
                {texts.goodToKnow}
              </TextLink>
            )}
          </p>
          <TripLinks>{copy.itinerary && <AddToCalendar trip={trip} itinerary={copy.itinerary} />}</TripLinks>
        </div>
      ) : (
        <EmptyState>{texts.noDays}</EmptyState>
      )}
      {mayRun && <Invite trip={trip} />}
      <p>
        <CompanionsLink />
      </p>
      <p>
        <TextLink to="/trip-planner-ai" className="inline-flex min-h-12 items-center">
          {texts.ask}
        </TextLink>
      </p>
      <YourTrips current={trip.tripId} />
      <SignedInAs />
    </Screen>
  );
}

function HubActions({ planned, started, next }: { planned: boolean; started: boolean; next: string }) {
  const starting = useSubmitting();
  return (
    <>
      {started ? (
        <ButtonLink to="/livedayreturner">{texts.resume}</ButtonLink>
      ) : planned ? (
        <Form method="post" className="grid">
          <Button type="submit" pending={starting} pendingLabel={texts.starting}>
            {texts.start}
          </Button>
        </Form>
      ) : (
        <ButtonLink to={next}>{texts.goOn}</ButtonLink>
      )}
      <ButtonLink to="/tripintent" look="secondary">
        {texts.modify}
      </ButtonLink>
    </>
  );
}

function NoTrip() {
  return (
    <Screen title={texts.none} lead={texts.noneWhy} actions={<ButtonLink to="/">{sharedLabels.goHome}</ButtonLink>}>
      <LostWay />
    </Screen>
  );
}
