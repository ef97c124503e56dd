import { findCompany } from "#db/repositories/company";
import type { listCompanions as call } from "~/contracts/calls/companions";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { visibleTo } from "./company";

/** Who is on the trip. */
export const listCompanions: UseCase<typeof call> = async ({ db, identity }, { params: { tripId } }) => {
  const { caller, company } = await findCompany(db, identity.uid, tripId);
  return visibleTo(allow(caller, "read-trip").role, company);
};
