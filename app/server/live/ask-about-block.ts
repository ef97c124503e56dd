import { findBriefedTrip } from "#db/repositories/briefs";
import type { askAboutBlock as call } from "~/contracts/calls/live";
import type { UseCase } from "../http/call-context";
import { atHand } from "../chat/at-hand";
import { ticketFor } from "../thumbs/thumb-ticket";
import { briefAsTravelled } from "../trip/trip-as-travelled";
import { blockAt } from "../itinerary/day-and-block";

/** Answers a companion's question about a block of the day. */
export const askAboutBlock: UseCase<typeof call> = async (context, { body: { dayIndex, blockName, question } }) => {
  const { db, assistant, allow } = context;
  const found = await allow(({ uid, tripId }) => findBriefedTrip(db, uid, tripId));
  const { plan } = blockAt(found.itinerary, { dayIndex, blockName });
  const { proposals = [], ...said } = await assistant.answer({
    brief: briefAsTravelled(found, context.now()),
    days: plan.days,
    dayIndex,
    blockName,
    question,
    ...atHand(found, context),
  });
  return { ...said, proposals, thumbTicket: await ticketFor(context.env, found.tripId, said.source) };
};
