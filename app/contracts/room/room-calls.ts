import * as z from "zod/mini";
import { companion, endpoint, ROOM } from "../endpoint";
import { liveStatusShape } from "../calls/live";
import { documentState } from "./room";

/** What a companion needs to enter the trip's room: where it is, and a ticket that soon expires. */
export const requestRoomTicket = endpoint({
  method: "POST",
  path: "/wayfellow/room/:tripId/ticket",
  access: companion("enter-room"),
  body: null,
  reply: z.object({ host: z.string(), room: z.string(), ticket: z.string(), expiresInSeconds: z.number() }),
});

/** What the record holds, for the room: the document's state, and where the trip stands. */
export const readRoomState = endpoint({
  method: "GET",
  path: "/wayfellow/room/:tripId/state",
  access: ROOM,
  body: null,
  reply: z.object({ ...documentState.shape, live: z.nullable(liveStatusShape) }),
});

/** Merges the room's state into the record; the reply is what the room lacks, null when it lacks nothing. */
export const mergeRoomState = endpoint({
  method: "POST",
  path: "/wayfellow/room/:tripId/state",
  access: ROOM,
  body: z.object({ state: z.string() }),
  reply: documentState,
});
