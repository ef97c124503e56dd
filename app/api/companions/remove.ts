import { removeCompanion } from "~/contracts/calls/companions";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { removeCompanion as useCase } from "~/server/companions/remove-companion";

export const action = handle(removeCompanion, useCase);
export const loader = methodNotAllowed("POST");
