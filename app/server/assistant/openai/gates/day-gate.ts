import type { Day } from "~/domain/plan/itinerary";

/**
 * A day that may go out as it is, and what was wrong with the one that the model sent; where something was, the built-in planner's
 * blocks stand in its place.
 */
export type Gated = { day: Day; findings: string[] };

/** Judges what the model sent for the next day of a leg. */
export type DayGate = (answer: unknown, standing: readonly Day[]) => Gated;

export const NOT_IN_FORM = "This is not a day in the form that was asked for.";
