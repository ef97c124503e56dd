import { problemTexts } from "#messages/server";
import type { TripOfUser } from "#db/repositories/account/account-end";
import { endAccount, findAccountEnd } from "#db/repositories/account/account-end";
import type { Companion } from "#db/repositories/companions";
import type { deleteAccount as call } from "~/contracts/calls/account";
import { undecidedOf } from "~/domain/people/account-end";
import { membershipNews, pendingNews } from "../companions/company";
import type { UseCase } from "../http/call-context";
import { uidDigest } from "../identity/sign-in";
import { Problem } from "../http/problem";
import type { News } from "../rooms/news";
import { affectedTrips } from "./read-account-end";

/** No provider's token lives longer; the caller's other devices may have newer ones than this. */
const TOKEN_LIFE_MS = 3_600_000;

/** Deletes the caller and what is theirs; where there is nobody, it does nothing. Throws 409 while a shared trip is neither handed over nor meant to end. */
export const deleteAccount: UseCase<typeof call> = async (
  { db, identity, now, tellRoom },
  { body: { endedTrips } },
) => {
  const found = await findAccountEnd(db, identity.uid);
  if (!found) return { deleted: false };
  const [undecided] = undecidedOf(affectedTrips(found.trips), endedTrips);
  if (undecided) throw new Problem("organizer-stays", problemTexts.undecidedTrip(undecided.tripName));
  const at = now();
  const memory = { uidDigest: await uidDigest(identity.uid), until: Math.max(identity.expiresAt, at + TOKEN_LIFE_MS) };
  if (!(await endAccount(db, { uid: identity.uid, endedTrips, at, memory })))
    throw new Problem("conflict", problemTexts.justJoined);
  for (const trip of found.trips) tellRoom(trip.tripId, newsOf(trip, found.person));
  for (const { tripId, others } of found.waitedFor)
    if (found.trips.every((trip) => trip.tripId !== tripId))
      tellRoom(tripId, { by: null, messages: [pendingNews(others)] });
  return { deleted: true };
};

/** A room whose trip is gone is emptied; any other forgets its companion. */
function newsOf({ role, isOn }: TripOfUser, { userId, name }: Pick<Companion, "userId" | "name">): News {
  if (role === "originator") return { by: null, erase: true };
  const companion: Companion = { userId, name, role };
  const gone = { dismiss: [userId], forget: [userId] };
  return isOn ? { ...membershipNews(companion, "left", companion), ...gone } : { by: null, ...gone };
}
