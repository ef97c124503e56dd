import { problemTexts } from "#messages/server";
import { findCompanion } from "#db/repositories/companions";
import type { requestRoomTicket as call } from "~/contracts/room/room-calls";
import { SEAT_SECONDS } from "~/contracts/room/room";
import { signRoomToken } from "~/contracts/room/room-token";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { roomsFor } from "./rooms-for";

/** A ticket is used at once; a reconnect asks for another, and so does who stays for long. */
const TICKET_SECONDS = 60;

/** Lets a companion into the trip's room. Throws 503 while there is no room to go to. */
export const requestRoomTicket: UseCase<typeof call> = async ({ db, env, allow, now, newId }) => {
  const { userId, name, role, tripId } = await allow(({ uid, tripId }) => findCompanion(db, uid, tripId));
  const rooms = roomsFor(env);
  if (rooms === null) throw new Problem("unavailable", problemTexts.noRooms, { headers: { "Retry-After": "300" } });
  const ticket = await signRoomToken("ticket", userId, rooms.secrets[0], {
    claims: { trip: tripId, name, role, jti: newId(), until: Math.floor(now() / 1000) + SEAT_SECONDS },
    seconds: TICKET_SECONDS,
    now: new Date(now()),
  });
  return { host: rooms.host, room: tripId, ticket, expiresInSeconds: TICKET_SECONDS };
};
