import { ticketClaims } from "~/contracts/room/room";
import type { TicketHolder } from "~/contracts/room/room";
import type { RoomSecrets } from "~/contracts/room/room-token";
import { readRoomToken } from "~/contracts/room/room-token";

/** A ticket that is one: its own id, whom it lets in, from when till when it counts, and until when they may stay; in seconds since 1970. */
export type Ticket = { id: string; holder: TicketHolder; issuedAt: number; expiresAt: number; until: number };

export type TicketDecision =
  { kind: "admitted"; ticket: Ticket } | { kind: "refused"; why: "expired" | "invalid" | "other-room" };

/** Whether a ticket opens this room. Whether it was used, the room knows. */
export async function checkTicket(
  ticket: string | null,
  room: string,
  secrets: RoomSecrets,
  now: Date,
): Promise<TicketDecision> {
  if (ticket === null) return { kind: "refused", why: "invalid" };
  const reading = await readRoomToken(ticket, "ticket", secrets, now);
  if (reading.kind === "bad") return { kind: "refused", why: reading.why };
  const claims = ticketClaims.safeParse(reading.payload);
  if (!claims.success) return { kind: "refused", why: "invalid" };
  if (claims.data.trip !== room) return { kind: "refused", why: "other-room" };
  const { sub: userId, name, role, jti: id, until } = claims.data;
  const { iat: issuedAt = 0, exp: expiresAt = 0 } = reading.payload;
  return { kind: "admitted", ticket: { id, holder: { userId, name, role }, issuedAt, expiresAt, until } };
}
