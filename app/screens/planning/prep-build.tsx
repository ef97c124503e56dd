import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useRefresh } from "~/browser/api/use-refresh";
import { ANCHORS_ADVISED } from "~/domain/trip/anchor";
import { planningProgress } from "~/domain/trip/trip-lifecycle";
import { ButtonLink } from "~/ui/actions/button-link";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { prepBuildTexts as texts } from "#messages/planning/intent";
import { tripAtHandTexts } from "#messages/trip-at-hand";
import { sharedLabels } from "#messages/ui";
import { MissingData } from "./parts/missing-data";
import { OrganizerOnly } from "./parts/organizer-only";
import { hasTrip, loadTripCopy, viewerOf } from "~/features/trip-at-hand/trip-copy";
import { numberOf, PlanningProgress, unfinishedStep } from "./parts/planning-progress";
import { PrepSteps } from "./parts/prep-steps";

const STEPS = ["intent", "anchors", "build"] as const;

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadTripCopy(hasTrip);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={tripAtHandTexts.loading} cards={1} />;

export default function PrepBuild() {
  const copy = useLoaderData<typeof clientLoader>();
  useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <MissingData problem={copy.problem} />;
  if (viewer.kind === "companion") return <OrganizerOnly trip={viewer.trip} />;
  const next = unfinishedStep(copy);
  const begun = next.id !== "intent";
  const words = texts.steps(ANCHORS_ADVISED);
  const stateOf = new Map(planningProgress(next.id).map(({ id, state }) => [id, state]));
  return (
    <Screen
      title={texts.title}
      lead={texts.lead(viewer.trip.destination)}
      above={<PlanningProgress current="intent" copy={copy} />}
      back={{ to: "/", label: sharedLabels.returnHome }}
      figure={<CityEmblem city={viewer.trip.city} className="max-sm:size-16" />}
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
      <PrepSteps
        steps={STEPS.map((id) => ({ id, ...words[id], state: stateOf.get(id) ?? "ahead", number: numberOf(id) }))}
      />
    </Screen>
  );
}
