import { type MetaFunction, redirect, useLoaderData } from "@remix-run/react";
import { alreadyJoinedTexts as texts } from "#messages/people/join";
import { useRefresh } from "~/browser/api/use-refresh";
import { ButtonLink } from "~/ui/actions/button-link";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { HubSummary } from "~/features/trip-at-hand/hub-summary";
import { hasTrip, loadTripCopy, viewerOf } from "~/features/trip-at-hand/trip-copy";
import { entranceOf } from "~/features/trip-at-hand/home-of";
import { YourTrips } from "~/features/own-trips/your-trips";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export async function clientLoader() {
  const copy = await loadTripCopy(hasTrip);
  if (!hasTrip(copy) && copy.problem === null) throw redirect("/join");
  return copy;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={1} />;

/** /alreadyjoined: the trip one is on, the way to it, and the way to another. */
export default function AlreadyJoined() {
  const copy = useLoaderData<typeof clientLoader>();
  useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <TripUnavailable />;
  const { trip, user } = viewer;
  return (
    <Screen
      title={texts.title}
      lead={viewer.kind === "organizer" ? texts.leadOrganizer : texts.lead}
      back={{ to: "/home", label: texts.home }}
      actions={
        <>
          <ButtonLink to={entranceOf(user.role)}>{texts.open}</ButtonLink>
          <ButtonLink to="/join" look="secondary">
            {texts.another}
          </ButtonLink>
        </>
      }
    >
      <HubSummary trip={trip} itinerary={copy.itinerary} />
      <YourTrips current={trip.tripId} />
    </Screen>
  );
}
