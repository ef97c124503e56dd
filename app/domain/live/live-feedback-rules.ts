import { type FormProblem, isBlank, longText } from "../forms/form-problems";

/** Whether feedback on a block, or a question about it, can be sent; blank is ignored (SPEC section 5). */
export const canSend = (text: string): boolean => !isBlank(text) && longText(text) === null;

/** What keeps the planner's assistant from taking a question (SPEC section 5). */
export const askProblem = (input: string, tripId: string | null): FormProblem | null =>
  isBlank(input) || !tripId ? { code: "nothing-to-ask" } : longText(input);

/** What keeps the planner's assistant from running (SPEC section 5). */
export const runAssistantProblem = (tripId: string | null, userId: string | null): FormProblem | null =>
  tripId && userId ? null : { code: "not-ready" };
