import { problemTexts } from "#messages/server";
import { findTripByCode } from "#db/repositories/membership/join-codes";
import type { validateJoinCode as call } from "~/contracts/calls/trip";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { codeCallerOf, triedTooMany } from "../identity/code-caller";

/** The trip a code opens, before somebody confirms that they join it. One who was removed is told that, and not which trip it is. */
export const validateJoinCode: UseCase<typeof call> = async (context, { body: { code } }) => {
  const { uid } = context.identity;
  const caller = await codeCallerOf(context, uid);
  const found = await findTripByCode(context.db, uid, code, caller);
  switch (found.kind) {
    case "held-back":
      throw triedTooMany(found, caller.at);
    case "no-such-trip":
      throw new Problem("not-found", problemTexts.unknownCode);
    case "removed":
      throw new Problem("removed");
    case "trip":
      return { tripId: found.tripId, tripName: found.tripName, city: found.city, joinCode: found.joinCode };
  }
};
