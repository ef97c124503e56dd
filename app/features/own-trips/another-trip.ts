import * as z from "zod/mini";
import { clearStored } from "~/browser/storage/clear-stored";
import { stored } from "~/browser/storage/stored-keys";
import { storedValue } from "~/browser/storage/stored-value";

const wish = storedValue({ ...stored.anotherTrip, shape: z.string() });

/**
 * Forgets all that this phone keeps of the finished trip. The server still knows it as the traveller's trip, so the front
 * door would lead straight back to /tripcomplete; the wish, kept in this tab, leads on from there.
 */
export function planAnotherTrip(): void {
  void clearStored("start-over");
  wish.write("yes");
}

/** Forgets the stored trip, intent, picks and itinerary alone; the traveller stays who they are (SPEC section 2, /reflectionhub). */
export function startNewTrip(): void {
  void clearStored("leave-trip");
  wish.write("yes");
}

/** Whether the traveller asked for another trip; asked once, since a later visit is for the memories again. */
export function takeWishForAnotherTrip(): boolean {
  const wished = wish.read() !== null;
  if (wished) wish.remove();
  return wished;
}
