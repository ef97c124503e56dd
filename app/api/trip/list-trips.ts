import { listTrips } from "~/contracts/calls/trip";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { listTrips as useCase } from "~/server/trip/list-trips";

export const loader = handle(listTrips, useCase);
export const action = methodNotAllowed("GET");
