import * as z from "zod/mini";
import { companion, endpoint, ROOM } from "../endpoint";
import { liveStatusShape } from "../calls/live-status";
import { documentState, roomMembers } from "./room";

/** What a companion needs to enter the trip's room: where it is, and a ticket that soon expires. */
export const requestRoomTicket = endpoint({
  method: "POST",
  path: "/wayfellow/room/:tripId/ticket",
  access: companion("enter-room"),
  body: null,
  reply: z.object({ host: z.string(), room: z.string(), ticket: z.string(), expiresInSeconds: z.number() }),
});

/** What the record holds, for the room: the document's state, where the trip stands, and who is on it. */
export const readRoomState = endpoint({
  method: "GET",
  path: "/wayfellow/room/:tripId/state",
  access: ROOM,
  body: null,
  reply: z.object({ ...documentState.shape, live: z.nullable(liveStatusShape), members: roomMembers }),
});

/** Merges the room's state into the record; the reply is what the room lacks, null when it lacks nothing, and who is on the trip. */
export const mergeRoomState = endpoint({
  method: "POST",
  path: "/wayfellow/room/:tripId/state",
  access: ROOM,
  body: z.object({ state: z.string() }),
  reply: z.object({ ...documentState.shape, members: roomMembers }),
});
