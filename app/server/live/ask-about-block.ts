import { findBriefedTrip } from "#db/repositories/briefs";
import type { askAboutBlock as call } from "~/contracts/calls/live";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { blockAt } from "../itinerary/day-and-block";

/** Answers a companion's question about a block of the day. */
export const askAboutBlock: UseCase<typeof call> = async (
  { db, assistant, identity },
  { body: { tripId, dayIndex, blockName, question } },
) => {
  const { brief, itinerary } = allow(await findBriefedTrip(db, identity.uid, tripId), "ask-assistant");
  const { plan } = blockAt(itinerary, { dayIndex, blockName });
  return assistant.answer({ brief, days: plan.days, dayIndex, blockName, question });
};
