import { problemTexts } from "#messages/server";
import { findTripByCode } from "#db/repositories/join-codes";
import type { validateJoinCode as call } from "~/contracts/calls/trip";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";

/** The trip a code opens, before somebody confirms that they join it. */
export const validateJoinCode: UseCase<typeof call> = async ({ db }, { body: { code } }) => {
  const found = await findTripByCode(db, code);
  if (!found) throw new Problem("not-found", problemTexts.unknownCode);
  return found;
};
