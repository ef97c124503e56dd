import { saveBlock } from "~/contracts/calls/itinerary";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { saveBlock as useCase } from "~/server/itinerary/save-block";

export const action = handle(saveBlock, useCase);
export const loader = methodNotAllowed("POST");
