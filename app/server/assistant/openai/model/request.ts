import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type * as z from "zod/mini";
import type { OpenAiConfig } from "../config";
import { limitName } from "../config";
import type { Rung } from "./rungs";
import { strictSchema } from "./strict-schema";

/** One request: fixed rules, the data they are about, the shape of the reply, and what may be spent on it. `before` is what was said since. */
export type Ask = {
  task: string;
  system: string;
  user: string;
  shape: z.ZodMiniType;
  maxTokens: number;
  before?: ChatCompletionMessageParam[];
};

/** The body of the request, with structured output asked for in the given form. */
export const requestOf = (
  { system, user, shape, maxTokens, task, before = [] }: Ask,
  rung: Rung,
  config: OpenAiConfig,
) => ({
  model: config.model,
  messages: [
    { role: "system", content: rung === "json_schema" ? system : withSchema(system, shape) },
    { role: "user", content: user },
    ...before,
  ] satisfies ChatCompletionMessageParam[],
  [limitName(config)]: maxTokens,
  ...(rung === "json_schema" && {
    response_format: {
      type: "json_schema" as const,
      json_schema: { name: task, strict: true, schema: strictSchema(shape) },
    },
  }),
  ...(rung === "json_object" && { response_format: { type: "json_object" as const } }),
});

const withSchema = (system: string, shape: z.ZodMiniType): string =>
  `${system}\n\nThe JSON must match this JSON schema:\n${JSON.stringify(strictSchema(shape))}`;
