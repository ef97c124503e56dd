import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { planWithGuide } from "./plan-with-guide";
import { planWithoutGuide } from "./plan-without-guide";

/**
 * Plans every day of a trip: real places where the city is covered, honest ideas where it is not. Pure and seeded.
 * @param earlier days of the same stay that stand before these: what is free in them is not offered again under the same name
 */
export const planTripDays = (brief: TripBrief, earlier: readonly Day[] = []): Day[] =>
  brief.guide && brief.guide.places.length > 0
    ? planWithGuide(brief, brief.guide, earlier)
    : planWithoutGuide(brief, earlier);
