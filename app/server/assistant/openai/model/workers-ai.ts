import * as z from "zod/mini";

/** What is used of the platform's binding. It gives a stream of server-sent events where one is asked for, else an object. */
export type WorkersAi = { run(model: string, input: Record<string, unknown>): Promise<unknown> };

/** What has to be known of a chat completion's body; the rest is handed on as it is. */
const asked = z.object({
  model: z.string(),
  stream: z.optional(z.boolean()),
  response_format: z.optional(
    z.object({ type: z.string(), json_schema: z.optional(z.object({ schema: z.unknown() })) }),
  ),
});

type Asked = z.infer<typeof asked>;

const usageShape = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() });
/** Models answer in the platform's own way, or in that of chat completions; with a schema the former gives an object, not its text. */
const replyShape = z.object({
  response: z.optional(z.unknown()),
  choices: z.optional(z.array(z.object({ message: z.object({ content: z.nullish(z.string()) }) }))),
  usage: z.optional(z.catch(z.optional(usageShape), undefined)),
});
const chunkShape = z.object({
  response: z.optional(z.unknown()),
  choices: z.optional(z.array(z.looseObject({ delta: z.optional(z.object({ content: z.nullish(z.string()) })) }))),
  usage: z.optional(z.catch(z.optional(usageShape), undefined)),
});

/**
 * The platform's models behind the same door as any other server: a `fetch` for the SDK that hands each chat completion to the binding. What the
 * binding throws becomes the status that a server would have answered with.
 */
export function workersAiFetch(ai: WorkersAi): typeof fetch {
  return async (_address, init) => {
    const body: Record<string, unknown> = JSON.parse(String(init?.body));
    const { model, stream, response_format: format } = asked.parse(body);
    // Models that answer as a stream keep to no schema: the prompt alone says it then.
    if (stream === true && format !== undefined) return refusal(400, "A stream keeps to no response format.");
    try {
      const reply = await ai.run(model, inputOf(body, format));
      return reply instanceof ReadableStream ? streamed(reply, model) : Response.json(completion(reply, model));
    } catch (problem) {
      return refusal(statusOf(problem), "The platform's model did not answer.");
    }
  };
}

const refusal = (status: number, message: string): Response => Response.json({ error: { message } }, { status });

/** The binding takes a schema by itself, without the name and the strictness that servers want around it. */
function inputOf(body: Record<string, unknown>, format: Asked["response_format"]): Record<string, unknown> {
  const { model: _, stream_options: __, response_format: ___, ...input } = body;
  if (format === undefined) return input;
  const { type, json_schema: named } = format;
  return { ...input, response_format: named ? { type, json_schema: named.schema } : { type } };
}

const textOf = (response: unknown): string =>
  typeof response === "string" ? response : response === undefined || response === null ? "" : JSON.stringify(response);

function completion(reply: unknown, model: string) {
  const { response, choices, usage } = replyShape.parse(reply);
  const content = choices?.[0]?.message.content ?? textOf(response);
  return {
    object: "chat.completion",
    model,
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage,
  };
}

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
    return chunk === null ? "" : `data: ${JSON.stringify(chunk)}\n\n`;
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
  const { response, choices, usage } = read.data;
  const content = choices?.[0]?.delta?.content ?? textOf(response);
  return {
    object: "chat.completion.chunk",
    model,
    choices: [{ index: 0, finish_reason: null, delta: { content } }],
    ...(usage && { usage }),
  };
}

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
