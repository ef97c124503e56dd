import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import type { CompletionUsage } from "openai/resources/completions";
import type { Log } from "~/server/log";
import type { Clock } from "./clock";
import { ModelFailure } from "./failure";
import { promptTokensOf, type ModelRequest } from "./request";
import type { OutputFormat } from "./structured-output";

/** A token is three to four characters; a reply much longer than `maxTokens` allows is cut off as nonsense. */
const CHARACTERS_A_TOKEN = 8;

/** What one request has used so far. */
export type RequestUsage = {
  started: number;
  format: OutputFormat;
  tokens: CompletionUsage | null;
  characters: number;
  firstTokenAt: number | null;
};

export const startUsage = (clock: Clock): RequestUsage => ({
  started: clock.now(),
  format: "json_schema",
  tokens: null,
  characters: 0,
  firstTokenAt: null,
});

/** The text of a chunk; what the chunk says about tokens and time is added to `used`. Throws ModelFailure. */
export function readChunk(
  { choices, usage }: ChatCompletionChunk,
  { maxTokens }: ModelRequest,
  used: RequestUsage,
  clock: Clock,
): string {
  if (usage) used.tokens = usage;
  const choice = choices?.[0];
  if (choice?.delta?.refusal || choice?.finish_reason === "content_filter") throw new ModelFailure("refused");
  const text = choice?.delta?.content ?? "";
  if (text) used.firstTokenAt ??= clock.now();
  used.characters += text.length;
  if (used.characters > maxTokens * CHARACTERS_A_TOKEN) throw new ModelFailure("nonsense");
  return text;
}

/** What a request took: as the server reports it, or else as what was sent and received lets one expect. */
export const spentTokens = (request: ModelRequest, { tokens, characters }: RequestUsage): number =>
  tokens ? tokens.prompt_tokens + tokens.completion_tokens : promptTokensOf(request) + Math.ceil(characters / 3);

/** One line for each request: how it ended, tokens and time; never what was said. */
export function logUsage(
  log: Pick<Log, "info">,
  clock: Clock,
  { task }: ModelRequest,
  model: string,
  { started, format, tokens, firstTokenAt }: RequestUsage,
  outcome: string,
  cause?: string,
): void {
  log.info("model", {
    task,
    model,
    outcome,
    ...(cause && { cause }),
    format,
    ms: clock.now() - started,
    firstWordMs: firstTokenAt === null ? undefined : firstTokenAt - started,
    promptTokens: tokens?.prompt_tokens,
    completionTokens: tokens?.completion_tokens,
  });
}
