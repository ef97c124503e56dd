import { hydrationTexts } from "#messages/server";
import { findHydration } from "#db/repositories/hydration";
import type { Hydration } from "#db/repositories/hydration";
import type { HydrateReply, hydrate as call, localFlush } from "~/contracts/calls/hydrate";
import type { UseCase } from "../http/call-context";
import { planInWords } from "../itinerary/plan-in-words";

/** All that a browser needs to work from; `localflush` answers the same. */
export const hydrate: UseCase<typeof call | typeof localFlush> = async ({ db, identity }): Promise<HydrateReply> => {
  const found = await findHydration(db, identity.uid);
  return {
    userData: found.user,
    tripData: found.trip,
    tripIntentData: found.intent,
    anchorLogicData: found.suggestions,
    anchorSelectData: found.anchors && { anchors: found.anchors },
    itineraryData: found.itinerary && found.trip && { ...found.itinerary, ...planInWords(found.itinerary, found.trip) },
    liveStatus: found.live,
    pending: found.pending,
    people: found.people,
    waitingFor: found.waitingFor,
    validation: { summary: summaryOf(found) },
  };
};

/** What is still missing before the trip can start, for the debug screens. */
function summaryOf({ user, trip, intent, anchors, itinerary }: Hydration): string {
  const missing = Object.entries({ user, profile: user?.profileComplete, trip, intent, anchors, itinerary })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  return missing.length ? hydrationTexts.missing(missing) : hydrationTexts.complete;
}
