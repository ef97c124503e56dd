import type { JWTVerifyGetKey } from "jose";
import { createRemoteJWKSet } from "jose";
import type { Verifier } from "./port";
import { tokenVerifier } from "./token-verifier";

const KEYS_URL = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/** Verifies the ID tokens of a Firebase project, by Google's published keys unless a test brings its own. */
export const firebaseVerifier = (
  projectId: string,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(KEYS_URL)),
): Verifier =>
  tokenVerifier({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    algorithm: "RS256",
    keys,
  });
