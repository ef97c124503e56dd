import { createOrFindUser as createOrFind } from "#db/repositories/users";
import type { createOrFindUser as call } from "~/contracts/calls/user";
import type { UseCase } from "../http/call-context";
import { WithStatus } from "../http/call-context";
import { checkOwnAccount } from "../identity/own-account";

/** Signs somebody up, or recognises them. */
export const createOrFindUser: UseCase<typeof call> = async ({ db, identity, now, newId }, { body }) => {
  checkOwnAccount(identity, body);
  const { user, created } = await createOrFind(db, identity, { id: newId(), at: now() });
  return created ? new WithStatus(201, { user }) : { user };
};
