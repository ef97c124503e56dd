import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useRefresh } from "~/browser/use-refresh";
import { ANCHORS_ADVISED } from "~/domain/anchor";
import { planningProgress } from "~/domain/trip-lifecycle";
import { ButtonLink } from "~/ui/button-link";
import { CityEmblem } from "~/ui/city-emblem";
import { Screen } from "~/ui/screen";
import { SkeletonScreen } from "~/ui/skeleton";
import { MissingData } from "./parts/missing-data";
import { OrganizerOnly } from "./parts/organizer-only";
import { hasTrip, loadPlanningCopy } from "./parts/planning-copy";
import { PlanningProgress, unfinishedStep } from "./parts/planning-progress";
import { PrepSteps } from "./parts/prep-steps";
import { standingOf } from "./parts/standing";

const texts = {
  title: "Welcome to the planner",
  lead: (city: string) => `Three steps to your days in ${city}. It takes about 5 minutes, and you can stop and come back at any time.`,
  start: "Set My Travel Intent",
  resume: "Take Me Where I Left Off",
  home: "Return Home",
  steps: [
    { id: "intent", title: "Set your travel intent", about: "What matters, what mood, how fast and how far you like to go." },
    { id: "anchors", title: `Choose ${ANCHORS_ADVISED} anchor experiences`, about: "The ones you would be sorry to miss. Your days grow around them." },
    { id: "build", title: "The assistant builds your itinerary", about: "A morning, an afternoon and an evening for every day. You change what you like." },
  ],
} as const;

export const meta: MetaFunction = () => [{ title: "Plan your trip · Wayfellow" }];

export const clientLoader = () => loadPlanningCopy(hasTrip);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label="Loading your trip…" cards={1} />;

export default function PrepBuild() {
  const copy = useLoaderData<typeof clientLoader>();
  useRefresh();
  const standing = standingOf(copy);
  if (standing.kind === "missing") return <MissingData problem={copy.problem} />;
  if (standing.kind === "companion") return <OrganizerOnly trip={standing.trip} />;
  const next = unfinishedStep(copy);
  const begun = next.id !== "intent";
  const stateOf = new Map(planningProgress(next.id).map(({ id, state }) => [id, state]));
  return (
    <Screen
      title={texts.title}
      lead={texts.lead(standing.trip.city)}
      above={<PlanningProgress current="intent" copy={copy} />}
      back={{ to: "/", label: texts.home }}
      figure={<CityEmblem city={standing.trip.city} className="max-sm:size-16" />}
      actions={
        <>
          {begun && <ButtonLink to={next.to}>{texts.resume}</ButtonLink>}
          <ButtonLink to="/tripintent" look={begun ? "secondary" : "primary"}>
            {texts.start}
          </ButtonLink>
          {!begun && (
            <ButtonLink to={next.to} look="secondary">
              {texts.resume}
            </ButtonLink>
          )}
        </>
      }
    >
      <PrepSteps steps={texts.steps.map((step) => ({ ...step, state: stateOf.get(step.id) ?? "ahead" }))} />
    </Screen>
  );
}
