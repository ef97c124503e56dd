import { joinTrip } from "~/contracts/calls/trip";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { joinTrip as useCase } from "~/server/join/join-trip";

export const action = handle(joinTrip, useCase);
export const loader = methodNotAllowed("POST");
