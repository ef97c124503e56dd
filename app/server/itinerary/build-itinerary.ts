import type { Progress } from "#db/repositories/itineraries";
import { findBriefedPlan } from "#db/repositories/stored-plans";
import { firstStep } from "~/domain/plan/build-step";
import { plannedDays } from "~/domain/plan/planned-days";
import type { buildItinerary as call } from "~/contracts/calls/itinerary";
import { withSetting } from "../cities/gazetteer";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { actorOf } from "../rooms/news";
import { buildMissingDays } from "./build-missing-days";
import { announceComplete, announceBuild } from "./announce-build";
import { TripChanged } from "./trip-changed";

/** Who changes cities or days this often while they are planned is told to try again. */
const ATTEMPTS = 5;

/** Has the assistant build the itinerary, announced to the room; a complete plan stays as it is. Where the trip gets other cities or days meanwhile, it begins again for those. */
export const buildItinerary: UseCase<typeof call> = async (context) => {
  const find = () => context.allow(({ uid, tripId }) => findBriefedPlan(context.db, uid, tripId));
  const found = await find();
  const building = buildAsItIs(context, found, find);
  // The build goes on when the phone that asked for it disconnects.
  context.waitUntil(building);
  return building;
};

type Context = Parameters<UseCase<typeof call>>[0];
type Found = NonNullable<Awaited<ReturnType<typeof findBriefedPlan>>>;

async function buildAsItIs(context: Context, first: Found, find: () => Promise<Found>): Promise<Progress> {
  let found = first;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await buildAnnounced(context, found);
    } catch (problem) {
      if (!(problem instanceof TripChanged)) throw problem;
      found = await find();
    }
  }
  throw new Problem("conflict");
}

async function buildAnnounced(context: Context, found: Found): Promise<Progress> {
  const { plan, plannedFor } = found;
  const brief = await withSetting(found.brief, context);
  const daysSaved = plannedDays(plan?.days ?? []).length;
  const { tellRoom } = context;
  const announcement = { tellRoom, tripId: brief.tripId, by: actorOf(found), daysTotal: brief.daysTotal };
  if (plan && daysSaved >= brief.daysTotal) {
    announceComplete(announcement, plan.state);
    return { itineraryId: plan.itineraryId, daysSaved, source: plan.source };
  }
  return announceBuild(announcement, { daysSaved, state: plan?.state ?? null, doing: firstStep(brief) }, (telling) =>
    buildMissingDays({ ...context, telling }, { brief, plannedFor }),
  );
}
