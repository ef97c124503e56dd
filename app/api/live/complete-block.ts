import { completeBlock } from "~/contracts/calls/live";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { completeBlock as useCase } from "~/server/live/complete-block";

export const action = handle(completeBlock, useCase);
export const loader = methodNotAllowed("POST");
