import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import type { CompletionUsage } from "openai/resources/completions";
import type { Log } from "~/server/log";
import type { Ask } from "./request";
import type { Clock } from "./clock";
import { ModelFailure } from "./failure";
import type { Rung } from "./rungs";

/** A token is three to four letters; whoever sends many more letters than were allowed is not listened to. */
const LETTERS_A_TOKEN = 8;

/** What one request took. */
export type Tally = {
  started: number;
  rung: Rung;
  usage: CompletionUsage | null;
  letters: number;
  firstWordAt: number | null;
};

export const newTally = (clock: Clock): Tally => ({
  started: clock.now(),
  rung: "json_schema",
  usage: null,
  letters: 0,
  firstWordAt: null,
});

/** What a chunk says, with what it tells of itself taken into the tally. Throws ModelFailure. */
export function wordsOf(
  { choices, usage }: ChatCompletionChunk,
  { maxTokens }: Ask,
  tally: Tally,
  clock: Clock,
): string {
  if (usage) tally.usage = usage;
  const choice = choices?.[0];
  if (choice?.delta?.refusal || choice?.finish_reason === "content_filter") throw new ModelFailure("refused");
  const words = choice?.delta?.content ?? "";
  if (words) tally.firstWordAt ??= clock.now();
  tally.letters += words.length;
  if (tally.letters > maxTokens * LETTERS_A_TOKEN) throw new ModelFailure("nonsense");
  return words;
}

/** One line for each request: how it ended, tokens and time; never what was said. */
export function logRequest(
  log: Pick<Log, "info">,
  clock: Clock,
  { task }: Ask,
  model: string,
  { started, rung, usage, firstWordAt }: Tally,
  outcome: string,
  cause?: string,
): void {
  log.info("model", {
    task,
    model,
    outcome,
    ...(cause && { cause }),
    rung,
    ms: clock.now() - started,
    firstWordMs: firstWordAt === null ? undefined : firstWordAt - started,
    promptTokens: usage?.prompt_tokens,
    completionTokens: usage?.completion_tokens,
  });
}
