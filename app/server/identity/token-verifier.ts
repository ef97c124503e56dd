import type { JWTVerifyGetKey } from "jose";
import { errors, jwtVerify } from "jose";
import * as z from "zod/mini";
import { cleanLine } from "~/domain/forms/clean-text";
import { MAX_NAME_LENGTH } from "~/domain/forms/limits";
import { unauthenticated } from "../http/bearer-token";
import { Problem } from "../http/problem";
import type { Identity, Verifier } from "./port";

/** What a provider must state of its tokens. */
export type TokenRules = { issuer: string; audience: string; algorithm: "RS256" | "ES256"; keys: JWTVerifyGetKey };

/** Clocks differ a little; a token made "in the future" by less than this is accepted. */
const SKEW_SECONDS = 5;
const REMEMBERED_TOKENS = 2_000;

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  exp: z.number(),
  iat: z.number(),
  auth_time: z.number(),
  email: z._default(z.string(), ""),
  email_verified: z._default(z.boolean(), false),
  // Providers let people call themselves anything.
  name: z._default(z.string().check(z.overwrite((name) => cleanLine(name).slice(0, MAX_NAME_LENGTH).trim())), ""),
});

/** The one verifier of all providers. Tokens once found good are remembered until they expire: their signature need not be checked again. */
export function tokenVerifier(rules: TokenRules): Verifier {
  const remembered = new Map<string, Identity>();

  return {
    async verify(token, now) {
      const known = remembered.get(token);
      if (known && now < known.expiresAt) return known;
      remembered.delete(token);
      const fresh = await check(token, now, rules);
      if (remembered.size >= REMEMBERED_TOKENS) forgetOldest(remembered);
      remembered.set(token, fresh);
      return fresh;
    },
  };
}

async function check(token: string, now: number, rules: TokenRules): Promise<Identity> {
  const { payload } = await signed(token, now, rules);
  const parsed = claims.safeParse(payload);
  const latest = now / 1000 + SKEW_SECONDS;
  if (!parsed.success || parsed.data.iat > latest || parsed.data.auth_time > latest) throw unauthenticated();
  const { sub, email, email_verified, name, auth_time, exp } = parsed.data;
  return { uid: sub, email, emailVerified: email_verified, name, signedInAt: auth_time * 1000, expiresAt: exp * 1000 };
}

async function signed(token: string, now: number, { issuer, audience, algorithm, keys }: TokenRules) {
  try {
    return await jwtVerify(token, orUnavailable(keys), {
      issuer,
      audience,
      algorithms: [algorithm],
      currentDate: new Date(now),
      clockTolerance: 0,
      requiredClaims: ["sub", "exp", "iat", "auth_time"],
    });
  } catch (refused) {
    if (refused instanceof errors.JOSEError) throw unauthenticated();
    throw refused instanceof Problem ? refused : keysUnavailable();
  }
}

const keysUnavailable = () => new Problem("unavailable", undefined, { headers: { "Retry-After": "5" } });

/** What a set of keys says of a token whose key it does not have. Anything else it throws is about the keys themselves. */
const ABOUT_THE_TOKEN = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

/** The keys, answering 503 where there are none to be had: that is not the caller's fault, and no reason to sign them out. */
const orUnavailable =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await keys(header, token);
    } catch (refused) {
      if (ABOUT_THE_TOKEN.some((kind) => refused instanceof kind)) throw refused;
      throw keysUnavailable();
    }
  };

function forgetOldest(remembered: Map<string, Identity>): void {
  const oldest = remembered.keys().next();
  if (!oldest.done) remembered.delete(oldest.value);
}
