import { planProblemText } from "#messages/days";
import { findPlannedTrip } from "#db/repositories/itineraries";
import type { readItineraryDays as call } from "~/contracts/calls/itinerary";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { planInWords } from "./plan-in-words";

/** The plan of the trip, as far as it is built. */
export const readItineraryDays: UseCase<typeof call> = async ({ db, allow }) => {
  const { trip, itinerary } = await allow(({ uid, tripId }) => findPlannedTrip(db, uid, tripId));
  if (!itinerary) throw new Problem("not-found", planProblemText({ code: "no-itinerary" }));
  const { tripId, tripName, city, daysTotal } = trip;
  return { itineraryId: itinerary.itineraryId, tripId, tripName, city, daysTotal, ...planInWords(itinerary, trip) };
};
