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

/** The number of a step of planning, wherever it is told: as on the way of all five. */
export const numberOf = (id: PlanningStepId): number => PLAN_STEPS.indexOf(STATION[id]) + 1;

/** The planning step to go on with, from what is stored. */
export const unfinishedStep = ({ trip, intent, picks, itinerary }: Omit<TripCopy, "user" | "suggestions">) =>
  planningStep(trip !== null, {
    intent: intent !== null,
    anchors: Boolean(picks?.length),
    itinerary: isFullyPlanned(itinerary),
  });

/** The five steps of planning as they stand, from the screen one is on; done ones lead there, and the last of them is once all days are planned. */
export function PlanningProgress({ current, copy }: { current: PlanStep; copy: TripCopy }) {
  const { id } = unfinishedStep(copy);
  const done = id === "ready" ? PLAN_STEPS : PLAN_STEPS.slice(0, PLAN_STEPS.indexOf(STATION[id]));
  return <PlanSteps current={current} done={done} links={WAY_BACK} />;
}
