import { problemTexts } from "#messages/server";
import { joinByCode } from "#db/repositories/joining";
import type { joinTrip as call } from "~/contracts/calls/trip";
import { MAX_COMPANIONS } from "~/domain/forms/limits";
import type { User } from "~/domain/people/companion";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { seekerOf, triedTooMany } from "../identity/code-seeker";
import type { News } from "../rooms/announcer";

/** Puts the caller on the trip of the code. Sending it twice joins once. */
export const joinTrip: UseCase<typeof call> = async (context, { body }) => {
  const { db, identity, newId, tellRoom } = context;
  const seeker = await seekerOf(context, identity.uid);
  const joining = await joinByCode(db, identity, body.joinCode, { id: newId(), ...seeker });
  if (joining.kind === "held-back") throw triedTooMany(joining, seeker.at);
  if (joining.kind === "no-such-trip") throw new Problem("not-found", problemTexts.unknownCode);
  if (joining.kind === "trip-full") throw new Problem("limit-reached", problemTexts.tripFull(MAX_COMPANIONS));
  if (joining.kind === "removed") throw new Problem("removed");
  const { newly, user, trip } = joining;
  if (newly) tellRoom(trip.tripId, joined(user));
  return { user, trip };
};

function joined({ _id: userId, preferredName: name, role }: User): News {
  return { by: { userId, name }, messages: [{ type: "membership", change: "joined", userId, name, role }] };
}
