import { exportAccount } from "~/contracts/calls/account";
import { exportAccount as useCase } from "~/server/account/export-account";
import { handle, methodNotAllowed } from "~/server/http/handle";

export const loader = handle(exportAccount, useCase);
export const action = methodNotAllowed("GET");
