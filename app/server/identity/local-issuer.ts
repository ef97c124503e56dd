import type { JWK } from "jose";
import { createLocalJWKSet, importJWK, SignJWT } from "jose";
import * as z from "zod/mini";
import type { Verifier } from "./port";
import { tokenVerifier } from "./token-verifier";

const ISSUER = "https://local.wayfellow.invalid";
const AUDIENCE = "wayfellow";
export const TOKEN_SECONDS = 3_600;

const privateJwk = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z._default(z.string(), "local"),
});

/** The Worker's own issuer: the product runs whole without an account anywhere (DESIGN section 4). */
export type LocalIssuer = {
  verifier: Verifier;
  jwks: { keys: JWK[] };
  issue(person: { email: string; name: string }, now: number): Promise<string>;
};

/** An issuer from its private key, a JWK as JSON. Throws when the text is no P-256 key. */
export function localIssuer(keyJson: string): LocalIssuer {
  const { d, kid, ...open } = privateJwk.parse(JSON.parse(keyJson));
  const jwks = { keys: [{ ...open, kid, alg: "ES256", use: "sig" }] };
  return {
    jwks,
    verifier: tokenVerifier({ issuer: ISSUER, audience: AUDIENCE, algorithm: "ES256", keys: createLocalJWKSet(jwks) }),
    issue: async (person, now) => {
      const seconds = Math.floor(now / 1000);
      // To the millisecond: whoever signs in again at once after deleting their account is let in.
      const auth_time = now / 1000;
      return new SignJWT({ email: person.email, email_verified: false, name: person.name, auth_time })
        .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(await uidOf(person.email))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + TOKEN_SECONDS)
        .sign(await importJWK({ ...open, d }, "ES256"));
    },
  };
}

/** Stable for an e-mail address, however it was capitalised. */
async function uidOf(email: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(email.trim().toLowerCase()));
  return [...new Uint8Array(digest).slice(0, 14)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
