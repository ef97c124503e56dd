import { SignJWT } from "jose";

/**
 * The addresses of a trip's room for an editor, who is number 0, and companions, with tickets as the Worker signs them.
 * @param {{ host: string, secret: string, trip: string }} room
 */
export const crowdUrls =
  ({ host, secret, trip }) =>
  async (/** @type {number} */ number) => {
    const ticket = await new SignJWT({
      trip,
      name: `Companion ${number}`,
      role: number === 0 ? "originator" : "participant",
      until: Math.floor(Date.now() / 1000) + 15 * 60,
    })
      .setProtectedHeader({ alg: "HS256" })
      .setSubject(`user-${number}`)
      .setJti(crypto.randomUUID())
      .setAudience("wayfellow-room-ticket")
      .setIssuedAt()
      .setExpirationTime("60s")
      .sign(new TextEncoder().encode(secret));
    return `ws://${host}/parties/main/${trip}?ticket=${ticket}`;
  };

/** @param {string} host @param {string} room */
export const echoUrl = (host, room) => `ws://${host}/parties/main/${room}`;
