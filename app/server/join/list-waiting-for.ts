import { findWaitingFor } from "#db/repositories/membership/newcomers";
import type { listWaitingFor as call } from "~/contracts/calls/trip";
import type { UseCase } from "../http/call-context";

/** The trips that the caller waits to be let in to. */
export const listWaitingFor: UseCase<typeof call> = async ({ db, identity }) => ({
  waitingFor: await findWaitingFor(db, identity.uid),
});
