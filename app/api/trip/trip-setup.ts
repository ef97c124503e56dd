import { setUpTrip } from "~/contracts/calls/trip";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { setUpTrip as useCase } from "~/server/trip/set-up-trip";

export const action = handle(setUpTrip, useCase);
export const loader = methodNotAllowed("POST");
