import { problemTexts } from "#messages/server";
import { findTripByCode } from "#db/repositories/join-codes";
import type { validateJoinCode as call } from "~/contracts/calls/trip";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";

/** The trip a code opens, before somebody confirms that they join it. One who was removed is told that, and not which trip it is. */
export const validateJoinCode: UseCase<typeof call> = async ({ db, identity }, { body: { code } }) => {
  const found = await findTripByCode(db, identity.uid, code);
  switch (found.kind) {
    case "no-such-trip":
      throw new Problem("not-found", problemTexts.unknownCode);
    case "removed":
      throw new Problem("removed");
    case "trip":
      return { tripId: found.tripId, tripName: found.tripName };
  }
};
