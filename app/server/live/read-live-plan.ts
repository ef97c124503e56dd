import { planProblemText } from "#messages/days";
import { findPlannedTrip } from "#db/repositories/itineraries";
import type { readLivePlan as call } from "~/contracts/calls/live";
import { dateOfDay } from "~/domain/dates/day-index";
import { findDay } from "~/domain/plan/block-edit";
import { plainDay } from "~/domain/plan/itinerary";
import { formatLongDate } from "~/messages/formats";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { dayInWords } from "../itinerary/plan-in-words";

/** The plan of the day the trip stands at, or no day once it is over. */
export const readLivePlan: UseCase<typeof call> = async ({ db, allow }) => {
  const { trip, live, itinerary } = await allow(({ uid, tripId }) => findPlannedTrip(db, uid, tripId));
  if (live.currentDayIndex > live.totalDays) return { dayIndex: null };
  const found = findDay(itinerary, live.currentDayIndex);
  if (found.kind === "missing") throw new Problem("not-found", planProblemText(found.problem));
  return plainDay(dayInWords(found.day, trip), formatLongDate(dateOfDay(trip.startDate, found.day.dayIndex)));
};
