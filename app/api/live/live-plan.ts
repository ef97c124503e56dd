import { readLivePlan } from "~/contracts/calls/live";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { readLivePlan as useCase } from "~/server/live/read-live-plan";

export const loader = handle(readLivePlan, useCase);
export const action = methodNotAllowed("GET");
