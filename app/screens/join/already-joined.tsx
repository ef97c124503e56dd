import { type MetaFunction, redirect, useLoaderData } from "@remix-run/react";
import { alreadyJoinedTexts as texts } from "#messages/join/already-joined";
import { useRefresh } from "~/browser/use-refresh";
import { ButtonLink } from "~/ui/button-link";
import { Screen } from "~/ui/screen";
import { SkeletonScreen } from "~/ui/skeleton";
import { TripUnavailable } from "../live/parts/trip-unavailable";
import { HubSummary } from "../planning/parts/hub-summary";
import { hasTrip, loadPlanningCopy } from "../planning/parts/planning-copy";
import { standingOf } from "../planning/parts/standing";
import { hubOf } from "./parts/hub-of";
import { YourTrips } from "./parts/your-trips";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export async function clientLoader() {
  const copy = await loadPlanningCopy(hasTrip);
  if (!hasTrip(copy) && copy.problem === null) throw redirect("/join");
  return copy;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={1} />;

/** /alreadyjoined: the trip one is on, the way to it, and the way to another. */
export default function AlreadyJoined() {
  const copy = useLoaderData<typeof clientLoader>();
  useRefresh();
  const standing = standingOf(copy);
  if (standing.kind === "missing") return <TripUnavailable />;
  const { trip, user } = standing;
  return (
    <Screen
      title={texts.title}
      lead={standing.kind === "organizer" ? texts.leadOrganizer : texts.lead}
      back={{ to: "/home", label: texts.home }}
      actions={
        <>
          <ButtonLink to={hubOf(user.role)}>{texts.open}</ButtonLink>
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
