import { ticketClaims } from "~/contracts/room/room";
import type { TicketHolder } from "~/contracts/room/room";
import { readRoomToken } from "~/contracts/room/room-token";

export type TicketDecision =
  | { kind: "admitted"; holder: TicketHolder; issuedAt: number }
  | { kind: "refused"; why: "expired" | "invalid" | "other-room" };

/** Whether a ticket opens this room. `issuedAt` is in seconds. */
export async function checkTicket(
  ticket: string | null,
  room: string,
  secret: string,
  now: Date,
): Promise<TicketDecision> {
  if (ticket === null) return { kind: "refused", why: "invalid" };
  const reading = await readRoomToken(ticket, "ticket", secret, now);
  if (reading.kind === "bad") return { kind: "refused", why: reading.why };
  const claims = ticketClaims.safeParse(reading.payload);
  if (!claims.success) return { kind: "refused", why: "invalid" };
  if (claims.data.trip !== room) return { kind: "refused", why: "other-room" };
  const { sub: userId, name, role } = claims.data;
  return { kind: "admitted", holder: { userId, name, role }, issuedAt: reading.payload.iat ?? 0 };
}
