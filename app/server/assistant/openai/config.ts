import type { Env } from "../../env";
import type { WorkersAi } from "./model/workers-ai";

/** Where a model is asked: a server by its address, or the platform's own models by their binding. */
export type ModelConfig = {
  apiKey: string;
  baseUrl: string;
  model: string;
  platform?: WorkersAi;
  /** How long it may take for a plan, in milliseconds, where that is not the usual time. */
  planMs?: number;
};

const OPENAI = "https://api.openai.com/v1";
/** Quick to its first token, strict about schemas, and not a reasoning model. */
const DEFAULT_MODEL = "gpt-4.1-mini";

/** The binding has no address; this one only tells it from servers. */
const PLATFORM = "https://workers-ai.invalid/v1";
/** Follows instructions and a JSON schema, and is among the platform's quickest of its size. */
const DEFAULT_PLATFORM_MODEL = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";

/** The model that is set: a server's where there is a key, else the platform's where it is bound; null where there is neither. */
export function modelConfig({
  OPENAI_API_KEY,
  OPENAI_BASE_URL,
  OPENAI_MODEL,
  AI,
  WORKERS_AI_MODEL,
  MODEL_SECONDS_A_PLAN,
}: Env): ModelConfig | null {
  const patience = planTime(MODEL_SECONDS_A_PLAN);
  const apiKey = OPENAI_API_KEY?.trim();
  if (apiKey)
    return {
      apiKey,
      baseUrl: OPENAI_BASE_URL?.trim() || OPENAI,
      model: OPENAI_MODEL?.trim() || DEFAULT_MODEL,
      ...patience,
    };
  if (AI === undefined || WORKERS_AI_MODEL?.trim() === "none") return null;
  return {
    apiKey: "none",
    baseUrl: PLATFORM,
    model: WORKERS_AI_MODEL?.trim() || DEFAULT_PLATFORM_MODEL,
    platform: AI,
    ...patience,
  };
}

const planTime = (setting: string | undefined): Pick<ModelConfig, "planMs"> => {
  const seconds = Number(setting?.trim() || Number.NaN);
  return seconds > 0 ? { planMs: seconds * 1_000 } : {};
};
