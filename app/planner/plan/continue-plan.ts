import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { planTripDays } from "./plan-trip";
import { remainingTrip } from "./remaining-trip";

const sameStops = (day: Day, other: Day | undefined): boolean =>
  other !== undefined && BLOCK_NAMES.every((part) => day.blocks[part].title === other.blocks[part].title);

/**
 * Plans the days that a trip still lacks. After its own days it goes on with its own plan; after days that somebody else wrote or
 * changed, it plans the rest around them, so that nothing comes twice and no must is forgotten.
 */
export function continuePlan(brief: TripBrief, standing: readonly Day[]): Day[] {
  if (standing.length >= brief.daysTotal) return [];
  const whole = planTripDays(brief);
  if (standing.every((day, i) => sameStops(day, whole[i]))) return whole.slice(standing.length);
  return planTripDays(remainingTrip(brief, standing), standing).map((day) => ({
    ...day,
    dayIndex: day.dayIndex + standing.length,
  }));
}
