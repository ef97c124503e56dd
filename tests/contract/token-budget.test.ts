import { rmSync } from "node:fs";
import { expect, inject, test } from "vitest";
import * as z from "zod/mini";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { warningShape } from "~/contracts/endpoint";
import { freshState } from "../../scripts/setup/fresh-state.mjs";
import { builtWorker, runInWorkerd } from "../../scripts/setup/worker-runtime.mjs";
import { runModelServer } from "../fixtures/servers/model-server.ts";
import { call, callAt } from "./api";
import { aWorld, SAMPLES, type Traveller } from "./world";

const BUILT_IN = "Until tomorrow, Wayfellow's built-in planner plans and answers.";

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
    warning: expect.stringContaining(BUILT_IN),
  });
  expect(model.asked).toHaveLength(0);
  await Promise.all([worker.stop(), model.stop()]);
  rmSync(state, { recursive: true, force: true });
});

/** Enough for some questions: the model's server says that each took a thousand. */
const FOR_SOME_QUESTIONS = "9000";
const WARNED = { source: "embedded", warning: expect.stringContaining(BUILT_IN) };

test("who has used up the tokens of their own day is answered by the built-in planner, and told so where the reply ends; others go on hearing the model", async () => {
  const [state, model] = [await freshState("tests/tokens-"), await runModelServer()];
  const settings = {
    LOCAL_IDENTITY_KEY: inject("identityKey"),
    ROOM_SECRET: inject("roomSecret"),
    OPENAI_API_KEY: "test-key",
    OPENAI_BASE_URL: model.baseUrl,
    MODEL_TOKENS_A_DAY_USER: FOR_SOME_QUESTIONS,
    WEATHER_URL: "",
  };
  const { ratelimits: _, ...built } = builtWorker({ state, settings });
  const worker = await runInWorkerd({ port: 0, ...built });
  callAt(worker.origin);
  const world = await aWorld();
  const { participant, stranger } = world;
  const make = async (name: "joinTrip" | "saveQuestion" | "answerQuestion" | "askAboutBlock", { token }: Traveller) =>
    (await call(ALL_ENDPOINTS[name], { token, ...SAMPLES[name](world) })).body;
  /** Asks in the talk; the reply is written while it is sent. */
  const ask = async (who: Traveller) => {
    await make("saveQuestion", who);
    return make("answerQuestion", who);
  };
  expect(await ask(participant)).toMatchObject({ source: "openai", gptReply: expect.stringContaining("model") });
  let reply: unknown;
  for (let asked = 0; asked < 20 && !isBuiltIn(reply); asked += 1) reply = await ask(participant);
  expect(reply).toMatchObject(WARNED);
  expect(Object.keys(reply ?? {}).at(-1)).toBe("warning");

  const before = model.asked.length;
  expect(await ask(participant)).toMatchObject(WARNED);
  expect(await make("askAboutBlock", participant)).toMatchObject(WARNED);
  expect(model.asked).toHaveLength(before);

  await make("joinTrip", stranger);
  const others = await ask(stranger);
  expect(others).toMatchObject({ source: "openai" });
  expect(isWarned(others)).toBe(false);
  await Promise.all([worker.stop(), model.stop()]);
  rmSync(state, { recursive: true, force: true });
});

const isBuiltIn = (reply: unknown): boolean => z.object({ source: z.literal("embedded") }).safeParse(reply).success;
const isWarned = (reply: unknown): boolean => warningShape.safeParse(reply).success;
