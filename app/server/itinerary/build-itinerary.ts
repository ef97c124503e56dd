import { findBriefedTrip } from "#db/repositories/briefs";
import type { buildItinerary as call } from "~/contracts/itinerary";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { buildMissingDays } from "./build-missing-days";

/** Has the assistant build the itinerary; a plan that is whole stays as it is. */
export const buildItinerary: UseCase<typeof call> = async (context, { body: { tripId } }) => {
  const { brief, itinerary } = allow(await findBriefedTrip(context.db, context.identity.uid, tripId), "plan-trip");
  const daysSaved = itinerary?.days.length ?? 0;
  if (itinerary && daysSaved >= brief.daysTotal) return { itineraryId: itinerary.itineraryId, daysSaved, source: itinerary.source };
  const building = buildMissingDays(context, brief, daysSaved);
  // A phone that falls asleep while it waits does not cut the build off.
  context.waitUntil(building);
  return building;
};
