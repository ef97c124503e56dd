import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { mayAsk, nextTry } from "#party/worker/catch-up-policy";
import { CatchUp } from "#party/worker/catch-up";
import { FROM_RECORD } from "#party/worker/worker-link";
import { scriptedLink } from "#tests/fixtures/scripted-link";
import type { RoomMembers } from "~/contracts/room/room";
import type { LiveStatus } from "~/domain/live/live-position";

const LIVE: LiveStatus = {
  currentDayIndex: 2,
  currentBlock: "evening",
  totalDays: 3,
  tripComplete: false,
  startedTrip: true,
  dayBeginsOn: null,
  travelledFrom: null,
  travelledOn: [],
  version: 6,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function aRoom() {
  const link = scriptedLink();
  const document = new Y.Doc();
  const heard: LiveStatus[] = [];
  const ahead: string[] = [];
  const members: { are: RoomMembers; askedAt: number }[] = [];
  const catchUp = new CatchUp(document, () => link, {
    onLive: (position) => heard.push(position),
    onAhead: (tripId) => ahead.push(tripId),
    onMembers: (are, askedAt) => members.push({ are, askedAt }),
  });
  return { link, document, heard, ahead, members, catchUp, text: () => document.getText("t").toString() };
}

const soon = () => vi.advanceTimersByTimeAsync(0);

test("a room learns what the record has, and where the trip stands", async () => {
  const room = aRoom();
  room.link.record.getText("t").insert(0, "planned");
  room.link.live = LIVE;
  const origins: unknown[] = [];
  room.document.on("update", (_update: Uint8Array, origin: unknown) => origins.push(origin));
  room.catchUp.ask("trip1");
  await soon();
  expect(room.text()).toBe("planned");
  expect(room.heard).toEqual([LIVE]);
  expect(room.members).toEqual([{ are: undefined, askedAt: Date.now() }]);
  expect(origins).toEqual([FROM_RECORD]);
  expect(room.ahead).toEqual([]);
});

test("many who enter at once make it ask once, those who enter later once more", async () => {
  const room = aRoom();
  for (let entry = 0; entry < 20; entry += 1) room.catchUp.ask("trip1");
  await vi.advanceTimersByTimeAsync(4_000);
  room.catchUp.ask("trip1");
  await soon();
  expect(room.link.reads).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  room.catchUp.ask("trip1");
  await soon();
  expect(room.link.reads).toBe(2);
});

test("while the Worker is away it tries again by itself, ever later, and then waits for somebody to enter", async () => {
  const room = aRoom();
  room.link.away = true;
  room.catchUp.ask("trip1");
  await vi.advanceTimersByTimeAsync(300_000);
  expect(room.link.reads).toBe(6);
  room.link.away = false;
  room.link.live = LIVE;
  room.catchUp.ask("trip1");
  await soon();
  expect(room.heard).toEqual([LIVE]);
});

test("a change that builds on one that never came makes it fetch what is missing", async () => {
  const room = aRoom();
  const updates: Uint8Array[] = [];
  room.link.record.on("update", (update: Uint8Array) => updates.push(update));
  room.link.record.getText("t").insert(0, "one ");
  room.link.record.getText("t").insert(4, "two");
  Y.applyUpdate(room.document, updates[1] ?? new Uint8Array(), FROM_RECORD);
  expect(room.text()).toBe("");
  room.catchUp.fillGap("trip1");
  await soon();
  expect(room.text()).toBe("one two");
  room.catchUp.fillGap("trip1");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(room.link.reads).toBe(1);
});

test("a gap that shows just after it asked is filled in a moment", async () => {
  const room = aRoom();
  room.catchUp.ask("trip1");
  await soon();
  const updates: Uint8Array[] = [];
  room.link.record.on("update", (update: Uint8Array) => updates.push(update));
  room.link.record.getText("t").insert(0, "one ");
  room.link.record.getText("t").insert(4, "two");
  Y.applyUpdate(room.document, updates[1] ?? new Uint8Array(), FROM_RECORD);
  room.catchUp.fillGap("trip1");
  await vi.advanceTimersByTimeAsync(1_500);
  expect(room.text()).toBe("one two");
});

test("a room that has more than the record says so", async () => {
  const room = aRoom();
  room.document.getText("t").insert(0, "typed before a crash");
  room.catchUp.ask("trip1");
  await soon();
  expect(room.ahead).toEqual(["trip1"]);
});

test("an answer is fresh for five seconds; after a failure, or with a gap, one second is enough", () => {
  expect(mayAsk(null, false, 0)).toBe(true);
  expect([4_999, 5_000].map((now) => mayAsk({ at: 0, failures: 0 }, false, now))).toEqual([false, true]);
  expect([999, 1_000].map((now) => mayAsk({ at: 0, failures: 0 }, true, now))).toEqual([false, true]);
  expect([999, 1_000].map((now) => mayAsk({ at: 0, failures: 3 }, false, now))).toEqual([false, true]);
  expect([0, 1, 2, 5, 6].map((failures) => nextTry({ at: 0, failures }))).toEqual([null, 1_000, 2_000, 16_000, null]);
});
