import { findReflections } from "#db/repositories/reflections";
import type { readReflections as call } from "~/contracts/calls/memories";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";

/** What all companions wrote, in the order of the days. */
export const readReflections: UseCase<typeof call> = async ({ db, identity }, { params }) => {
  const { reflections } = allow(await findReflections(db, identity.uid, params.tripId), "read-trip");
  return { reflections };
};
