import type { SignIn } from "#db/ended-account-check";
import { digestOf } from "./digest";
import type { Identity } from "./port";

/** The sign-in that a token comes from, as a deletion of its account is looked up. */
export const signInOf = async ({ uid, signedInAt }: Identity): Promise<SignIn> => ({
  uidDigest: await uidDigest(uid),
  signedInAt,
});

/** What is kept of the uid of a deleted account: enough to know it again, and nothing to learn it from. */
export const uidDigest = (uid: string): Promise<string> => digestOf(`ended account ${uid}`);
