import { handleOpen, methodNotAllowed } from "~/server/http/handle";
import { issueLocalToken, localTokenCall } from "~/server/identity/issue-local-token";

export const action = handleOpen(localTokenCall, issueLocalToken);
export const loader = methodNotAllowed("POST");
