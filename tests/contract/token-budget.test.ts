import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { freshState } from "../../scripts/setup/fresh-state.mjs";
import { builtWorker, runInWorkerd } from "../../scripts/setup/worker-runtime.mjs";
import { runModelServer } from "../fixtures/servers/model-server.ts";

test("where the day's tokens are used up the model is not asked, the built-in planner answers, and the reply says both", async () => {
  const [state, model] = [await freshState("tests/tokens-"), await runModelServer()];
  const settings = { OPENAI_API_KEY: "test-key", OPENAI_BASE_URL: model.baseUrl, MODEL_TOKENS_A_DAY: "0" };
  const worker = await runInWorkerd({ port: 0, ...builtWorker({ state, settings }) });
  const reply = await fetch(`${worker.origin}/wayfellow/demo/generate`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ destination: "Lisbon", season: "Fall", numDays: 2, tripGoals: [] }),
  });
  expect(await reply.json()).toMatchObject({
    source: "embedded",
    itineraryDataDemo: { days: [{ dayIndex: 1 }, { dayIndex: 2 }] },
    warning: expect.stringContaining("Until tomorrow, Wayfellow's built-in planner plans and answers."),
  });
  expect(model.asked).toHaveLength(0);
  await Promise.all([worker.stop(), model.stop()]);
  rmSync(state, { recursive: true, force: true });
});
