import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { CONGRATULATIONS_SECONDS } from "~/domain/timings";
import { ButtonLink } from "~/ui/button-link";
import { CityEmblem } from "~/ui/city-emblem";
import { Countdown } from "~/ui/countdown";
import { Screen } from "~/ui/screen";
import { SkeletonScreen } from "~/ui/skeleton";
import { useCountdown } from "~/ui/use-countdown";
import { emblemPoints } from "./parts/emblem-points";
import { MissingData } from "./parts/missing-data";
import { hasTrip, loadPlanningCopy } from "./parts/planning-copy";
import { PlanningProgress } from "./parts/planning-progress";

const texts = {
  documentTitle: "Congratulations · Wayfellow",
  loading: "Loading your trip…",
  title: "Congratulations!",
  lead: (city: string, days: number) => `Your itinerary is complete: ${city}, ${days} ${days === 1 ? "day" : "days"}.`,
  soon: (seconds: number) => `${seconds === 1 ? "second" : "seconds"} until your Trip Hub opens`,
  hub: "Go to Trip Hub Now",
  home: "Return Home",
};

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadPlanningCopy(hasTrip);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={0} />;

export default function ItineraryComplete() {
  const copy = useLoaderData<typeof clientLoader>();
  const { trip, itinerary, problem } = copy;
  if (trip === null) return <MissingData problem={problem} />;
  return (
    <Screen
      title={texts.title}
      lead={texts.lead(trip.city, itinerary?.days.length ?? trip.daysTotal)}
      above={<PlanningProgress current="hub" copy={copy} />}
      actions={
        <>
          <ButtonLink to="/pretriphub" replace>
            {texts.hub}
          </ButtonLink>
          <ButtonLink to="/" look="secondary">
            {texts.home}
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
