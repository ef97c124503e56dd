import { readReflections } from "~/contracts/calls/memories";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { readReflections as useCase } from "~/server/memories/read-reflections";

export const loader = handle(readReflections, useCase);
export const action = methodNotAllowed("GET");
