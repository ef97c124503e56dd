import { problemTexts } from "#messages/server";
import { joinByCode } from "#db/repositories/membership/joining";
import type { joinTrip as call } from "~/contracts/calls/trip";
import { MAX_COMPANIONS } from "~/domain/forms/limits";
import type { User } from "~/domain/people/companion";
import { pendingNews } from "../companions/company";
import type { UseCase } from "../http/call-context";
import { WithStatus } from "../http/call-context";
import { Problem } from "../http/problem";
import { codeCallerOf, triedTooMany } from "../identity/code-caller";
import type { News } from "../rooms/news";

/** Puts the caller on the trip of the code, or lets them wait for its organizer. Sending it twice does it once. */
export const joinTrip: UseCase<typeof call> = async (context, { body }) => {
  const { db, identity, newId, tellRoom } = context;
  const caller = await codeCallerOf(context, identity.uid);
  const joining = await joinByCode(db, identity, body.joinCode, { id: newId(), ...caller });
  switch (joining.kind) {
    case "held-back":
      throw triedTooMany(joining, caller.at);
    case "no-such-trip":
      throw new Problem("not-found", problemTexts.unknownCode);
    case "removed":
      throw new Problem("removed");
    case "trip-full":
      throw new Problem("limit-reached", problemTexts.tripFull(MAX_COMPANIONS));
    case "too-many-wait":
      throw new Problem("limit-reached", problemTexts.tooManyWait);
    case "waiting": {
      const { newly, waiting, newcomers } = joining;
      if (newly) tellRoom(waiting.tripId, { by: null, messages: [pendingNews(newcomers)] });
      return new WithStatus(202, { waiting });
    }
    case "joined": {
      const { newly, user, trip, waited, newcomers } = joining;
      if (newly) tellRoom(trip.tripId, joined(user, waited ? [pendingNews(newcomers)] : []));
      return { user, trip };
    }
  }
};

function joined({ _id: userId, preferredName: name, role }: User, also: NonNullable<News["messages"]>): News {
  return { by: { userId, name }, messages: [{ type: "membership", change: "joined", userId, name, role }, ...also] };
}
