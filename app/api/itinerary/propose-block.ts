import { proposeBlock } from "~/contracts/calls/itinerary";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { proposeBlock as useCase } from "~/server/itinerary/propose-block";

export const action = handle(proposeBlock, useCase);
export const loader = methodNotAllowed("POST");
