import { planningStep, type PlanningStepId } from "~/domain/trip/trip-lifecycle";
import { PLAN_STEPS, PlanSteps, type PlanStep } from "~/ui/layout/plan-steps";
import { isFullyPlanned, type TripCopy } from "~/features/trip-at-hand/trip-copy";

const STATION: Record<PlanningStepId, PlanStep> = {
  trip: "trip",
  intent: "intent",
  anchors: "anchors",
  build: "itinerary",
  ready: "hub",
};

const WAY_BACK: Record<PlanStep, string> = {
  trip: "/tripcreated",
  intent: "/tripintent",
  anchors: "/anchorselect",
  itinerary: "/wayfellow/itineraryupdate",
  hub: "/pretriphub",
};

/** The planning step to go on with, from what is stored. */
export const unfinishedStep = ({ trip, intent, picks, itinerary }: Omit<TripCopy, "user" | "suggestions">) =>
  planningStep(trip !== null, {
    intent: intent !== null,
    anchors: Boolean(picks?.length),
    itinerary: isFullyPlanned(itinerary),
  });

/** The five steps of planning as they stand, from the screen one is on; done ones lead back. */
export function PlanningProgress({ current, copy }: { current: PlanStep; copy: TripCopy }) {
  const reached = PLAN_STEPS.indexOf(STATION[unfinishedStep(copy).id]);
  return <PlanSteps current={current} done={PLAN_STEPS.slice(0, reached)} links={WAY_BACK} />;
}
