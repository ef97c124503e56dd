import type { Env } from "../../env";

export type OpenAiConfig = { apiKey: string; baseUrl: string; model: string };

const OPENAI = "https://api.openai.com/v1";
/** Quick to its first word, strict about schemas, and it does not think aloud before it answers. */
const DEFAULT_MODEL = "gpt-4.1-mini";

/** What the settings say of a model's server; null when there is no key. */
export function openAiConfig({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Env): OpenAiConfig | null {
  const apiKey = OPENAI_API_KEY?.trim();
  if (!apiKey) return null;
  return { apiKey, baseUrl: OPENAI_BASE_URL?.trim() || OPENAI, model: OPENAI_MODEL?.trim() || DEFAULT_MODEL };
}

/** OpenAI's newer models take only the newer name of this limit; most other servers know only the older one. */
export const limitName = ({ baseUrl }: OpenAiConfig): "max_completion_tokens" | "max_tokens" =>
  new URL(baseUrl).hostname === "api.openai.com" ? "max_completion_tokens" : "max_tokens";
