import { buildItinerary } from "~/contracts/calls/itinerary";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { buildItinerary as useCase } from "~/server/itinerary/build-itinerary";

export const action = handle(buildItinerary, useCase);
export const loader = methodNotAllowed("POST");
