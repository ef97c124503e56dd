import { findCompany } from "#db/repositories/membership/company";
import type { listCompanions as call } from "~/contracts/calls/companions";
import type { UseCase } from "../http/call-context";
import { visibleTo, withCaller } from "./company";

/** Who is on the trip. */
export const listCompanions: UseCase<typeof call> = async ({ db, allow }) => {
  const { company, ...caller } = await allow(async ({ uid, tripId }) => withCaller(await findCompany(db, uid, tripId)));
  return visibleTo(caller, company);
};
