import * as z from "zod/mini";
import type { HydrateReply } from "~/contracts/calls/hydrate";
import { clearLocalCopy, clearTripData, readLocal, writeLocal } from "../storage/local-copy";
import { forgetDocumentCopy } from "../room/document-copies";
import { readText, removeText, writeText } from "../storage/stored-text";

const FAREWELL_KEY = "farewell";

/** How somebody came off their trip: they left, they gave it up, or this device found out that they are not on it any more. */
export const FAREWELLS = ["left", "gave-up", "off"] as const;

const farewellShape = z.object({ userId: z.string(), tripName: z.string(), why: z.enum(FAREWELLS), told: z.boolean() });

export type Farewell = z.output<typeof farewellShape>;

/** What ended the user's last trip, until they are on one again; null for anybody else. */
export function readFarewell(): Farewell | null {
  const text = readText(FAREWELL_KEY);
  if (text === null) return null;
  try {
    const { data } = farewellShape.safeParse(JSON.parse(text));
    return data !== undefined && data.userId === readLocal("userData")?._id ? data : null;
  } catch {
    return null;
  }
}

/** Whether the traveller has not read about it yet. */
export const isFarewellDue = (): boolean => readFarewell()?.told === false;

export function markFarewellTold(): void {
  const farewell = readFarewell();
  if (farewell !== null && !farewell.told) keep({ ...farewell, told: true });
}

/** Forgets the trip and its document on this device and notes how it ended; whatever screen stands there, the traveller is told next. */
export function bidFarewell(why: Farewell["why"]): void {
  const trip = readLocal("tripData");
  const user = readLocal("userData");
  clearTripData();
  if (trip === null || user === null) return;
  forgetDocumentCopy(user.firebaseId, trip.tripId);
  writeLocal("userData", { ...user, tripId: null, role: "noroleset" });
  keep({ userId: user._id, tripName: trip.tripName, why, told: false });
}

/** Before the server's answer is kept: the trip of this device's copy may not be the user's any more. */
export function noticeLostTrip({ userData, tripData }: Pick<HydrateReply, "userData" | "tripData">): void {
  if (tripData !== null) return removeText(FAREWELL_KEY);
  // The account was deleted on another device: this one forgets it too.
  if (userData === null && readLocal("userData") !== null) return clearLocalCopy();
  const isSameUser = userData !== null && userData._id === readLocal("userData")?._id;
  if (isSameUser && readLocal("tripData") !== null) bidFarewell("off");
}

const keep = (farewell: Farewell): void => writeText(FAREWELL_KEY, JSON.stringify(farewell));
