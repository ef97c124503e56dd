import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadWho } from "~/screens/assistant/trip-planner-ai";
import { runAssistant, saveAsk } from "~/screens/assistant/parts/ask-planner";
import { loadTodaysPlan } from "~/screens/live/parts/todays-plan";
import { keepQuestions, mergedThread, readQuestions } from "~/screens/assistant/parts/kept-questions";
import { standIn } from "../screens/situations";
import { openFakeWindow } from "./fake-window";
import { storedSession } from "./sessions";

const user = { _id: "u1", firebaseId: "f1" };
const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) => fetched.mockResolvedValueOnce(Response.json(body, { status }));
const refuse = (status: number, code: string, error = "A sentence.") => answer(status, { error, code });

beforeEach(() => {
  openFakeWindow();
  storedSession({ expiresInMs: 3_600_000 });
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  fetched.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("asking the planner", () => {
  test("needs words and a trip", async () => {
    expect(await saveAsk("  ", "t1")).toEqual({ kind: "problem", sentence: "Trip or input missing" });
    expect(await saveAsk("Where is lunch?", null)).toEqual({ kind: "problem", sentence: "Trip or input missing" });
    expect(fetched).not.toHaveBeenCalled();
  });

  test("sends the words as userInput", async () => {
    answer(200, { messageId: "m1" });
    expect(await saveAsk(" Where is lunch? ", "t1")).toEqual({
      kind: "saved",
      id: "m1",
      question: "Where is lunch?",
    });
    expect(fetched.mock.lastCall?.[0]).toBe("/wayfellow/t1/chat");
    expect(fetched.mock.lastCall?.[1]?.body).toBe(JSON.stringify({ userInput: "Where is lunch?" }));
  });

  test("says when the question was not saved", async () => {
    refuse(500, "internal");
    expect(await saveAsk("Where is lunch?", "t1")).toEqual({
      kind: "problem",
      sentence: "Couldn’t save your question. Try again.",
    });
  });
});

describe("running the assistant", () => {
  test("needs a trip and a user", async () => {
    expect(await runAssistant(null, user)).toEqual({ kind: "problem", sentence: "Trip or user not ready" });
    expect(await runAssistant("t1", null)).toEqual({ kind: "problem", sentence: "Trip or user not ready" });
  });

  test("pauses for 250 ms before the call, and gives the reply", async () => {
    vi.useFakeTimers();
    answer(200, { gptReply: "At noon.", source: "embedded", questionId: "m1", places: [] });
    const outcome = runAssistant("t1", user);
    await vi.advanceTimersByTimeAsync(249);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({
      kind: "replied",
      questionId: "m1",
      text: "At noon.",
      source: "embedded",
      proposals: [],
      places: [],
    });
    expect(fetched.mock.lastCall?.[1]?.body).toBe(JSON.stringify({ userData: { firebaseId: "f1" } }));
  });

  test("says when the reply is empty, when it failed, and when nothing was asked", async () => {
    answer(200, { gptReply: " ", source: "openai", questionId: "m1", places: [] });
    expect(await runAssistant("t1", user)).toEqual({ kind: "problem", sentence: "No GPT response." });
    refuse(503, "unavailable");
    expect(await runAssistant("t1", user)).toEqual({ kind: "problem", sentence: "GPT reply error. Try again." });
    refuse(409, "not-ready", "Please ask something first.");
    expect(await runAssistant("t1", user)).toEqual({ kind: "problem", sentence: "Please ask something first." });
  });

  test("says how long to wait when too much was asked in a short while", async () => {
    refuse(429, "too-many-requests", "Please wait a minute and ask again.");
    expect(await runAssistant("t1", user)).toEqual({
      kind: "problem",
      sentence: "Please wait a minute and ask again.",
    });
  });

  test("leaves a refused session to the screen", async () => {
    refuse(401, "unauthenticated");
    await expect(runAssistant("t1", user)).rejects.toMatchObject({ status: 401 });
  });
});

test("a traveller whom the planner cannot look up is led to /explainer, a refused session to /access", async () => {
  refuse(500, "internal");
  expect(await loadWho()).toEqual({ kind: "elsewhere", to: "/explainer" });
  refuse(401, "unauthenticated");
  expect(await loadWho()).toEqual({ kind: "elsewhere", to: "/access" });
});

test("questions asked about one trip are kept for it alone, oldest first, and no more than a hundred", () => {
  const asked = Array.from({ length: 102 }, (_, i) => ({
    id: `m${i}`,
    question: `Question ${i}`,
    answer: null,
    places: [],
  }));
  keepQuestions({ userId: "u1", tripId: "t1" }, asked);
  expect(readQuestions({ userId: "u1", tripId: "t1" }).map(({ question }) => question)).toEqual(
    asked.slice(2).map(({ question }) => question),
  );
  expect(readQuestions({ userId: "u1", tripId: "t2" })).toEqual([]);
  expect(readQuestions({ userId: "u2", tripId: "t1" })).toEqual([]);
});

test("what an earlier version kept of the talk, without ids, is still read", () => {
  window.localStorage.setItem(
    "plannerQuestions",
    JSON.stringify({
      about: "u1/t1",
      exchanges: [{ question: "Where is lunch?", answer: { text: "There.", source: "embedded" } }],
    }),
  );
  expect(readQuestions({ userId: "u1", tripId: "t1" })).toEqual([
    {
      id: null,
      question: "Where is lunch?",
      answer: { text: "There.", source: "embedded", proposals: [], thumb: null },
      places: [],
    },
  ]);
});

describe("the talk of all devices and what this one kept", () => {
  const one = (id: string | null, answered: string | null = null) => ({
    id,
    question: `Question ${id}`,
    answer: answered === null ? null : { text: answered, source: "embedded" as const, proposals: [], thumb: null },
    places: [],
  });

  test("are one talk in the order of asking, each question once", () => {
    expect(mergedThread([one("m1"), one("m3")], [one("m1", "Yes."), one("m2")])).toEqual([
      one("m1", "Yes."),
      one("m2"),
      one("m3"),
    ]);
  });

  test("lose neither an answer that came meanwhile nor what only this device has", () => {
    expect(mergedThread([one("m1", "Yes."), one("m2")], [one("m1")])).toEqual([one("m1", "Yes."), one("m2")]);
    expect(mergedThread([one("m1")], [])).toEqual([one("m1")]);
  });

  test("keep a thumb given on this screen, though the server was read before it heard of it", () => {
    const rated = (vote: "up" | "down") => {
      const exchange = one("m1", "Yes.");
      return { ...exchange, answer: exchange.answer && { ...exchange.answer, thumb: { vote, reason: null } } };
    };
    expect(mergedThread([rated("up")], [rated("down")], new Set(["m1"]))).toEqual([rated("up")]);
    expect(mergedThread([one("m1", "Yes.")], [rated("down")], new Set(["m1"]))).toEqual([one("m1", "Yes.")]);
    expect(mergedThread([rated("up")], [rated("down")])).toEqual([rated("down")]);
  });

  test("know what was kept without an id by its words", () => {
    const kept = [
      { ...one("m1", "Yes."), id: null },
      { id: null, question: "Never listed", answer: null, places: [] },
    ];
    expect(mergedThread(kept, [one("m1", "Yes.")])).toEqual([kept[1], one("m1", "Yes.")]);
  });
});

test("without a connection, what this device knows is enough to read on and to write", async () => {
  standIn("with a plan");
  storedSession({ expiresInMs: 3_600_000 });
  fetched.mockRejectedValueOnce(new TypeError("no network"));
  expect(await loadWho()).toMatchObject({ kind: "known", user: { _id: expect.any(String) } });
});

test("the simple live plan is a day, or over, or one that could not be looked up", async () => {
  const day = {
    dayIndex: 2,
    dateStr: "May 4, 2027",
    summary: "Tiles",
    blocks: {
      morning: { title: "a", desc: "b" },
      afternoon: { title: "a", desc: "b" },
      evening: { title: "a", desc: "b" },
    },
  };
  answer(200, day);
  expect(await loadTodaysPlan("t1")).toEqual({ kind: "day", day });
  answer(200, { dayIndex: null });
  expect(await loadTodaysPlan("t1")).toEqual({ kind: "over" });
  refuse(503, "unavailable");
  expect(await loadTodaysPlan("t1")).toEqual({ kind: "not-loaded" });
});
