import { findBriefedTrip } from "#db/repositories/briefs";
import type { askAboutBlock as call } from "~/contracts/calls/live";
import type { UseCase } from "../http/call-context";
import { blockAt } from "../itinerary/day-and-block";

/** Answers a companion's question about a block of the day. */
export const askAboutBlock: UseCase<typeof call> = async (
  { db, assistant, allow },
  { body: { dayIndex, blockName, question } },
) => {
  const { brief, itinerary } = await allow(({ uid, tripId }) => findBriefedTrip(db, uid, tripId));
  const { plan } = blockAt(itinerary, { dayIndex, blockName });
  return assistant.answer({ brief, days: plan.days, dayIndex, blockName, question });
};
