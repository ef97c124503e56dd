import type { SignIn } from "#db/ended-account-check";
import type { Identity } from "./port";

/** The sign-in that a token comes from, as a deletion of its account is looked up. */
export const signInOf = async ({ uid, signedInAt }: Identity): Promise<SignIn> => ({
  uidDigest: await uidDigest(uid),
  signedInAt,
});

/** What is kept of the uid of a deleted account: enough to know it again, and nothing to learn it from. */
export async function uidDigest(uid: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`ended account ${uid}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
