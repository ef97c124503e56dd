import { problemTexts } from "#messages/server";
import { findUserWithTrip } from "#db/repositories/users";
import type { whoAmI as call } from "~/contracts/calls/hydrate";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";

/** The caller and the trip they are on now. */
export const whoAmI: UseCase<typeof call> = async ({ db, identity }) => {
  const found = await findUserWithTrip(db, identity.uid);
  if (!found) throw new Problem("not-found", problemTexts.noUser);
  return found;
};
