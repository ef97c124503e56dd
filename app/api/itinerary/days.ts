import { readItineraryDays } from "~/contracts/calls/itinerary";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { readItineraryDays as useCase } from "~/server/itinerary/read-itinerary-days";

export const loader = handle(readItineraryDays, useCase);
export const action = methodNotAllowed("GET");
