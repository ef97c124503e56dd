import { placeByHand } from "./block-edit";
import { ALL_STOP_FIELDS, type Stop, type StopField, type StopPatch } from "./stop";

/** What says something of the world: when these change, it is a traveller who says it. Where and when a stop stands in the plan is no such thing. */
const STATEMENTS: readonly StopField[] = ["title", "note", "location", "neighborhoodTag", "placeId", "lat", "lng"];

/**
 * A change of a stop by hand, with what follows from it: new words, or another place, are a traveller's and not vouched for; and with its title
 * or place rewritten, a stop is no longer the place that stood there, unless one was chosen with it (DESIGN section 10).
 */
export function stopByHand(existing: Stop, patch: StopPatch): StopPatch {
  const told = { ...patch, ...placeByHand(existing, patch) };
  const isNew = STATEMENTS.some((name) => told[name] !== undefined && told[name] !== existing[name]);
  if (!isNew) return told;
  const chosen = told.placeId !== undefined && told.placeId !== null && told.placeId !== existing.placeId;
  return { ...told, source: "traveller", verified: chosen && told.note === undefined && told.verified === true };
}

/** The fields in which two versions of a stop differ. */
export const differenceOf = (one: Stop, other: Stop): StopField[] =>
  ALL_STOP_FIELDS.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
