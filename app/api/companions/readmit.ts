import { readmitCompanion } from "~/contracts/calls/companions";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { readmitCompanion as useCase } from "~/server/companions/readmit-companion";

export const action = handle(readmitCompanion, useCase);
export const loader = methodNotAllowed("POST");
