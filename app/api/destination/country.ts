import { readCountry } from "~/contracts/calls/destination";
import { readCountry as useCase } from "~/server/country/read-country";
import { handle, methodNotAllowed } from "~/server/http/handle";

export const loader = handle(readCountry, useCase);
export const action = methodNotAllowed("GET");
