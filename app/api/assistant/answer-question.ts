import { answerQuestion } from "~/contracts/calls/assistant";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { answerQuestion as useCase } from "~/server/chat/answer-question";

export const action = handle(answerQuestion, useCase);
export const loader = methodNotAllowed("POST");
