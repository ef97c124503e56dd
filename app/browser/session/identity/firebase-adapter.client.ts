// The two packages that the `firebase` package re-exports; it would bring its twenty others along.
import { FirebaseError, getApp, getApps, initializeApp } from "@firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  getAuth,
  GoogleAuthProvider,
  initializeAuth,
  signInWithPopup,
  signOut,
  type User,
} from "@firebase/auth";
import type { IdentityAdapter, PopupOutcome } from "./adapter";
import { providerOfDocument } from "./provider-config";
import type { Session } from "./session-record";

/** How the SDK says that the traveller changed their mind. */
const CLOSED_BY_USER = new Set(["auth/popup-closed-by-user", "auth/cancelled-popup-request", "auth/user-cancelled"]);

/** Google's popup through the Firebase SDK; this module is loaded only when it is needed (DESIGN section 4). */
export const firebaseAdapter: IdentityAdapter = {
  signIn: async (): Promise<PopupOutcome> => {
    try {
      const { user } = await signInWithPopup(auth(), new GoogleAuthProvider());
      return { kind: "signed-in", session: await sessionOf(user, false) };
    } catch (error) {
      return error instanceof FirebaseError && CLOSED_BY_USER.has(error.code) ? { kind: "closed" } : { kind: "failed" };
    }
  },
  refresh: async () => {
    await auth().authStateReady();
    const user = auth().currentUser;
    return user === null ? null : sessionOf(user, true);
  },
  signOut: () => signOut(auth()),
};

function auth(): Auth {
  if (getApps().length > 0) return getAuth(getApp());
  const config = providerOfDocument();
  if (config.kind !== "firebase") throw new Error("The document names no Firebase project.");
  const { apiKey, authDomain, projectId } = config;
  return initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: browserLocalPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
}

async function sessionOf(user: User, renew: boolean): Promise<Session> {
  const { token, expirationTime } = await user.getIdTokenResult(renew);
  return {
    provider: "firebase",
    uid: user.uid,
    email: user.email ?? "",
    name: user.displayName ?? "",
    idToken: token,
    expiresAt: Date.parse(expirationTime),
  };
}
