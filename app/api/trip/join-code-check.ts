import { checkJoinCode } from "~/contracts/calls/trip";
import { handleOpen, methodNotAllowed } from "~/server/http/handle";
import { checkJoinCode as useCase } from "~/server/trip/check-join-code";

export const action = handleOpen(checkJoinCode, useCase);
export const loader = methodNotAllowed("POST");
