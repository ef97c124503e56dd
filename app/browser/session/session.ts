import { useSyncExternalStore } from "react";
import { dropAllDrafts } from "../forms/form-draft";
import type { IdentityAdapter } from "./identity/adapter";
import { localAdapter } from "./identity/local-adapter";
import { providerOfDocument } from "./identity/provider-config";
import type { ProviderName, Session } from "./identity/session-record";
import { parseSession } from "./identity/session-record";
import { clearLocalCopy } from "../storage/local-copy";
import { onTextChange, readText, removeText, writeText } from "../storage/stored-text";

export type { Session } from "./identity/session-record";

const SESSION_KEY = "identitySession";

/** A token this close to its end is renewed before it is used. */
const RENEW_BEFORE_MS = 5 * 60_000;

let known: { text: string; session: Session | null } | null = null;
let renewal: Promise<Session | null> | null = null;

/** Who is signed in in this browser, or null. Shared by all tabs. */
export function currentSession(): Session | null {
  const text = readText(SESSION_KEY);
  if (text === null) return null;
  if (known?.text !== text) known = { text, session: parseSession(text) };
  if (known.session === null) removeText(SESSION_KEY, "local", { quiet: true });
  return known.session;
}

/** The session, kept up to date across tabs; null on the server. */
export const useSession = (): Session | null => useSyncExternalStore(onTextChange, currentSession, () => null);

/** Opens the identity provider's popup. Call it straight from a click, or the browser blocks the popup. */
export async function signIn(): Promise<{ kind: "signed-in" } | { kind: "closed" } | { kind: "failed" }> {
  const { kind } = providerOfDocument();
  const outcome = await (kind === "local" ? localAdapter : await adapterFor(kind)).signIn();
  if (outcome.kind !== "signed-in") return outcome;
  keep(outcome.session);
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
export const dropSession = (): void => removeText(SESSION_KEY);

/** Signs out and clears all that this browser keeps of the user. */
export async function signOut(): Promise<void> {
  const provider = currentSession()?.provider;
  dropSession();
  clearLocalCopy();
  dropAllDrafts();
  if (provider !== undefined) await (await adapterFor(provider)).signOut();
}

const adapterFor = async (provider: ProviderName): Promise<IdentityAdapter> =>
  provider === "local" ? localAdapter : (await import("./identity/firebase-adapter.client")).firebaseAdapter;

const keep = (session: Session): void => writeText(SESSION_KEY, JSON.stringify(session));

/** Null when the provider cannot be reached: the old token is tried, and the server decides. */
async function renew(session: Session): Promise<Session | null> {
  try {
    const renewed = await (await adapterFor(session.provider)).refresh(session);
    // Someone may have signed out, or in as another, while we waited.
    if (renewed !== null && currentSession()?.uid === renewed.uid) keep(renewed);
    return renewed;
  } catch {
    return null;
  }
}
