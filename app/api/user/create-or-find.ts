import { createOrFindUser } from "~/contracts/calls/user";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { createOrFindUser as useCase } from "~/server/user/create-or-find-user";

export const action = handle(createOrFindUser, useCase);
export const loader = methodNotAllowed("POST");
