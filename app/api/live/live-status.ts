import { readLiveStatus } from "~/contracts/calls/live";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { readLiveStatus as useCase } from "~/server/live/read-live-status";

export const loader = handle(readLiveStatus, useCase);
export const action = methodNotAllowed("GET");
