import { sampleAnchors } from "~/contracts/calls/planning";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { sampleAnchors as useCase } from "~/server/planning/sample-anchors";

export const loader = handle(sampleAnchors, useCase);
export const action = methodNotAllowed("GET");
