import { listCompanions } from "~/contracts/calls/companions";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { listCompanions as useCase } from "~/server/companions/list-companions";

export const loader = handle(listCompanions, useCase);
export const action = methodNotAllowed("GET");
