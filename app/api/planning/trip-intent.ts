import { saveTripIntent } from "~/contracts/calls/planning";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { saveTripIntent as useCase } from "~/server/planning/save-trip-intent";

export const action = handle(saveTripIntent, useCase);
export const loader = methodNotAllowed("POST");
