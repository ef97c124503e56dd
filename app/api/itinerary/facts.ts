import { readPlanFacts } from "~/contracts/calls/plan-facts";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { readPlanFacts as useCase } from "~/server/itinerary/read-plan-facts";

export const loader = handle(readPlanFacts, useCase);
export const action = methodNotAllowed("GET");
