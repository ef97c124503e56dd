import type * as Party from "partykit/server";
import type { CloseReason } from "~/contracts/room/room";
import { CLOSE_CODES } from "~/contracts/room/room";
import { speaksFor } from "~/contracts/room/room-token";
import { roomSettings } from "../settings";
import type { Ticket } from "./room-token";
import { checkTicket } from "./room-token";

const TICKET_HEADER = "x-wayfellow-ticket";

/** Lets a companion with a good ticket through to the room. An expired one is told so, that the browser fetches another; the room itself sleeps on. */
export async function admitCompanion(request: Party.Request, lobby: Party.Lobby): Promise<Party.Request | Response> {
  const ticket = new URL(request.url).searchParams.get("ticket");
  const decision = await checkTicket(ticket, lobby.id, roomSettings(lobby.env).secrets, new Date());
  if (decision.kind === "refused")
    return decision.why === "expired"
      ? closedByName("ticket")
      : new Response("This ticket does not open this room.", { status: 401 });
  request.headers.set(TICKET_HEADER, encodeURIComponent(JSON.stringify(decision.ticket)));
  return request;
}

/** The ticket of a companion who was let through. */
export const admittedTicket = (request: Party.Request): Ticket =>
  JSON.parse(decodeURIComponent(request.headers.get(TICKET_HEADER) ?? "")) as Ticket;

/** Lets the Worker through, and nobody else. */
export async function admitWorker(request: Party.Request, lobby: Party.Lobby): Promise<Party.Request | Response> {
  if (await speaksFor(request.headers.get("Authorization"), "toRoom", lobby.id, roomSettings(lobby.env).secrets))
    return request;
  return new Response("Only the Worker may call a room.", { status: 401 });
}

/** A connection that opens only to be closed with a reason. */
function closedByName(reason: CloseReason): Response {
  const [outside, inside] = Object.values(new WebSocketPair());
  inside?.accept();
  inside?.close(CLOSE_CODES[reason], reason);
  return new Response(null, { status: 101, webSocket: outside });
}
