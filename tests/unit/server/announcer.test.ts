import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { fromBase64 } from "~/contracts/room/base64";
import { announcement } from "~/contracts/room/room";
import type { Announcement } from "~/contracts/room/room";
import { speaksFor } from "~/contracts/room/room-token";
import type { Env } from "~/server/env";
import type { News } from "~/server/rooms/news";
import { announcer } from "~/server/rooms/announcer";
import type { OrderBook } from "~/server/rooms/room-orders";

const SECRET = "a secret of at least thirty-two letters";
const BY = { userId: "ada", name: "Ada" };

const edited = (dayIndex: number): News => ({ by: BY, messages: [{ type: "edited", dayIndex, blockName: "morning" }] });
const daysOf = (heard: Announcement[]): number[][] =>
  heard.map(({ messages }) => messages.map((message) => ("dayIndex" in message ? message.dayIndex : 0)));

type Answer = () => Promise<Response>;
const taken: Answer = () => Promise.resolve(new Response(null, { status: 204 }));
const away: Answer = () => Promise.reject(new TypeError("fetch failed"));
const status =
  (code: number): Answer =>
  () =>
    Promise.resolve(new Response("no", { status: code }));

let work: Promise<unknown>[];
let failures: unknown[];
beforeEach(() => {
  // Pauses pass at once, but the hour stays: a token that is signed meanwhile must not run out.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  work = [];
  failures = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A Worker whose room answers so, one answer a try and the last one for good. */
function tellingRoom(...answers: Answer[]) {
  const heard: Announcement[] = [];
  const requests: Request[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    requests.push(new Request(url, { method: init.method, headers: init.headers }));
    heard.push(announcement.parse(JSON.parse(String(init.body))));
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
  const env = { ROOM_HOST: "localhost:1999", ROOM_SECRET: SECRET } as Env;
  const log = { info: () => undefined, error: (_what: string, problem: unknown) => void failures.push(problem) };
  const kept: Announcement[] = [];
  const settled: string[][] = [];
  const orders: OrderBook = {
    keep: (_, news) => Promise.resolve([`order ${kept.push(news)}`]),
    settle: (_, ids) => Promise.resolve(void settled.push(ids)),
  };
  const tell = announcer({ env, log, now: () => 7, waitUntil: (promise) => void work.push(promise), orders });
  return { tell, heard, requests, kept, settled };
}

/** Lets time pass until all that was left to `waitUntil` is done. */
const settled = async () => {
  let done = false;
  void Promise.all(work).finally(() => {
    done = true;
  });
  while (!done) await vi.advanceTimersByTimeAsync(100);
};

test("the room of the trip hears what happened, who did it and when, from somebody it can trust", async () => {
  const { tell, heard, requests } = tellingRoom(taken);
  tell("trip1", edited(2));
  await settled();
  expect(heard).toEqual([{ messages: [{ v: 1, type: "edited", at: 7, by: BY, dayIndex: 2, blockName: "morning" }] }]);
  expect(requests[0]?.url).toBe("http://localhost:1999/parties/main/trip1");
  expect(await speaksFor(requests[0]?.headers.get("Authorization") ?? null, "toRoom", "trip1", [SECRET])).toBe(true);
});

test("a room that comes back within seconds hears it, once", async () => {
  const { tell, heard } = tellingRoom(away, status(503), taken);
  tell("trip1", edited(1));
  await settled();
  expect(daysOf(heard)).toEqual([[1], [1], [1]]);
  expect(failures).toEqual([]);
});

test("a room that stays away is given up after three tries, without a failure for the caller", async () => {
  const { tell, heard } = tellingRoom(away);
  expect(tell("trip1", edited(1))).toBeUndefined();
  await settled();
  expect(heard).toHaveLength(3);
  expect(failures).toHaveLength(1);
});

test("what the room refuses is not sent again", async () => {
  const { tell, heard } = tellingRoom(status(401));
  tell("trip1", edited(1));
  await settled();
  expect(heard).toHaveLength(1);
  expect(failures).toHaveLength(1);
});

test("what is ordered is kept until the room has heard it, and not given up while it is away", async () => {
  const { tell, kept, settled: done } = tellingRoom(away, away, away, taken);
  tell("trip1", { by: BY, dismiss: ["ben"] });
  await settled();
  expect(kept).toMatchObject([{ dismiss: ["ben"] }]);
  expect(done).toEqual([]);
  tell("trip1", edited(1));
  await settled();
  expect(done).toEqual([["order 2"]]);
});

test("each try is bounded, so that a silent room holds nothing up", async () => {
  const patience = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
  const { tell } = tellingRoom(away);
  tell("trip1", edited(1));
  await settled();
  expect(patience.mock.calls).toEqual([[3_000], [3_000], [3_000]]);
  patience.mockRestore();
});

test("news keep their order: what is told meanwhile goes together, after what is under way", async () => {
  const { tell, heard } = tellingRoom(away, taken);
  const document = new Y.Doc();
  const updates: Uint8Array[] = [];
  document.on("update", (update: Uint8Array) => updates.push(update));
  document.getText("t").insert(0, "one ");
  document.getText("t").insert(4, "two");
  for (const dayIndex of [1, 2, 3]) tell("trip1", { ...edited(dayIndex), update: updates[dayIndex - 2] });
  await settled();
  expect(daysOf(heard)).toEqual([[1], [1], [2, 3]]);
  const copy = new Y.Doc();
  Y.applyUpdate(copy, fromBase64(heard[2]?.update ?? ""));
  expect(copy.getText("t").toString()).toBe("one two");
});

test("where no room is configured, news go nowhere", () => {
  const tell = announcer({
    env: {} as Env,
    log: { info: () => undefined, error: () => undefined },
    now: () => 0,
    waitUntil: (promise) => void work.push(promise),
    orders: { keep: () => Promise.resolve([]), settle: () => Promise.resolve() },
  });
  tell("trip1", edited(1));
  expect(work).toEqual([]);
});
