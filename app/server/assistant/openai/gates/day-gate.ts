import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { continuePlan } from "~/planner/plan/plan-trip";

/** A day that may go out, and what was wrong with the one that the model sent; where something was, blocks of the built-in planner replace the model's. */
export type GatedDay = { day: Day; findings: string[] };

/** Judges what the model sent for the day after the `existing` days of a chunk. */
export type DayGate = (answer: unknown, existing: readonly Day[]) => GatedDay;

export const NOT_IN_FORM = "This is not a day in the form that was asked for.";
export const LONGEST_SUMMARY = 140;

/** On the days that are left, musts come two a day; more only when there is no other way. */
export const MUSTS_A_DAY = 2;

/** The built-in planner's own day after the existing ones. */
export function plannersDay(brief: TripBrief, existing: readonly Day[]): Day {
  const [day] = continuePlan(brief, existing);
  if (!day) throw new Error(`The planner has no more days for ${brief.cityName}.`);
  return day;
}
