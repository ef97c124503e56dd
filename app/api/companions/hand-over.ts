import { handOverTrip } from "~/contracts/calls/companions";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { handOverTrip as useCase } from "~/server/companions/hand-over-trip";

export const action = handle(handOverTrip, useCase);
export const loader = methodNotAllowed("POST");
