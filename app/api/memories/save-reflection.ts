import { saveReflection } from "~/contracts/calls/memories";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { saveReflection as useCase } from "~/server/memories/save-reflection";

export const action = handle(saveReflection, useCase);
export const loader = methodNotAllowed("POST");
