import type { IdentityAdapter } from "./identity/adapter";
import { localAdapter } from "./identity/local-adapter";
import { providerOfDocument } from "./identity/provider-config";
import type { ProviderName, Session } from "./identity/session-record";
import { sessionShape } from "./identity/session-record";
import { clearStored } from "../storage/clear-stored";
import type { ClearingEvent } from "../storage/stored-keys";
import { stored } from "../storage/stored-keys";
import { storedValue, useStored } from "../storage/stored-value";

export type { Session } from "./identity/session-record";

const kept = storedValue({ ...stored.identitySession, shape: sessionShape });

/** A token this close to its end is renewed before it is used. */
const RENEW_BEFORE_MS = 5 * 60_000;

let renewal: Promise<Session | null> | null = null;

/** Who is signed in in this browser, or null. Shared by all tabs. */
export const currentSession = (): Session | null => kept.read();

/** The session, kept up to date across tabs; null on the server. */
export const useSession = (): Session | null => useStored(kept);

/** Opens the identity provider's popup. Call it straight from a click, or the browser blocks the popup. */
export async function signIn(): Promise<{ kind: "signed-in" } | { kind: "closed" } | { kind: "failed" }> {
  const { kind } = providerOfDocument();
  const outcome = await (kind === "local" ? localAdapter : await adapterFor(kind)).signIn();
  if (outcome.kind !== "signed-in") return outcome;
  kept.write(outcome.session);
  return { kind: "signed-in" };
}

/** A token that is good for some minutes yet, or null when nobody is signed in. */
export async function freshToken(): Promise<string | null> {
  const session = currentSession();
  if (session === null) return null;
  if (session.expiresAt - Date.now() > RENEW_BEFORE_MS) return session.idToken;
  renewal ??= renew(session).finally(() => (renewal = null));
  return (await renewal)?.idToken ?? session.idToken;
}

/** Forgets the sign-in alone: after a 401 the local copy may serve the same user again. */
export const dropSession = (): void => kept.remove();

/** Signs out and clears all that this browser keeps of the user, but for what they did and nobody has yet. */
export const signOut = (): Promise<void> => endSession("sign-out");

/** After the account was deleted: signs out and clears all of it, since there is nobody left to send anything for. */
export const forgetThisDevice = (): Promise<void> => endSession("delete-account");

async function endSession(event: ClearingEvent): Promise<void> {
  const provider = currentSession()?.provider;
  // Databases and kept files follow: nobody waits for them.
  void clearStored(event);
  if (provider !== undefined) await tellProvider(provider);
}

/** Without a network the provider's script may be missing. This device has forgotten the session by then, which is what was asked for. */
const tellProvider = (provider: ProviderName): Promise<void> =>
  adapterFor(provider)
    .then((adapter) => adapter.signOut())
    .catch(() => undefined);

const adapterFor = async (provider: ProviderName): Promise<IdentityAdapter> =>
  provider === "local" ? localAdapter : (await import("./identity/firebase-adapter.client")).firebaseAdapter;

/** Null when the provider cannot be reached: the old token is tried, and the server decides. */
async function renew(session: Session): Promise<Session | null> {
  try {
    const renewed = await (await adapterFor(session.provider)).refresh(session);
    // Someone may have signed out, or in as another, while we waited.
    if (renewed !== null && currentSession()?.uid === renewed.uid) kept.write(renewed);
    return renewed;
  } catch {
    return null;
  }
}
