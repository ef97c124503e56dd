import { saveBestThings } from "~/contracts/calls/demo";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { saveBestThings as useCase } from "~/server/demo/save-best-things";

export const action = handle(saveBestThings, useCase);
export const loader = methodNotAllowed("POST");
