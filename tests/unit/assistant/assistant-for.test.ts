import { describe, expect, test } from "vitest";
import { UNLIMITED } from "~/server/assistant/token-budget";
import { assistantFor, modelName } from "~/server/assistant/assistant-for";
import { modelConfig } from "~/server/assistant/openai/config";
import { limitName } from "~/server/assistant/openai/model/request";
import type { Env } from "~/server/env";
import { logOf } from "~/server/log";

const env = (settings: Partial<Env>): Env => ({ DB: {} as D1Database, ...settings });

describe("the assistant", () => {
  test.each([{}, { OPENAI_API_KEY: "" }, { OPENAI_API_KEY: "  " }, { OPENAI_BASE_URL: "http://localhost:11434/v1" }])(
    "is the built-in one without a key: %o",
    (settings) => {
      expect(assistantFor(env(settings), logOf("test"), UNLIMITED).source).toBe("embedded");
    },
  );

  test("has a model behind it with one", () =>
    expect(assistantFor(env({ OPENAI_API_KEY: "k" }), logOf("test"), UNLIMITED).source).toBe("openai"));
});

describe("the platform's own models", () => {
  const AI = { run: async () => ({}) };

  test("are asked where no server is set", () => {
    expect(modelConfig(env({ AI }))).toMatchObject({ platform: AI, model: expect.stringMatching(/^@cf\//) });
    expect(modelConfig(env({ AI, WORKERS_AI_MODEL: "@cf/qwen/one" }))).toMatchObject({ model: "@cf/qwen/one" });
    expect(modelName(env({ AI, WORKERS_AI_MODEL: "@cf/qwen/one" }))).toBe("@cf/qwen/one");
  });

  test("are left alone where a server is set, or nobody wants them", () => {
    expect(modelConfig(env({ AI, OPENAI_API_KEY: "k" }))).not.toHaveProperty("platform");
    expect(modelConfig(env({ AI, WORKERS_AI_MODEL: "none" }))).toBeNull();
    expect(modelName(env({}))).toBeNull();
  });
});

describe("a model's server", () => {
  test("is OpenAI's own unless said otherwise", () =>
    expect(modelConfig(env({ OPENAI_API_KEY: " k " }))).toEqual({
      apiKey: "k",
      baseUrl: "https://api.openai.com/v1",
      model: "gpt-4.1-mini",
    }));

  test("may be any other", () => {
    expect(
      modelConfig(env({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://localhost:11434/v1", OPENAI_MODEL: "llama" })),
    ).toEqual({ apiKey: "k", baseUrl: "http://localhost:11434/v1", model: "llama" });
  });

  test("has the time for a plan that is set, and the usual time where that is no time", () => {
    const within = (MODEL_SECONDS_A_PLAN: string) => modelConfig(env({ OPENAI_API_KEY: "k", MODEL_SECONDS_A_PLAN }));
    expect(within("90")).toMatchObject({ planMs: 90_000 });
    for (const none of ["", "soon", "0", "-5"]) expect(within(none)).not.toHaveProperty("planMs");
  });

  test("is told its limit by the name that it knows", () => {
    const at = (baseUrl: string) => limitName({ apiKey: "k", model: "m", baseUrl });
    expect(at("https://api.openai.com/v1")).toBe("max_completion_tokens");
    expect(at("http://localhost:11434/v1")).toBe("max_tokens");
  });
});
