import { createOrFindUser as createOrFind } from "#db/repositories/users";
import type { createOrFindUser as call } from "~/contracts/user";
import type { UseCase } from "../http/call-context";
import { Created } from "../http/call-context";
import { Problem } from "../http/problem";
import type { Identity } from "../identity/port";

/** Signs somebody up, or recognises them. */
export const createOrFindUser: UseCase<typeof call> = async ({ db, identity, now, newId }, { body }) => {
  if (!namesOnly(identity, body)) throw new Problem("forbidden", "That is somebody else's account.");
  const { user, created } = await createOrFind(db, identity, { id: newId(), at: now() });
  return created ? new Created({ user }) : { user };
};

/** The identity always comes from the token; what a body says of it must agree. */
const namesOnly = (identity: Identity, named: { firebaseId?: string; firebaseUID?: string; email?: string }): boolean =>
  [named.firebaseId, named.firebaseUID].every((uid) => uid === undefined || uid === identity.uid) &&
  (named.email === undefined || named.email.toLowerCase() === identity.email.toLowerCase());
