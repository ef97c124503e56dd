import { checkJoinCode } from "~/contracts/trip";
import { handleOpen, methodNotAllowed } from "~/server/http/handle";
import { checkJoinCode as useCase } from "~/server/trip/check-join-code";

export const action = handleOpen(checkJoinCode, useCase);
export const loader = methodNotAllowed("POST");
