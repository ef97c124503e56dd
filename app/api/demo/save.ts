import { saveDemo } from "~/contracts/calls/demo";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { saveDemo as useCase } from "~/server/demo/save-demo";

export const action = handle(saveDemo, useCase);
export const loader = methodNotAllowed("POST");
