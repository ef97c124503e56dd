import { findTripWithSuggestions, saveSelection } from "#db/repositories/planning";
import type { saveAnchors as call } from "~/contracts/calls/anchors";
import { type Anchor, isTyped } from "~/domain/trip/anchor";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { typedMusts } from "~/domain/trip/typed-musts";
import type { UseCase } from "../http/call-context";
import { placeOfMust } from "./must-in-trip";

/** Keeps the organizer's picks, each title once, and what is known of those that they typed themselves. */
export const saveAnchors: UseCase<typeof call> = async ({ db, allow, now }, { body }) => {
  const { userId, tripId, brief, suggested } = await allow(({ uid, tripId }) =>
    findTripWithSuggestions(db, uid, tripId),
  );
  const anchorTitles = [...new Set(body.anchorTitles)];
  const before = suggested.anchors.filter((anchor) => !isTyped(anchor));
  const fresh = (body.added ?? [])
    .filter((must) => !before.some(({ title }) => title === must.title))
    .map((must) => typedAnchor(must, brief));
  const added = typedMusts(anchorTitles, suggested.anchors, fresh);
  const isChanged = fresh.length > 0 || before.length < suggested.anchors.length;
  const suggestions = isChanged ? { ...suggested, anchors: [...before, ...added] } : null;
  await saveSelection(db, tripId, userId, anchorTitles, now(), suggestions);
  return { anchorTitles, added };
};

/** What is known of a must in the traveller's words: under those words, with its place where they name one. */
const typedAnchor = ({ title, location }: { title: string; location: string | null }, brief: TripBrief): Anchor => ({
  ...(placeOfMust(title, brief) ?? { description: "", placeId: null, ...(location && { location }) }),
  title,
  source: "traveller",
});
