import { saveAnchors } from "~/contracts/calls/planning";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { saveAnchors as useCase } from "~/server/planning/save-anchors";

export const action = handle(saveAnchors, useCase);
export const loader = methodNotAllowed("POST");
