import { type CalendarDate, daysUntil } from "../dates/calendar-date";
import type { Trip } from "./trip";

/** Where a trip stands: `planning` until it has an itinerary, `planned` until Start My Trip, then `started`, then `complete`. */
export type TripPhase = "none" | "planning" | "planned" | "started" | "complete";

/** What has been made for a trip so far. */
export type PlanningFacts = { intent: boolean; anchors: boolean; itinerary: boolean };

/** The phase of a trip (SPEC section 4, trip lifecycle). */
export function tripPhase(
  trip: Pick<Trip, "startedTrip" | "tripComplete"> | null,
  has: Pick<PlanningFacts, "itinerary">,
): TripPhase {
  if (!trip) return "none";
  if (trip.tripComplete) return "complete";
  if (trip.startedTrip) return "started";
  return has.itinerary ? "planned" : "planning";
}

/** The five steps of planning, in order, and the screen of each. */
export const PLANNING_STEPS = [
  { id: "trip", to: "/tripsetup" },
  { id: "intent", to: "/tripintent" },
  { id: "anchors", to: "/anchorselect" },
  { id: "build", to: "/wayfellow/itinerarybuild" },
  { id: "ready", to: "/pretriphub" },
] as const;

export type PlanningStep = (typeof PLANNING_STEPS)[number];
export type PlanningStepId = PlanningStep["id"];

/** The step to go on with: the first whose result is missing, "take me where I left off". */
export function planningStep(hasTrip: boolean, has: PlanningFacts): PlanningStep {
  const [trip, intent, anchors, build, ready] = PLANNING_STEPS;
  if (!hasTrip) return trip;
  if (!has.intent) return intent;
  if (!has.anchors) return anchors;
  return has.itinerary ? ready : build;
}

/** Each step as the progress line shows it, seen from the step one is on. */
export const planningProgress = (
  current: PlanningStepId,
): (PlanningStep & { state: "done" | "current" | "ahead" })[] => {
  const here = PLANNING_STEPS.findIndex(({ id }) => id === current);
  return PLANNING_STEPS.map((step, at) => ({ ...step, state: at < here ? "done" : at === here ? "current" : "ahead" }));
};

/** Days on the countdown of a trip (SPEC section 4, countdown): to its start, and never more than none once it is on. */
export const daysToGo = (
  { startDate, startedTrip }: Pick<Trip, "startDate" | "startedTrip">,
  today: CalendarDate,
): number => (startedTrip ? Math.min(daysUntil(startDate, today), -1) : daysUntil(startDate, today));
