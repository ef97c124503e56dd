import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { callApi } from "~/browser/api/api-client";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { useRefresh } from "~/browser/api/use-refresh";
import { readCreatedTrip } from "~/contracts/calls/trip";
import type { Trip } from "~/domain/trip/trip";
import { ButtonLink } from "~/ui/actions/button-link";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { ErrorCard } from "~/ui/feedback/error-card";
import { PlanSteps } from "~/ui/layout/plan-steps";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { CompanionsLink } from "~/features/companions/companions-link";
import { Invite } from "~/features/companions/invite";
import { tripCreatedTexts as texts } from "#messages/planning";
import { tripAtHandTexts } from "#messages/trip-at-hand";
import { sharedLabels } from "#messages/ui";
import { TripSummary } from "./trip-summary";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export async function clientLoader() {
  requireSession();
  return { trip: readLocal("tripData") ?? (await fetchTrip()) };
}
clientLoader.hydrate = true as const;

/** On a device that has no copy of the trip yet; null where it could not be had. */
async function fetchTrip(): Promise<Trip | null> {
  const tripId = readLocal("userData")?.tripId;
  if (!tripId) return null;
  try {
    const { trip } = await callApi(readCreatedTrip, { params: { tripId } });
    writeLocal("tripData", trip);
    return trip;
  } catch (error) {
    onUnauthenticated(error);
    return null;
  }
}

export const HydrateFallback = () => <SkeletonScreen label={tripAtHandTexts.loading} />;

/** The trip as it was made, and the invitation to it (SPEC section 2, /tripcreated). */
export default function TripCreated() {
  const { trip } = useLoaderData<typeof clientLoader>();
  useRefresh();
  if (trip === null) return <NoTrip />;
  return (
    <Screen
      above={<PlanSteps current="trip" done={["trip"]} />}
      figure={<CityEmblem city={trip.city} className="max-sm:size-16" />}
      title={trip.tripName}
      lead={texts.lead(trip.destination)}
      actions={
        <>
          <ButtonLink to="/prepbuild">{texts.plan}</ButtonLink>
          <ButtonLink to="/" look="quiet">
            {sharedLabels.headHome}
          </ButtonLink>
        </>
      }
    >
      <TripSummary trip={trip} />
      <Invite trip={trip} />
      <p>
        <CompanionsLink />
      </p>
    </Screen>
  );
}

function NoTrip() {
  return (
    <Screen title={texts.noTrip}>
      <ErrorCard
        title={texts.couldNotLoad}
        message={texts.safe}
        actions={<ButtonLink to="/hydratelocal">{sharedLabels.again}</ButtonLink>}
      />
      <p>
        <ButtonLink to="/" look="quiet">
          {sharedLabels.headHome}
        </ButtonLink>
      </p>
    </Screen>
  );
}
