import type { JWTVerifyGetKey } from "jose";
import { createRemoteJWKSet, customFetch, errors } from "jose";
import type { Verifier } from "./port";
import { tokenVerifier } from "./token-verifier";

const KEYS_URL = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/** Verifies the ID tokens of a Firebase project, by Google's published keys unless a test brings its own. */
export const firebaseVerifier = (projectId: string, keys: JWTVerifyGetKey = googleKeys()): Verifier =>
  tokenVerifier({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    algorithm: "RS256",
    keys,
  });

/**
 * Google's keys, fetched when they are needed and kept for a while. A set without a single key that could have signed anything says nothing
 * about the token that was brought.
 */
export function googleKeys(get: typeof fetch = fetch): JWTVerifyGetKey {
  // Called by itself: workerd's `fetch` may not be called as the method of another object.
  const remote = createRemoteJWKSet(new URL(KEYS_URL), { [customFetch]: (url, options) => get(url, options) });
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (refused) {
      const hasKeys = remote.jwks()?.keys.some(({ kty }) => kty === "RSA") ?? false;
      if (refused instanceof errors.JWKSNoMatchingKey && !hasKeys) throw new Error("No keys.", { cause: refused });
      throw refused;
    }
  };
}
