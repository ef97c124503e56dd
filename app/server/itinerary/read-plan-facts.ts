import { findPlanFacts } from "#db/repositories/plan-facts";
import type { readPlanFacts as call } from "~/contracts/calls/plan-facts";
import type { UseCase } from "../http/call-context";

/** What a device needs to judge the plan by itself, after any edit and without a network. */
export const readPlanFacts: UseCase<typeof call> = async ({ db, allow }) => {
  const { guide } = await allow(({ uid, tripId }) => findPlanFacts(db, uid, tripId));
  return { guide: guide && { ...guide, places: [...guide.places] } };
};
