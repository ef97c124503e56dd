import { problemTexts } from "#messages/server";
import { leaveTrip as leave } from "#db/repositories/leaving";
import type { leaveTrip as call } from "~/contracts/calls/companions";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { membershipNews } from "./company";

/** Takes the caller off the trip; leaving again changes nothing. An organizer hands over first or, alone, gives the trip up. */
export const leaveTrip: UseCase<typeof call> = async ({ db, identity, now, tellRoom }, { params: { tripId } }) => {
  const leaving = await leave(db, identity.uid, tripId, now());
  switch (leaving.kind) {
    case "not-on-trip":
      throw new Problem("not-found", problemTexts.noTrip);
    case "organizer-stays":
      throw new Problem("organizer-stays");
    case "left": {
      const { companion, gaveUp } = leaving;
      if (leaving.now)
        tellRoom(tripId, { ...membershipNews(companion, "left", companion), dismiss: [companion.userId] });
      return { gaveUp };
    }
  }
};
