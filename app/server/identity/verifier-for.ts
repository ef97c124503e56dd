import type { Env } from "../env";
import { firebaseVerifier } from "./firebase-verifier";
import type { LocalIssuer } from "./local-issuer";
import { localIssuer } from "./local-issuer";
import type { Verifier } from "./port";

export type IdentitySettings = Pick<
  Env,
  "ENVIRONMENT" | "IDENTITY_PROVIDER" | "FIREBASE_PROJECT_ID" | "LOCAL_IDENTITY_KEY"
>;

/** Made once an isolate for each setting, with the keys and tokens they remember. */
const issuers = new Map<string, LocalIssuer>();
const verifiers = new Map<string, Verifier>();

/** The verifier that is configured. Throws when the configuration is unsafe or incomplete. */
export function verifierFor(env: IdentitySettings): Verifier {
  if (env.IDENTITY_PROVIDER === "firebase") {
    const project = env.FIREBASE_PROJECT_ID;
    if (!project) throw new Error("IDENTITY_PROVIDER=firebase needs FIREBASE_PROJECT_ID.");
    return remember(verifiers, project, firebaseVerifier);
  }
  const issuer = localIssuerFor(env);
  if (!issuer)
    throw new Error(
      "No identity provider: set IDENTITY_PROVIDER=firebase, or ENVIRONMENT=development with LOCAL_IDENTITY_KEY.",
    );
  return issuer.verifier;
}

/**
 * The local issuer, or null where it is not in use. It believes everybody, so it runs only where somebody says that this is a place for
 * developing: a deployment that forgot to say what it is, or says it in other letters, has no sign-in rather than an open one.
 */
export function localIssuerFor(env: IdentitySettings): LocalIssuer | null {
  const inUse = (env.IDENTITY_PROVIDER ?? "local") === "local" && env.ENVIRONMENT === "development";
  return inUse && env.LOCAL_IDENTITY_KEY ? remember(issuers, env.LOCAL_IDENTITY_KEY, localIssuer) : null;
}

function remember<Made>(made: Map<string, Made>, key: string, make: (key: string) => Made): Made {
  const found = made.get(key) ?? make(key);
  made.set(key, found);
  return found;
}
