import { findTripByCode } from "#db/repositories/trips";
import type { validateJoinCode as call } from "~/contracts/calls/trip";
import { normalizeJoinCode } from "~/domain/trip/join-code";
import type { UseCase } from "../http/call-context";
import { unknownCode } from "./unknown-code";

/** The trip a code opens, before somebody confirms that they join it. */
export const validateJoinCode: UseCase<typeof call> = async ({ db }, { body: { code } }) => {
  const found = await findTripByCode(db, normalizeJoinCode(code));
  if (!found) throw unknownCode();
  return found;
};
