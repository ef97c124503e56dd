import { localFlush } from "~/contracts/calls/hydrate";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { hydrate as useCase } from "~/server/user/hydrate";

export const loader = handle(localFlush, useCase);
export const action = methodNotAllowed("GET");
