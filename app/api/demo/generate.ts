import { generateDemo } from "~/contracts/calls/demo";
import { handleDemo, methodNotAllowed } from "~/server/http/handle";
import { generateDemo as useCase } from "~/server/demo/generate-demo";

export const action = handleDemo(generateDemo, useCase);
export const loader = methodNotAllowed("POST");
