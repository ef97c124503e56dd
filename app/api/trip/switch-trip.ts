import { switchTrip } from "~/contracts/calls/trip";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { switchTrip as useCase } from "~/server/trip/switch-trip";

export const action = handle(switchTrip, useCase);
export const loader = methodNotAllowed("POST");
