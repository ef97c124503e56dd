import { findLiveTrip, startTrip as start } from "#db/repositories/live-positions";
import type { startTrip as call } from "~/contracts/calls/live";
import { travellersDate } from "~/domain/live/day-begins";
import { timeZoneOf } from "../cities/gazetteer";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { actorOf } from "../rooms/news";
import { clockOf } from "./advance-trip";

/** Starts a trip that has a plan; starting again changes nothing. */
export const startTrip: UseCase<typeof call> = async (context) => {
  const { db, allow, tellRoom } = context;
  const found = await allow(({ uid, tripId }) => findLiveTrip(db, uid, tripId));
  if (found.live.startedTrip) return found.live;
  const now = context.now();
  // A trip that was set up before trips had a time zone gets it now.
  const timeZone = found.calendar.timeZone ?? (await timeZoneOf(found.calendar.city, context));
  const today = travellersDate(clockOf(timeZone, now));
  const { moved, live } = await start(db, found.tripId, { timeZone, today }, now);
  if (!live.startedTrip) throw new Problem("not-ready");
  if (moved) tellRoom(found.tripId, { by: actorOf(found), messages: [{ type: "live", position: live }] });
  return live;
};
