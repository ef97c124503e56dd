import type { Source } from "~/domain/plan/block";
import { byLeg } from "./by-leg";
import { embeddedAssistant } from "./embedded";
import { openAiAssistant } from "./openai";
import { modelConfig } from "./openai/config";
import { systemClock } from "./openai/model/clock";
import type { Assistant } from "./port";
import type { TokenBudget } from "./token-budget";
import type { Env } from "../env";
import type { Log } from "../log";

const embedded = byLeg(embeddedAssistant());

/** Who answers where the assistant is asked. */
export const assistantSource = (env: Env): Source => (modelConfig(env) ? "openai" : embedded.source);

/** Which model that is; null where the built-in assistant works alone. */
export const modelName = (env: Env): string | null => modelConfig(env)?.model ?? null;

/** The assistant that is configured: the built-in one needs nothing. */
export function assistantFor(env: Env, log: Log, tokens: TokenBudget): Assistant {
  const config = modelConfig(env);
  return config ? byLeg(openAiAssistant({ config, log, clock: systemClock, tokens })) : embedded;
}
