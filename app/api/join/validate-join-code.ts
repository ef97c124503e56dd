import { validateJoinCode } from "~/contracts/calls/trip";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { validateJoinCode as useCase } from "~/server/join/validate-join-code";

export const action = handle(validateJoinCode, useCase);
export const loader = methodNotAllowed("POST");
