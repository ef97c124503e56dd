import { startTrip } from "~/contracts/calls/live";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { startTrip as useCase } from "~/server/live/start-trip";

export const action = handle(startTrip, useCase);
export const loader = methodNotAllowed("POST");
