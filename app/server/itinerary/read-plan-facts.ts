import { findPlanFacts } from "#db/repositories/plan-facts";
import type { readPlanFacts as call } from "~/contracts/calls/plan-facts";
import type { GuideFacts } from "~/domain/place/place";
import type { UseCase } from "../http/call-context";

/** What a device needs to judge the plan by itself, after any edit and without a network. */
export const readPlanFacts: UseCase<typeof call> = async ({ db, allow }) => {
  const { guide, legs, clocksForward } = await allow(({ uid, tripId }) => findPlanFacts(db, uid, tripId));
  const whole = (facts: GuideFacts | null) => facts && { ...facts, places: [...facts.places] };
  return { guide: whole(guide), legs: legs.map((leg) => ({ ...leg, guide: whole(leg.guide) })), clocksForward };
};
