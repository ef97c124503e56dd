import { saveProfile } from "~/contracts/calls/user";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { saveProfile as useCase } from "~/server/user/save-profile";

export const action = handle(saveProfile, useCase);
export const loader = methodNotAllowed("PUT");
