import { leaveTrip as leave } from "#db/repositories/membership/leaving";
import type { leaveTrip as call } from "~/contracts/calls/companions";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { membershipNews } from "./company";

/** Takes the caller off the trip; leaving again changes nothing. An organizer hands over first or, alone, gives the trip up. */
export const leaveTrip: UseCase<typeof call> = async ({ db, allow, now, tellRoom }) => {
  const { leaving, tripId, ...companion } = await allow(async ({ uid, tripId }) => {
    const leaving = await leave(db, uid, tripId, now());
    return leaving.kind === "not-on-trip" ? null : { ...leaving.companion, leaving };
  });
  switch (leaving.kind) {
    case "organizer-stays":
      throw new Problem("organizer-stays");
    case "left": {
      if (leaving.now)
        tellRoom(tripId, { ...membershipNews(companion, "left", companion), dismiss: [companion.userId] });
      return { gaveUp: leaving.gaveUp };
    }
  }
};
