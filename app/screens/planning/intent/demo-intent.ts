import { keptStart } from "~/browser/storage/kept-demo";
import { cityKey } from "~/domain/cities/city-key.mjs";
import { prioritiesOf } from "~/domain/demo/demo";
import type { TripIntentForm } from "~/domain/trip/trip-intent";

/** The form as a demo of the same city has answered it; null where none has. */
export function demoIntent(city: string): TripIntentForm | null {
  const start = keptStart();
  if (start === null || cityKey(start.destination) !== cityKey(city)) return null;
  const priorities = prioritiesOf(start.tripGoals);
  return priorities.length === 0 ? null : { priorities, vibes: [], mobility: [], travelPace: [], budget: "" };
}
