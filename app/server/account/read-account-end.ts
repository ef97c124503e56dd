import { findAccountEnd } from "#db/repositories/account-end";
import type { readAccountEnd as call } from "~/contracts/calls/account";
import type { UseCase } from "../http/call-context";
import { tripsAtStake } from "./trips-at-stake";

/** What a deletion of the account would touch, to be explained first. */
export const readAccountEnd: UseCase<typeof call> = async ({ db, identity }) => {
  const found = await findAccountEnd(db, identity.uid);
  return { trips: found ? tripsAtStake(found.trips) : [] };
};
