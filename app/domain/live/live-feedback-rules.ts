import { feedbackRuleTexts } from "#messages/forms";
import { isBlank, longText } from "../forms/form-problems";

/** Whether feedback on a block, or a question about it, can be sent; blank is ignored (SPEC section 5). */
export const canSend = (text: string): boolean => !isBlank(text) && longText(text) === null;

/** What is wrong with feedback on a block, or a question about it, or null. */
export const messageProblem = (text: string): string | null =>
  isBlank(text) ? feedbackRuleTexts.blank : longText(text);

/** What keeps the planner's assistant from taking a question (SPEC section 5). */
export const askProblem = (input: string, tripId: string | null): string | null =>
  isBlank(input) || !tripId ? feedbackRuleTexts.nothingToAsk : longText(input);

/** What keeps the planner's assistant from running (SPEC section 5). */
export const runAssistantProblem = (tripId: string | null, userId: string | null): string | null =>
  tripId && userId ? null : feedbackRuleTexts.notReady;
