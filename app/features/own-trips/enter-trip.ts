import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { clearTripData, writeLocal } from "~/browser/storage/local-copy";
import type { User } from "~/domain/people/companion";
import type { Trip } from "~/domain/trip/trip";

/**
 * Keeps the trip that somebody has just joined or switched to, and fetches the rest of it. Where that fails, the next
 * screen asks again.
 */
export async function enterTrip({ user, trip }: { user: User; trip: Trip }): Promise<void> {
  // Whatever an earlier trip left behind does not belong to this one.
  clearTripData();
  writeLocal("userData", user);
  writeLocal("profileComplete", user.profileComplete);
  writeLocal("tripData", trip);
  // In silence: the trip itself is as new as the answer it came in, and what is missing is asked for, and said, where it is shown.
  await hydrateLocalCopy().catch(() => null);
}
