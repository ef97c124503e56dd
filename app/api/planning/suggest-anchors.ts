import { suggestAnchors } from "~/contracts/calls/planning";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { suggestAnchors as useCase } from "~/server/planning/suggest-anchors";

export const action = handle(suggestAnchors, useCase);
export const loader = methodNotAllowed("POST");
