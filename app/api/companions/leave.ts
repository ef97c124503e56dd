import { leaveTrip } from "~/contracts/calls/companions";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { leaveTrip as useCase } from "~/server/companions/leave-trip";

export const action = handle(leaveTrip, useCase);
export const loader = methodNotAllowed("POST");
