import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { CONGRATULATIONS_SECONDS } from "~/domain/navigation/timings";
import { ButtonLink } from "~/ui/actions/button-link";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { Countdown, useCountdown } from "~/ui/layout/countdown";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { itineraryCompleteTexts as texts } from "#messages/planning";
import { tripAtHandTexts } from "#messages/trip-at-hand";
import { sharedLabels } from "#messages/ui";
import { emblemPoints } from "~/features/trip-at-hand/trip-emblem";
import { MissingData } from "./parts/missing-data";
import { hasTrip, loadTripCopy } from "~/features/trip-at-hand/trip-copy";
import { PlanningProgress } from "./parts/planning-progress";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadTripCopy(hasTrip);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={tripAtHandTexts.loading} cards={0} />;

export default function ItineraryComplete() {
  const copy = useLoaderData<typeof clientLoader>();
  const { trip, itinerary, problem } = copy;
  if (trip === null) return <MissingData problem={problem} />;
  return (
    <Screen
      title={texts.title}
      lead={texts.lead(trip.destination, itinerary?.days.length ?? trip.daysTotal)}
      above={<PlanningProgress current="hub" copy={copy} />}
      actions={
        <>
          <ButtonLink to="/pretriphub" replace>
            {texts.hub}
          </ButtonLink>
          <ButtonLink to="/" look="secondary">
            {sharedLabels.returnHome}
          </ButtonLink>
        </>
      }
    >
      <div className="grid justify-items-center gap-8 py-4">
        <CityEmblem city={trip.city} points={emblemPoints(itinerary)} size="lg" />
        <HubCountdown />
      </div>
    </Screen>
  );
}

/** Replaces itself by the hub, so that Back from there does not count down again. */
function HubCountdown() {
  const navigate = useNavigate();
  const left = useCountdown(CONGRATULATIONS_SECONDS, () => navigate("/pretriphub", { replace: true }));
  return <Countdown value={left}>{texts.soon(left)}</Countdown>;
}
