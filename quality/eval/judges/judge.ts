import type { Day } from "~/domain/plan/itinerary";
import type { EvalRequest } from "../eval-request";

/** Looks at a plan for one rule and says in a sentence each what breaks it; nothing when it holds. */
export type Judge = (request: EvalRequest, days: readonly Day[]) => string[];
