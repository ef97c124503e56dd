import { saveQuestion } from "~/contracts/calls/assistant";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { saveQuestion as useCase } from "~/server/chat/save-question";

export const action = handle(saveQuestion, useCase);
export const loader = methodNotAllowed("POST");
