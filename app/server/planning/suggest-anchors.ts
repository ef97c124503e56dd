import { findTripWithSuggestions, saveSuggestions } from "#db/repositories/planning";
import type { suggestAnchors as call } from "~/contracts/calls/anchors";
import { typedMusts } from "~/domain/trip/typed-musts";
import { withSetting } from "../cities/gazetteer";
import type { UseCase } from "../http/call-context";

/** Asks the assistant for experiences worth building the trip around, and keeps them beside those that were typed and chosen. */
export const suggestAnchors: UseCase<typeof call> = async ({ db, allow, assistant, env, log, now }) => {
  const { brief, tripId, suggested } = await allow(({ uid, tripId }) => findTripWithSuggestions(db, uid, tripId));
  const { anchors, source } = await assistant.suggestAnchors(await withSetting(brief, { env, log }));
  const typed = typedMusts(brief.anchors, suggested.anchors, []);
  const others = anchors.filter(({ title }) => !typed.some((must) => must.title === title));
  const all = [...others, ...typed];
  await saveSuggestions(db, tripId, all, source, now());
  return { anchors: all, source };
};
