import { findBriefedTrip } from "#db/repositories/briefs";
import { saveSuggestions } from "#db/repositories/planning";
import type { suggestAnchors as call } from "~/contracts/calls/planning";
import { withSetting } from "../cities/gazetteer";
import type { UseCase } from "../http/call-context";

/** Asks the assistant for experiences worth building the trip around, and keeps them. */
export const suggestAnchors: UseCase<typeof call> = async ({ db, allow, assistant, env, log, now }) => {
  const { brief, tripId } = await allow(({ uid, tripId }) => findBriefedTrip(db, uid, tripId));
  const suggested = await assistant.suggestAnchors(await withSetting(brief, { env, log }));
  await saveSuggestions(db, tripId, suggested.anchors, suggested.source, now());
  return suggested;
};
