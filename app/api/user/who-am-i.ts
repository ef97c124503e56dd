import { whoAmI } from "~/contracts/calls/hydrate";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { whoAmI as useCase } from "~/server/user/who-am-i";

export const loader = handle(whoAmI, useCase);
export const action = methodNotAllowed("GET");
