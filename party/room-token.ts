import { SignJWT, errors, jwtVerify } from "jose";
import { AUDIENCE, ticketClaims } from "~/contracts/room";
import type { TicketHolder } from "~/contracts/room";

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

export type TicketDecision =
  | { kind: "admitted"; holder: TicketHolder; issuedAt: number }
  | { kind: "refused"; why: "expired" | "invalid" | "other-room" };

/** Whether a ticket opens this room. `issuedAt` is in seconds. */
export async function checkTicket(ticket: string | null, room: string, secret: string, now: Date): Promise<TicketDecision> {
  if (ticket === null) return { kind: "refused", why: "invalid" };
  try {
    const { payload } = await jwtVerify(ticket, keyOf(secret), { algorithms: ["HS256"], audience: AUDIENCE.ticket, requiredClaims: ["exp", "iat"], currentDate: now });
    const claims = ticketClaims.safeParse(payload);
    if (!claims.success) return { kind: "refused", why: "invalid" };
    if (claims.data.trip !== room) return { kind: "refused", why: "other-room" };
    const { sub: userId, name, role } = claims.data;
    return { kind: "admitted", holder: { userId, name, role }, issuedAt: payload.iat ?? 0 };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { kind: "refused", why: "expired" };
    if (error instanceof errors.JOSEError) return { kind: "refused", why: "invalid" };
    throw error;
  }
}

/** Whether a request comes from the Worker and means this room. */
export async function isFromWorker(authorization: string | null, room: string, secret: string): Promise<boolean> {
  const token = /^Bearer (.+)$/.exec(authorization ?? "")?.[1];
  if (token === undefined) return false;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ["HS256"], audience: AUDIENCE.toRoom, requiredClaims: ["exp"] });
    return payload.sub === room;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}

/** What the room shows the Worker when it hands over a trip's state. */
export const tokenForWorker = (room: string, secret: string): Promise<string> =>
  new SignJWT({}).setProtectedHeader({ alg: "HS256" }).setSubject(room).setAudience(AUDIENCE.toWorker).setIssuedAt().setExpirationTime("60s").sign(keyOf(secret));
