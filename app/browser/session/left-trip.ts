import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import type { HydrateReply } from "~/contracts/calls/hydrate";
import { clearStored } from "../storage/clear-stored";
import { forgetDocumentCopy } from "../storage/document-copies";
import { readLocal, writeLocal } from "../storage/local-copy";
import { stored } from "../storage/stored-keys";
import { onStoredChange, storedValue } from "../storage/stored-value";

/** How somebody came off their trip: they left, they gave it up, or this device found out that they are not on it any more. */
export const LEAVE_REASONS = ["left", "gave-up", "off"] as const;

const leftTripShape = z.object({
  userId: z.string(),
  tripName: z.string(),
  why: z.enum(LEAVE_REASONS),
  told: z.boolean(),
});

const kept = storedValue({ ...stored.leftTrip, shape: leftTripShape });

export type LeftTrip = z.output<typeof leftTripShape>;

/** What ended the user's last trip, until they are on one again; null for anybody else. */
export function readLeftTrip(): LeftTrip | null {
  const left = kept.read();
  return left !== null && left.userId === readLocal("userData")?._id ? left : null;
}

/** Whether the traveller has yet to be told. */
export const isLeftTripUntold = (): boolean => readLeftTrip()?.told === false;

export function markLeftTripTold(): void {
  const left = readLeftTrip();
  if (left !== null && !left.told) kept.write({ ...left, told: true });
}

/** Forgets the trip and its document on this device and notes how it ended; whatever screen stands there, the traveller is told next. */
export function forgetTrip(why: LeftTrip["why"]): void {
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
  if (isSameUser && readLocal("tripData") !== null) forgetTrip("off");
}

/** Where a traveller reads that they are not on their trip any more. */
const OFF_TRIP = "/offtrip";

/** Leads to /offtrip from whatever screen stands there when the trip is not the traveller's any more. Once, around all screens. */
export function useOffTripRedirect(): void {
  const due = useSyncExternalStore(onStoredChange, isLeftTripUntold, () => false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (due && pathname !== OFF_TRIP) navigate(OFF_TRIP, { replace: true });
  }, [due, pathname, navigate]);
}
