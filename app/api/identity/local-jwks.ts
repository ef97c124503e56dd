import { handleOpen, methodNotAllowed } from "~/server/http/handle";
import { localKeysCall, readLocalKeys } from "~/server/identity/read-local-keys";

export const loader = handleOpen(localKeysCall, readLocalKeys);
export const action = methodNotAllowed("GET");
