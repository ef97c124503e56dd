import { SignJWT, errors, jwtVerify } from "jose";
import type { JWTPayload } from "jose";
import { AUDIENCE } from "./room";

/** What a token signed with the room's secret is good for. */
export type Purpose = keyof typeof AUDIENCE;

export type TokenReading = { kind: "good"; payload: JWTPayload } | { kind: "bad"; why: "expired" | "invalid" };

/** What tokens are read with; the first also signs: while the secret is being changed there are two, so that nobody is thrown out. */
export type RoomSecrets = readonly [string, ...string[]];

/** The secrets that Worker or room was given; null when it was given none that is long enough. */
export function roomSecrets({ ROOM_SECRET, ROOM_SECRET_PREVIOUS }: Record<string, unknown>): RoomSecrets | null {
  return isSecret(ROOM_SECRET)
    ? [ROOM_SECRET, ...(isSecret(ROOM_SECRET_PREVIOUS) ? [ROOM_SECRET_PREVIOUS] : [])]
    : null;
}

const isSecret = (given: unknown): given is string => typeof given === "string" && given.length >= 32;

/** Made once an isolate for each secret: making a key takes longer than signing with it. */
const keys = new Map<string, CryptoKey>();

async function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const bytes = new TextEncoder().encode(secret);
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const made = await crypto.subtle.importKey("raw", bytes, hmac, false, ["sign", "verify"]);
  keys.set(secret, made);
  return made;
}

/** A token of Worker or room for one purpose and one subject, good for `seconds` from `now`. */
export const signRoomToken = async (
  purpose: Purpose,
  subject: string,
  secret: string,
  { claims = {}, seconds = 60, now = new Date() }: { claims?: JWTPayload; seconds?: number; now?: Date } = {},
): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(subject)
    .setAudience(AUDIENCE[purpose])
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(await keyOf(secret));
};

/** Whether a token was signed with one of the room's secrets for this purpose, and still counts. */
export async function readRoomToken(
  token: string,
  purpose: Purpose,
  [secret, ...others]: RoomSecrets,
  now = new Date(),
): Promise<TokenReading> {
  const reading = await readWith(secret, token, purpose, now);
  const [next, ...rest] = others;
  if (next === undefined || reading.kind === "good" || reading.why === "expired") return reading;
  return readRoomToken(token, purpose, [next, ...rest], now);
}

async function readWith(secret: string, token: string, purpose: Purpose, now: Date): Promise<TokenReading> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(secret), {
      algorithms: ["HS256"],
      audience: AUDIENCE[purpose],
      requiredClaims: ["exp", "iat"],
      currentDate: now,
    });
    return { kind: "good", payload };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { kind: "bad", why: "expired" };
    if (error instanceof errors.JOSEError) return { kind: "bad", why: "invalid" };
    throw error;
  }
}

/** Whether an `Authorization` header carries such a token for this very room. */
export async function speaksFor(
  authorization: string | null,
  purpose: Purpose,
  room: string,
  secrets: RoomSecrets,
): Promise<boolean> {
  const token = /^Bearer (.+)$/.exec(authorization ?? "")?.[1];
  if (token === undefined) return false;
  const reading = await readRoomToken(token, purpose, secrets);
  return reading.kind === "good" && reading.payload.sub === room;
}
