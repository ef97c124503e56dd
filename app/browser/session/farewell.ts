import * as z from "zod/mini";
import type { HydrateReply } from "~/contracts/calls/hydrate";
import { clearStored } from "../storage/clear-stored";
import { forgetDocumentCopy } from "../storage/document-copies";
import { readLocal, writeLocal } from "../storage/local-copy";
import { stored } from "../storage/stored-keys";
import { storedValue } from "../storage/stored-value";

/** How somebody came off their trip: they left, they gave it up, or this device found out that they are not on it any more. */
export const FAREWELLS = ["left", "gave-up", "off"] as const;

const farewellShape = z.object({ userId: z.string(), tripName: z.string(), why: z.enum(FAREWELLS), told: z.boolean() });

const kept = storedValue({ ...stored.farewell, shape: farewellShape });

export type Farewell = z.output<typeof farewellShape>;

/** What ended the user's last trip, until they are on one again; null for anybody else. */
export function readFarewell(): Farewell | null {
  const farewell = kept.read();
  return farewell !== null && farewell.userId === readLocal("userData")?._id ? farewell : null;
}

/** Whether the traveller has not read about it yet. */
export const isFarewellDue = (): boolean => readFarewell()?.told === false;

export function markFarewellTold(): void {
  const farewell = readFarewell();
  if (farewell !== null && !farewell.told) kept.write({ ...farewell, told: true });
}

/** Forgets the trip and its document on this device and notes how it ended; whatever screen stands there, the traveller is told next. */
export function bidFarewell(why: Farewell["why"]): void {
  const trip = readLocal("tripData");
  const user = readLocal("userData");
  void clearStored("leave-trip");
  if (trip === null || user === null) return;
  forgetDocumentCopy(user.firebaseId, trip.tripId);
  writeLocal("userData", { ...user, tripId: null, role: "noroleset" });
  kept.write({ userId: user._id, tripName: trip.tripName, why, told: false });
}

/** Before the server's answer is kept: the trip of this device's copy may not be the user's any more. */
export function noticeLostTrip({ userData, tripData }: Pick<HydrateReply, "userData" | "tripData">): void {
  if (tripData !== null) return kept.remove();
  // The account was deleted on another device: this one forgets it too.
  if (userData === null && readLocal("userData") !== null) return void clearStored("start-over");
  const isSameUser = userData !== null && userData._id === readLocal("userData")?._id;
  if (isSameUser && readLocal("tripData") !== null) bidFarewell("off");
}
