import type { Day } from "../itinerary";
import type { TripBrief } from "../trip-brief";
import { planWithGuide } from "./plan-with-guide";
import { planWithoutGuide } from "./plan-without-guide";

/** Plans every day of a trip: real places where the city is covered, honest ideas where it is not. Pure and seeded. */
export const planTripDays = (brief: TripBrief): Day[] =>
  brief.guide && brief.guide.places.length > 0 ? planWithGuide(brief, brief.guide) : planWithoutGuide(brief);
