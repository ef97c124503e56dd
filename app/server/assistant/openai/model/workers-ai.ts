import * as z from "zod/mini";

/** What is used of the platform's binding. It gives a stream of server-sent events where one is asked for, else an object. */
export type WorkersAi = { run(model: string, input: Record<string, unknown>): Promise<unknown> };

/** A function as servers want it described, of which the binding takes what it knows. */
const toolShape = z.object({
  function: z.object({ name: z.string(), description: z.optional(z.string()), parameters: z.optional(z.unknown()) }),
});
const messageShape = z.looseObject({
  role: z.string(),
  tool_calls: z.optional(z.array(z.object({ function: z.object({ name: z.string(), arguments: z.string() }) }))),
});

/** What has to be known of a chat completion's body; the rest is handed on as it is. */
const asked = z.object({
  model: z.string(),
  stream: z.optional(z.boolean()),
  messages: z._default(z.array(messageShape), []),
  tools: z._default(z.array(toolShape), []),
  tool_choice: z.optional(z.unknown()),
  response_format: z.optional(
    z.object({ type: z.string(), json_schema: z.optional(z.object({ schema: z.unknown() })) }),
  ),
});

type Asked = z.infer<typeof asked>;

const usageShape = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() });
/** Calls in the platform's own way, whose arguments are an object. Anything else is none. */
const ownCalls = z.catch(
  z.optional(z.nullable(z.array(z.object({ name: z.string(), arguments: z.unknown() })))),
  undefined,
);
/** Models answer in the platform's own way, or in that of chat completions; with a schema the former gives an object, not its text. */
const replyShape = z.object({
  response: z.optional(z.unknown()),
  tool_calls: ownCalls,
  choices: z.optional(
    z.array(
      z.object({ message: z.object({ content: z.nullish(z.string()), tool_calls: z.nullish(z.array(z.unknown())) }) }),
    ),
  ),
  usage: z.optional(z.catch(z.optional(usageShape), undefined)),
});
const chunkShape = z.object({
  response: z.optional(z.unknown()),
  tool_calls: ownCalls,
  choices: z.optional(
    z.array(
      z.looseObject({
        delta: z.optional(z.object({ content: z.nullish(z.string()), tool_calls: z.nullish(z.array(z.unknown())) })),
      }),
    ),
  ),
  usage: z.optional(z.catch(z.optional(usageShape), undefined)),
});

/**
 * The platform's models behind the same door as any other server: a `fetch` for the SDK that hands each chat completion to the binding. What the
 * binding throws becomes the status that a server would have answered with.
 */
export function workersAiFetch(ai: WorkersAi): typeof fetch {
  return async (_address, init) => {
    const body: Record<string, unknown> = JSON.parse(String(init?.body));
    const read = asked.parse(body);
    const { model, stream, response_format: format } = read;
    // Models that answer as a stream keep to no schema: the prompt alone says it then.
    if (stream === true && format !== undefined) return refusal(400, "A stream keeps to no response format.");
    try {
      const isWhole = beginsWithFunctions(read);
      const reply = await ai.run(model, { ...inputOf(body, read), ...(isWhole && { stream: false }) });
      if (reply instanceof ReadableStream) return streamed(reply, model);
      return stream === true ? asOneEvent(reply, model) : Response.json(completion(reply, model));
    } catch (problem) {
      return refusal(statusOf(problem), "The platform's model did not answer.");
    }
  };
}

const refusal = (status: number, message: string): Response => Response.json({ error: { message } }, { status });

/** While models choose their first function they do not stream: most of the platform's lose the call then. */
const beginsWithFunctions = ({ stream, tools, messages }: Asked): boolean =>
  stream === true && tools.length > 0 && messages.at(-1)?.role === "user";

/** The binding takes a schema by itself, without the name and the strictness that servers want around it, and functions only where it may call them. */
function inputOf(body: Record<string, unknown>, { response_format: format, messages, tools, tool_choice }: Asked) {
  const { model: _, stream_options: __, response_format: ___, tools: ____, tool_choice: _____, ...input } = body;
  const offered = tool_choice === "none" ? [] : tools;
  return {
    ...input,
    messages: messages.map(toldMessage),
    ...(offered.length > 0 && {
      tools: offered.map(({ function: { name, description, parameters } }) => ({
        type: "function",
        function: { name, description, parameters },
      })),
    }),
    ...(format && {
      response_format: format.json_schema
        ? { type: format.type, json_schema: format.json_schema.schema }
        : { type: format.type },
    }),
  };
}

/** Calls of earlier turns are told as text: the binding's messages have no place for them. */
function toldMessage({ tool_calls: calls, ...message }: Asked["messages"][number]): Record<string, unknown> {
  if (!calls) return message;
  const told = calls.map(({ function: { name, arguments: given } }) => ({ name, arguments: parsed(given) ?? {} }));
  return { ...message, content: JSON.stringify(told) };
}

const textOf = (response: unknown): string =>
  typeof response === "string" ? response : response === undefined || response === null ? "" : JSON.stringify(response);

function completion(reply: unknown, model: string) {
  const { usage, ...said } = messageOf(reply);
  return {
    object: "chat.completion",
    model,
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", ...said } }],
    usage,
  };
}

function messageOf(reply: unknown) {
  const { response, tool_calls: own, choices, usage } = replyShape.parse(reply);
  const message = choices?.[0]?.message;
  return {
    content: message?.content ?? textOf(response),
    tool_calls: message?.tool_calls ?? (own ? own.map(callOf) : undefined),
    usage,
  };
}

const callOf = ({ name, arguments: given }: { name: string; arguments?: unknown }, index: number) => ({
  index,
  id: `call-${index}`,
  type: "function",
  function: { name, arguments: typeof given === "string" ? given : JSON.stringify(given ?? {}) },
});

const eventOf = (chunk: unknown): string => `data: ${JSON.stringify(chunk)}\n\n`;

/** A whole reply, told as a stream of one event. */
function asOneEvent(reply: unknown, model: string): Response {
  const { usage, content, tool_calls: calls } = messageOf(reply);
  const delta = { content, tool_calls: calls?.map(withIndex) };
  const events = [eventOf(chunkWith(delta, usage, model)), `data: ${DONE}\n\n`];
  return new Response(events.join(""), { headers: { "Content-Type": "text/event-stream" } });
}

/** Whole replies do not number their calls, streams do. */
const withIndex = (call: unknown, index: number): unknown =>
  typeof call === "object" && call !== null ? { index, ...call } : call;

const LINE_END = /\r?\n/;
const DATA = "data:";
const DONE = "[DONE]";

/** The binding's events, each told as a chunk of a chat completion. An event that is none is passed over. */
function streamed(events: ReadableStream, model: string): Response {
  let rest = "";
  const told = (line: string): string => {
    const data = line.startsWith(DATA) ? line.slice(DATA.length).trim() : "";
    if (data === "") return "";
    if (data === DONE) return `data: ${DONE}\n\n`;
    const chunk = chunkOf(data, model);
    return chunk === null ? "" : eventOf(chunk);
  };
  const chunks = events.pipeThrough(new TextDecoderStream()).pipeThrough(
    new TransformStream<string, string>({
      transform(piece, controller) {
        const lines = (rest + piece).split(LINE_END);
        rest = lines.pop() ?? "";
        for (const line of lines) if (told(line)) controller.enqueue(told(line));
      },
      flush(controller) {
        if (told(rest)) controller.enqueue(told(rest));
      },
    }),
  );
  return new Response(chunks.pipeThrough(new TextEncoderStream()), {
    headers: { "Content-Type": "text/event-stream" },
  });
}

function chunkOf(data: string, model: string) {
  const read = chunkShape.safeParse(parsed(data));
  if (!read.success) return null;
  const { response, tool_calls: own, choices, usage } = read.data;
  const delta = choices?.[0]?.delta;
  const calls = delta?.tool_calls ?? (own && own.length > 0 ? own.map(callOf) : undefined);
  return chunkWith({ content: delta?.content ?? textOf(response), tool_calls: calls ?? undefined }, usage, model);
}

const chunkWith = (delta: Record<string, unknown>, usage: z.infer<typeof usageShape> | undefined, model: string) => ({
  object: "chat.completion.chunk",
  model,
  choices: [{ index: 0, finish_reason: null, delta }],
  ...(usage && { usage }),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the platform's own numbers in an error's message mean, where that is not a failure of its own (502). */
const STATUS_OF: Readonly<Record<string, number>> = {
  // The account's allowance of the day is used up; too much is asked at once.
  "3036": 429,
  "3040": 429,
  // It took too long.
  "3007": 408,
  "3008": 408,
  "3006": 413,
  // No such model, or not for this account.
  "3042": 404,
  "5007": 404,
  "3023": 403,
  "3041": 403,
  "5016": 403,
  "5018": 403,
  "3003": 400,
  "5004": 400,
};
const NUMBER = /\b[35]0\d\d\b/;
/** The model kept to no schema; it may do better with an easier one, or with the prompt alone. */
const SCHEMA_NOT_MET = /JSON mode/i;

function statusOf(problem: unknown): number {
  const message = problem instanceof Error ? problem.message : "";
  if (SCHEMA_NOT_MET.test(message)) return 400;
  return STATUS_OF[NUMBER.exec(message)?.[0] ?? ""] ?? 502;
}
