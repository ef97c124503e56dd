import { fixLiveBlock } from "~/contracts/calls/live";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { fixLiveBlock as useCase } from "~/server/live/fix-live-block";

export const action = handle(fixLiveBlock, useCase);
export const loader = methodNotAllowed("POST");
