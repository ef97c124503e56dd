import { findPlannedTrip } from "#db/repositories/itineraries";
import type { readLivePlan as call } from "~/contracts/live";
import type { Block } from "~/domain/block";
import { findDay } from "~/domain/block-edit";
import { formatLongDate } from "~/domain/calendar-date";
import { dateOfDay } from "~/domain/day-index";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";

const plain = ({ title, description }: Block) => ({ title, desc: description });

/** The plan of the day the trip stands at, or no day once it is over. */
export const readLivePlan: UseCase<typeof call> = async ({ db, identity }, { params }) => {
  const { trip, live, itinerary } = allow(await findPlannedTrip(db, identity.uid, params.tripId), "read-trip");
  if (live.currentDayIndex > live.totalDays) return { dayIndex: null };
  const found = findDay(itinerary, live.currentDayIndex);
  if (found.kind === "missing") throw new Problem("not-found", found.problem);
  const { dayIndex, summary, blocks } = found.day;
  return {
    dayIndex,
    dateStr: formatLongDate(dateOfDay(trip.startDate, dayIndex)),
    summary,
    blocks: { morning: plain(blocks.morning), afternoon: plain(blocks.afternoon), evening: plain(blocks.evening) },
  };
};
