import { keptStart } from "~/browser/storage/kept-demo";
import { cityKey } from "~/domain/cities/city-key.mjs";
import { prioritiesOf } from "~/domain/demo/demo";
import type { Trip } from "~/domain/trip/trip";
import type { TripIntentForm } from "~/domain/trip/trip-intent";
import { intentDraft, intentForm } from "./trip-intent-data";

/** The form as a demo of the same city has answered it; null where none has. */
export function demoIntent(city: string): TripIntentForm | null {
  const start = keptStart();
  if (start === null || cityKey(start.destination) !== cityKey(city)) return null;
  const priorities = prioritiesOf(start.tripGoals);
  return priorities.length === 0 ? null : { priorities, vibes: [], mobility: [], travelPace: [], budget: "" };
}

/** Answers in the questions of the travel intent what was said with the trip: that a stroller comes along. */
export function beginWithStroller({ tripId, destination }: Pick<Trip, "tripId" | "destination">): void {
  const form = demoIntent(destination) ?? intentForm(null);
  intentDraft(tripId).write({ ...form, mobility: ["Stroller Friendly - Traveling with young kids"] });
}
