import { findReflections } from "#db/repositories/reflections";
import type { readReflections as call } from "~/contracts/calls/memories";
import type { UseCase } from "../http/call-context";

/** What all companions wrote, in the order of the days. */
export const readReflections: UseCase<typeof call> = async ({ db, allow }) => {
  const { reflections } = await allow(({ uid, tripId }) => findReflections(db, uid, tripId));
  return { reflections };
};
