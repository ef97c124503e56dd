import { OpenAI } from "openai";
import { describe, expect, test } from "vitest";
import { manualClock } from "#tests/fixtures/manual-clock";
import { openAiAssistant } from "~/server/assistant/openai";
import { workersAiFetch } from "~/server/assistant/openai/model/workers-ai";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief } from "../../planner/guide-builder";

type Asked = { model: string; input: Record<string, unknown> };

/** A stand-in for the platform's binding that answers as told and notes what it was asked. */
function aBinding(answer: (input: Record<string, unknown>) => unknown) {
  const asked: Asked[] = [];
  const run = async (model: string, input: Record<string, unknown>) => {
    asked.push({ model, input });
    return answer(input);
  };
  return { asked, run };
}

const fails = (message: string) => () => {
  throw new Error(message);
};

const clientOf = (binding: { run: (model: string, input: Record<string, unknown>) => Promise<unknown> }) =>
  new OpenAI({ apiKey: "none", baseURL: "https://platform.invalid/v1", maxRetries: 0, fetch: workersAiFetch(binding) });

const messages = [{ role: "user" as const, content: "Where to?" }];
const schema = { type: "object", properties: { reply: { type: "string" } } };
const WITH_SCHEMA = {
  model: "@cf/one",
  messages,
  max_tokens: 50,
  response_format: { type: "json_schema" as const, json_schema: { name: "answer", strict: true, schema } },
};

/** The events of a stream, cut into pieces wherever it may happen to be cut. */
const eventsIn = (text: string, size: number): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      const bytes = new TextEncoder().encode(text);
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });

describe("a whole reply of the platform's model", () => {
  test("is asked for with the schema alone, and its object is given as text", async () => {
    const binding = aBinding(() => ({
      response: { reply: "To the café." },
      usage: { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 },
    }));
    const { choices, usage } = await clientOf(binding).chat.completions.create(WITH_SCHEMA);
    expect(choices[0]?.message.content).toBe('{"reply":"To the café."}');
    expect(usage).toMatchObject({ prompt_tokens: 9, completion_tokens: 4 });
    expect(binding.asked).toEqual([
      {
        model: "@cf/one",
        input: { messages, max_tokens: 50, response_format: { type: "json_schema", json_schema: schema } },
      },
    ]);
  });

  test.each([
    ["its own way", { response: "To the café." }],
    ["the way of chat completions", { choices: [{ message: { role: "assistant", content: "To the café." } }] }],
  ])("is read where it comes in %s", async (_way, reply) => {
    const { choices } = await clientOf(aBinding(() => reply)).chat.completions.create({ model: "@cf/one", messages });
    expect(choices[0]?.message.content).toBe("To the café.");
  });

  test.each([
    ["3040: No more data centers to forward the request to", 429],
    ["AiError: 3036: You have used up your daily free allocation of 10,000 neurons", 429],
    ["3007: Request timeout", 408],
    ["5007: No such model @cf/one or task", 404],
    ["5018: The account is not allowed to access this model", 403],
    ["JSON Mode couldn't be met", 400],
    ["Network connection lost.", 502],
  ])("that fails with “%s” fails with %i", async (message, status) => {
    const asking = clientOf(aBinding(fails(message))).chat.completions.create({ model: "@cf/one", messages });
    await expect(asking).rejects.toMatchObject({ status });
  });
});

describe("a stream of the platform's model", () => {
  const text = [
    'data: {"response":"To "}',
    "",
    'data: {"response":"the café."}',
    "",
    "data: no event",
    "",
    'data: {"response":"","usage":{"prompt_tokens":9,"completion_tokens":4}}',
    "",
    "data: [DONE]",
    "",
  ].join("\n");

  test.each([1, 7, 1_000])("is read however it is cut (%i bytes)", async (size) => {
    const client = clientOf(aBinding(() => eventsIn(text, size)));
    let words = "";
    let tokens = 0;
    for await (const chunk of await client.chat.completions.create({ model: "@cf/one", messages, stream: true })) {
      words += chunk.choices[0]?.delta.content ?? "";
      tokens += chunk.usage?.completion_tokens ?? 0;
    }
    expect(words).toBe("To the café.");
    expect(tokens).toBe(4);
  });

  test("is not asked to keep to a schema, which it would not", async () => {
    const binding = aBinding(() => eventsIn(text, 9));
    await expect(clientOf(binding).chat.completions.create({ ...WITH_SCHEMA, stream: true })).rejects.toMatchObject({
      status: 400,
    });
    expect(binding.asked).toEqual([]);
  });
});

describe("functions of the platform's model", () => {
  const tools = [
    {
      type: "function" as const,
      function: { name: "read_day", description: "The stops of a day.", strict: true, parameters: schema },
    },
  ];
  const CALLED = [{ name: "read_day", arguments: { day: 2 } }];
  const OF_CHAT = [{ id: "x1", type: "function", function: { name: "read_day", arguments: '{"day":2}' } }];

  async function callsOf(reply: unknown, asking: OpenAI.ChatCompletionMessageParam[] = messages) {
    const binding = aBinding(() => reply);
    const calls: unknown[] = [];
    const stream = await clientOf(binding).chat.completions.create({
      model: "@cf/one",
      messages: asking,
      tools,
      tool_choice: "auto",
      stream: true,
    });
    for await (const { choices } of stream) calls.push(...(choices[0]?.delta.tool_calls ?? []));
    return { calls, input: binding.asked[0]?.input };
  }

  test.each([
    ["its own way", { response: null, tool_calls: CALLED }],
    ["the way of chat completions", { choices: [{ message: { content: null, tool_calls: OF_CHAT } }] }],
  ])("are asked for whole, and read where they come in %s", async (_way, reply) => {
    const { calls, input } = await callsOf(reply);
    expect(calls).toMatchObject([{ index: 0, function: { name: "read_day", arguments: '{"day":2}' } }]);
    expect(input).toMatchObject({
      stream: false,
      tools: [{ type: "function", function: { name: "read_day", parameters: schema } }],
    });
    expect(input).not.toHaveProperty("tool_choice");
  });

  test("are streamed once one has been called, whose call is told as text", async () => {
    const events = `data: ${JSON.stringify({ response: "", tool_calls: CALLED })}\n\ndata: [DONE]\n\n`;
    const { calls, input } = await callsOf(eventsIn(events, 11), [
      ...messages,
      {
        role: "assistant",
        content: null,
        tool_calls: [{ id: "x1", type: "function", function: { name: "read_day", arguments: '{"day":1}' } }],
      },
      { role: "tool", tool_call_id: "x1", content: "Nothing." },
    ]);
    expect(calls).toMatchObject([{ function: { name: "read_day", arguments: '{"day":2}' } }]);
    expect(input).toMatchObject({
      stream: true,
      messages: [
        { role: "user" },
        { role: "assistant", content: '[{"name":"read_day","arguments":{"day":1}}]' },
        { role: "tool", content: "Nothing." },
      ],
    });
  });

  test("are not offered any more where it has to answer", async () => {
    const binding = aBinding(() => ({ response: "There." }));
    await clientOf(binding).chat.completions.create({ model: "@cf/one", messages, tools, tool_choice: "none" });
    expect(binding.asked[0]?.input).not.toHaveProperty("tools");
  });
});

describe("the assistant with the platform's model", () => {
  const brief = aBrief({ daysTotal: 2 });
  const days = planTripDays(brief);
  const ask = (run: (input: Record<string, unknown>) => unknown) => {
    const binding = aBinding(run);
    const assistant = openAiAssistant({
      config: { apiKey: "none", baseUrl: "https://platform.invalid/v1", model: "@cf/one", platform: binding },
      clock: manualClock(),
      formats: new Map(),
      log: { info: () => undefined },
    });
    return assistant.answer({ brief, days, dayIndex: 1, blockName: "morning", question: "Is it far?" });
  };

  test("says what the model said, and that it did", async () => {
    expect(await ask(() => ({ response: { reply: "No, about ten minutes on foot." } }))).toEqual({
      answer: "No, about ten minutes on foot.",
      source: "openai",
    });
  });

  test("asks once more by the prompt alone where the model keeps to no schema", async () => {
    const reply = await ask(({ response_format: format }) => {
      if (format !== undefined) throw new Error("JSON Mode couldn't be met");
      return { response: 'Here it is: {"reply": "No, it is near."}' };
    });
    expect(reply).toEqual({ answer: "No, it is near.", source: "openai" });
  });

  test("answers by itself where the account may not ask it", async () => {
    const reply = await ask(fails("5018: The account is not allowed to access this model"));
    expect(reply.source).toBe("embedded");
    expect(reply.answer).toMatch(/\w{3}/);
  });
});
