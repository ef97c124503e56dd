import { callApi } from "~/browser/api/api-client";
import { ApiProblem, isUnauthenticated } from "~/browser/api/api-problem";
import { answerQuestion, type NamedPlace, saveQuestion } from "~/contracts/calls/assistant";
import type { Source } from "~/domain/plan/block";
import { askProblem, runAssistantProblem } from "~/domain/live/live-feedback-rules";
import { PAUSE_BEFORE_ASSISTANT_MS } from "~/domain/navigation/timings";
import { plannerTexts as texts } from "#messages/assistant";
import { formProblemText } from "#messages/forms";
import { tellWhileReading } from "./words-as-they-come";

/** A model may think for a while; it is given up after 45 seconds on the server. */
const ASSISTANT_TIMEOUT_MS = 60_000;

export type AskOutcome = { kind: "saved"; id: string; question: string } | { kind: "problem"; sentence: string };
export type RunOutcome =
  | { kind: "replied"; questionId: string; text: string; source: Source; proposals: unknown[]; places: NamedPlace[] }
  | { kind: "problem"; sentence: string };

const problem = (sentence: string) => ({ kind: "problem", sentence }) as const;

/** Keeps the question for the assistant. @throws ApiProblem with status 401 */
export async function saveAsk(input: string, tripId: string | null): Promise<AskOutcome> {
  const found = askProblem(input, tripId);
  if (found !== null || tripId === null) return problem(found ? formProblemText(found) : texts.saveFailed);
  const question = input.trim();
  try {
    const { messageId } = await callApi(saveQuestion, { params: { tripId }, body: { userInput: question } });
    return { kind: "saved", id: messageId, question };
  } catch (error) {
    if (isUnauthenticated(error)) throw error;
    return problem(saysWhy(error) ? error.message : texts.saveFailed);
  }
}

/** Has the assistant answer the last question saved; `onWords` is told the words so far where they come while they are written. @throws ApiProblem with status 401 */
export async function runAssistant(
  tripId: string | null,
  user: { _id: string; firebaseId: string } | null,
  onWords: (words: string) => void = () => undefined,
): Promise<RunOutcome> {
  const found = runAssistantProblem(tripId, user?._id ?? null);
  if (found !== null || tripId === null || user === null)
    return problem(found ? formProblemText(found) : texts.replyFailed);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_BEFORE_ASSISTANT_MS));
  try {
    const { gptReply, source, questionId, proposals, places } = await callApi(answerQuestion, {
      params: { tripId },
      body: { userData: { firebaseId: user.firebaseId } },
      timeoutMs: ASSISTANT_TIMEOUT_MS,
      read: tellWhileReading(onWords, ASSISTANT_TIMEOUT_MS),
    });
    return gptReply.trim() === ""
      ? problem(texts.noReply)
      : { kind: "replied", questionId, text: gptReply, source, proposals, places };
  } catch (error) {
    if (isUnauthenticated(error)) throw error;
    return problem(saysWhy(error) ? error.message : texts.replyFailed);
  }
}

/** Where trying again at once would not help, and what the server says does: nothing was asked yet, too much was kept, or too much was asked in a short while. */
const SAYS_WHY: ReadonlySet<string> = new Set(["not-ready", "limit-reached", "too-many-requests"]);

const saysWhy = (error: unknown): error is ApiProblem => error instanceof ApiProblem && SAYS_WHY.has(error.code);
