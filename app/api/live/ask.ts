import { askAboutBlock } from "~/contracts/calls/live";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { askAboutBlock as useCase } from "~/server/live/ask-about-block";

export const action = handle(askAboutBlock, useCase);
export const loader = methodNotAllowed("POST");
