import { findPlanFacts } from "#db/repositories/plan-facts";
import type { readPlanFacts as call } from "~/contracts/calls/plan-facts";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";

/** What a device needs to judge the plan by itself, after any edit and without a network. */
export const readPlanFacts: UseCase<typeof call> = async ({ db, identity }, { params }) => {
  const { guide } = allow(await findPlanFacts(db, identity.uid, params.tripId), "plan-trip");
  return { guide: guide && { ...guide, places: [...guide.places] } };
};
