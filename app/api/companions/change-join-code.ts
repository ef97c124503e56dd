import { changeJoinCode } from "~/contracts/calls/companions";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { changeJoinCode as useCase } from "~/server/companions/change-join-code";

export const action = handle(changeJoinCode, useCase);
export const loader = methodNotAllowed("POST");
