import { readWeather } from "~/contracts/calls/destination";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { readWeather as useCase } from "~/server/weather/read-weather";

export const loader = handle(readWeather, useCase);
export const action = methodNotAllowed("GET");
