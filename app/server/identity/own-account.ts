import { problemTexts } from "#messages/server";
import { Problem } from "../http/problem";
import type { Identity } from "./port";

/** The identity always comes from the token; what a body says of it must agree. Throws 403 when it names another. */
export function checkOwnAccount(
  identity: Identity,
  named: { firebaseId?: string; firebaseUID?: string; email?: string },
): void {
  const isOwn =
    [named.firebaseId, named.firebaseUID].every((uid) => uid === undefined || uid === identity.uid) &&
    (named.email === undefined || named.email.toLowerCase() === identity.email.toLowerCase());
  if (!isOwn) throw new Problem("forbidden", problemTexts.othersAccount);
}
