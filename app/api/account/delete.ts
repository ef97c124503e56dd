import { deleteAccount } from "~/contracts/calls/account";
import { deleteAccount as useCase } from "~/server/account/delete-account";
import { handle, methodNotAllowed } from "~/server/http/handle";

export const action = handle(deleteAccount, useCase);
export const loader = methodNotAllowed("DELETE");
