import type { Trip } from "~/domain/trip/trip";
import { demoIntent } from "./demo-intent";
import { intentDraft, intentForm } from "./trip-intent-data";

/** Answers in the questions of the travel intent what was said with the trip: that a stroller comes along. */
export function beginWithStroller({ tripId, destination }: Pick<Trip, "tripId" | "destination">): void {
  const form = demoIntent(destination) ?? intentForm(null);
  intentDraft(tripId).write({ ...form, mobility: ["Stroller Friendly - Traveling with young kids"] });
}
