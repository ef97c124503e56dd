import { findPlannedTrip } from "#db/repositories/itineraries";
import type { readLivePlan as call } from "~/contracts/calls/live";
import { findDay } from "~/domain/plan/block-edit";
import { plainDay } from "~/domain/plan/plain-day";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";

/** The plan of the day the trip stands at, or no day once it is over. */
export const readLivePlan: UseCase<typeof call> = async ({ db, identity }, { params }) => {
  const { trip, live, itinerary } = allow(await findPlannedTrip(db, identity.uid, params.tripId), "read-trip");
  if (live.currentDayIndex > live.totalDays) return { dayIndex: null };
  const found = findDay(itinerary, live.currentDayIndex);
  if (found.kind === "missing") throw new Problem("not-found", found.problem);
  return plainDay(found.day, trip.startDate);
};
