import { readCreatedTrip } from "~/contracts/calls/trip";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { readTrip as useCase } from "~/server/trip/read-trip";

export const loader = handle(readCreatedTrip, useCase);
export const action = methodNotAllowed("GET");
