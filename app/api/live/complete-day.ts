import { completeDay } from "~/contracts/calls/live";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { completeDay as useCase } from "~/server/live/complete-day";

export const action = handle(completeDay, useCase);
export const loader = methodNotAllowed("POST");
