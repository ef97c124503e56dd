import type { Itinerary } from "~/domain/plan/itinerary";

/** Whether every day of the trip is planned; a build that was cut off leaves some out. */
export const isWhole = (itinerary: Itinerary | null): boolean =>
  itinerary !== null && itinerary.days.length > 0 && itinerary.days.length >= itinerary.daysTotal;
