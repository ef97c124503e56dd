import type { Source } from "~/domain/block";
import { embeddedAssistant } from "./assistant/embedded";
import { openAiAssistant } from "./assistant/openai";
import { openAiConfig } from "./assistant/openai/config";
import type { Assistant } from "./assistant/port";
import type { Env } from "./env";
import type { Log } from "./log";

const embedded = embeddedAssistant();

/** The assistant that is configured: the built-in one needs nothing. */
export function assistantFor(env: Env, log: Log): Assistant {
  const config = openAiConfig(env);
  return config ? openAiAssistant(config, log) : embedded;
}

/** Which one that is. */
export const assistantNamed = (env: Env): Source => (openAiConfig(env) ? "openai" : "embedded");
