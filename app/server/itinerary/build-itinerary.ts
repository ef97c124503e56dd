import { findBriefedPlan } from "#db/repositories/stored-plans";
import { firstStep } from "~/domain/plan/build-step";
import { plannedDays } from "~/domain/plan/planned-days";
import type { buildItinerary as call } from "~/contracts/calls/itinerary";
import { withSetting } from "../cities/gazetteer";
import type { UseCase } from "../http/call-context";
import { actorOf } from "../rooms/news";
import { buildMissingDays } from "./build-missing-days";
import { announceComplete, announceBuild } from "./announce-build";

/** Has the assistant build the itinerary, announced to the room; a complete plan stays as it is. */
export const buildItinerary: UseCase<typeof call> = async (context) => {
  const found = await context.allow(({ uid, tripId }) => findBriefedPlan(context.db, uid, tripId));
  const { plan, tripId } = found;
  const brief = await withSetting(found.brief, context);
  const daysSaved = plannedDays(plan?.days ?? []).length;
  const announcement = { tellRoom: context.tellRoom, tripId, by: actorOf(found), daysTotal: brief.daysTotal };
  if (plan && daysSaved >= brief.daysTotal) {
    announceComplete(announcement, plan.state);
    return { itineraryId: plan.itineraryId, daysSaved, source: plan.source };
  }
  const building = announceBuild(
    announcement,
    { daysSaved, state: plan?.state ?? null, doing: firstStep(brief) },
    (tell, tellStep) => buildMissingDays({ ...context, onDaysSaved: tell, onStep: tellStep }, brief),
  );
  // The build goes on when the phone that asked for it disconnects.
  context.waitUntil(building);
  return building;
};
