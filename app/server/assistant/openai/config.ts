import type { Env } from "../../env";

export type OpenAiConfig = { apiKey: string; baseUrl: string; model: string };

const OPENAI = "https://api.openai.com/v1";
/** Quick to its first token, strict about schemas, and not a reasoning model. */
const DEFAULT_MODEL = "gpt-4.1-mini";

/** The settings of the model's server; null when there is no key. */
export function openAiConfig({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Env): OpenAiConfig | null {
  const apiKey = OPENAI_API_KEY?.trim();
  if (!apiKey) return null;
  return { apiKey, baseUrl: OPENAI_BASE_URL?.trim() || OPENAI, model: OPENAI_MODEL?.trim() || DEFAULT_MODEL };
}
