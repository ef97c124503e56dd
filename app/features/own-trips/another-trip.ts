import { dropAllDrafts } from "~/browser/forms/form-draft";
import { clearLocalCopy, clearTripData } from "~/browser/storage/local-copy";
import { readText, removeText, writeText } from "~/browser/storage/stored-text";

const WISH_KEY = "anotherTrip";

/**
 * Forgets all that this phone keeps of the finished trip. The server still knows it as the traveller's trip, so the front
 * door would lead straight back to /tripcomplete; the wish, kept in this tab, leads on from there.
 */
export function planAnotherTrip(): void {
  clearLocalCopy();
  dropAllDrafts();
  writeText(WISH_KEY, "yes", "session");
}

/** Forgets the stored trip, intent, picks and itinerary alone; the traveller stays who they are (SPEC section 2, /reflectionhub). */
export function startNewTrip(): void {
  clearTripData();
  writeText(WISH_KEY, "yes", "session");
}

/** Whether the traveller asked for another trip; asked once, since a later visit is for the memories again. */
export function takeWishForAnotherTrip(): boolean {
  const wished = readText(WISH_KEY, "session") !== null;
  if (wished) removeText(WISH_KEY, "session");
  return wished;
}
