/** What has to be on the device for the trip to be read without a network. */
export type OfflinePart = "screens" | "trip" | "itinerary" | "reflections";

export type OfflineFacts = {
  /** How many of the app's files the device keeps; null where nothing keeps them yet. */
  app: { kept: number; needed: number } | null;
  /** Whether the traveller is on a trip at all. */
  onTrip: boolean;
  /** What the server had when the copy was last brought up to date; null when it never was. */
  copied: { tripId: string | null; days: number } | null;
  /** The trip of the local copy. */
  trip: { tripId: string; startedTrip: boolean } | null;
  /** How many days of the itinerary the local copy holds. */
  days: number;
  /** How many reflections of this trip the device holds; null when it has never got them. */
  reflections: number | null;
};

export type OfflineReadiness = { kind: "ready" } | { kind: "incomplete"; missing: OfflinePart[] };

/** Whether the app and the traveller's trip open without a network, and what is missing otherwise. Before a trip has started there are no reflections. */
export function offlineReadiness(facts: OfflineFacts): OfflineReadiness {
  const { app, onTrip, copied, trip, days, reflections } = facts;
  const holdsTrip = trip !== null && copied !== null && trip.tripId === copied.tripId;
  const missing: OfflinePart[] = [];
  if (app === null || app.kept < app.needed) missing.push("screens");
  if (onTrip && !holdsTrip) missing.push("trip");
  if (onTrip && (copied === null || days < copied.days)) missing.push("itinerary");
  if (onTrip && (trip === null || trip.startedTrip) && reflections === null) missing.push("reflections");
  return missing.length === 0 ? { kind: "ready" } : { kind: "incomplete", missing };
}

/** Whether a part is on the device: what nobody misses need not be there, as reflections before the trip has started. */
export const isHeld = (
  part: OfflinePart,
  { reflections }: Pick<OfflineFacts, "reflections">,
  missing: readonly OfflinePart[],
): boolean => !missing.includes(part) && (part !== "reflections" || reflections !== null);
