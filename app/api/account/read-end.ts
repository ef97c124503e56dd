import { readAccountEnd } from "~/contracts/calls/account";
import { readAccountEnd as useCase } from "~/server/account/read-account-end";
import { handle, methodNotAllowed } from "~/server/http/handle";

export const loader = handle(readAccountEnd, useCase);
export const action = methodNotAllowed("GET");
