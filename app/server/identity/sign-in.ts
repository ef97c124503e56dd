import type { SignIn } from "#db/ended-account-check";
import { digestOf } from "./digest";
import type { Identity } from "./port";

/** By the identity that the verifier remembers, so that the digest is made once for each token. */
const made = new WeakMap<Identity, Promise<SignIn>>();

/** The sign-in that a token comes from, as a deletion of its account is looked up. */
export function signInOf(identity: Identity): Promise<SignIn> {
  const signIn = made.get(identity) ?? makeSignIn(identity);
  made.set(identity, signIn);
  return signIn;
}

const makeSignIn = async ({ uid, signedInAt }: Identity): Promise<SignIn> => ({
  uidDigest: await uidDigest(uid),
  signedInAt,
});

/** What is kept of the uid of a deleted account: enough to know it again, and nothing to learn it from. */
export const uidDigest = (uid: string): Promise<string> => digestOf(`ended account ${uid}`);
