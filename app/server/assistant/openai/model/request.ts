import type { ChatCompletionMessageParam, ChatCompletionTool } from "openai/resources/chat/completions";
import * as z from "zod/mini";
import type { ModelConfig } from "../config";
import type { OutputFormat } from "./structured-output";

/** One request: fixed instructions (`system`), the data they are about (`user`), the shape of the reply, and how long it may be. `before` are the messages since, for a repair. */
export type ModelRequest = {
  task: string;
  system: string;
  user: string;
  shape: z.ZodMiniType;
  maxTokens: number;
  before?: ChatCompletionMessageParam[];
};

/** A function that the model may call: what it does, and the shape of its arguments. */
export type FunctionSpec = { name: string; says: string; shape: z.ZodMiniType };

/** One turn of a talk in which the model may call functions, or has to answer where `mayCall` is false. */
export type TurnRequest = ModelRequest & { functions: readonly FunctionSpec[]; mayCall: boolean };

/** The body of a turn. Functions are named in each, since the messages of earlier turns call them. */
export const turnBody = (
  { system, user, before = [], functions, mayCall, maxTokens }: TurnRequest,
  config: ModelConfig,
) => ({
  model: config.model,
  messages: [
    { role: "system", content: system },
    { role: "user", content: user },
    ...before,
  ] satisfies ChatCompletionMessageParam[],
  [limitName(config)]: maxTokens,
  tools: functions.map(toolOf),
  tool_choice: mayCall ? ("auto" as const) : ("none" as const),
});

const toolOf = ({ name, says, shape }: FunctionSpec): ChatCompletionTool => ({
  type: "function",
  function: { name, description: says, strict: true, parameters: strictSchema(shape) },
});

/** The body of the request, with structured output asked for in the given format. */
export const requestBody = (
  { system, user, shape, maxTokens, task, before = [] }: ModelRequest,
  format: OutputFormat,
  config: ModelConfig,
) => ({
  model: config.model,
  messages: [
    { role: "system", content: format === "json_schema" ? system : withSchema(system, shape) },
    { role: "user", content: user },
    ...before,
  ] satisfies ChatCompletionMessageParam[],
  [limitName(config)]: maxTokens,
  ...(format === "json_schema" && {
    response_format: {
      type: "json_schema" as const,
      json_schema: { name: task, strict: true, schema: strictSchema(shape) },
    },
  }),
  ...(format === "json_object" && { response_format: { type: "json_object" as const } }),
});

const withSchema = (system: string, shape: z.ZodMiniType): string =>
  `${system}\n\nThe JSON must match this JSON schema:\n${JSON.stringify(strictSchema(shape))}`;

/** The JSON schema of a shape. Servers with strict schemas want every key required and no others, so the shapes say `nullable` where something is optional. */
function strictSchema(shape: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape);
  return schema;
}

/** A token of a prompt is three characters or more. */
const CHARACTERS_A_TOKEN = 3;

/** About how many tokens the prompt has. */
export const promptTokensOf = ({
  system,
  user,
  before = [],
  functions = [],
}: ModelRequest & Partial<TurnRequest>): number =>
  Math.ceil(
    (system.length + user.length + JSON.stringify([before, functions.map(toolOf)]).length) / CHARACTERS_A_TOKEN,
  );

/** How many tokens a request may take at the most, its reply included. */
export const mostTokensOf = (request: ModelRequest): number => promptTokensOf(request) + request.maxTokens;

/** OpenAI's newer models take only the newer name of this limit; most other servers know only the older one. */
export const limitName = ({ baseUrl }: ModelConfig): "max_completion_tokens" | "max_tokens" =>
  new URL(baseUrl).hostname === "api.openai.com" ? "max_completion_tokens" : "max_tokens";
