import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { Flush } from "#party/worker/flush";
import { FROM_RECORD } from "#party/worker/worker-link";
import type { RoomMembers } from "~/contracts/room/room";
import { memoryStorage } from "#tests/fixtures/memory-storage";
import { scriptedLink } from "#tests/fixtures/scripted-link";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A room whose changes go to the record, as in `trip-room`. */
function aRoom(storage = memoryStorage(), link = scriptedLink(), document = new Y.Doc()) {
  const onRefused = vi.fn();
  const onSettled = vi.fn();
  const members: RoomMembers[] = [];
  const onMembers = (are: RoomMembers) => members.push(are);
  const flush = new Flush(storage, document, () => link, { onRefused, onSettled, onMembers });
  document.on("update", (_update: Uint8Array, origin: unknown) => {
    if (origin !== FROM_RECORD) void flush.schedule("trip1");
  });
  return {
    storage,
    link,
    document,
    flush,
    onRefused,
    onSettled,
    members,
    type: (text: string) => document.getText("t").insert(0, text),
  };
}

const recorded = ({ link }: ReturnType<typeof aRoom>) => link.record.getText("t").toString();

test("what is typed reaches the record once it has been quiet for a while, in one go", async () => {
  const room = aRoom();
  for (const letter of "cba") {
    room.type(letter);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(room.link.writes).toBe(0);
  expect(room.onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(recorded(room)).toBe("abc");
  expect(room.onSettled).toHaveBeenCalledTimes(1);
  expect(room.link.writes).toBe(1);
  expect(room.storage.alarm()).toBeNull();
});

test("a Worker that is away gets it when it is back", async () => {
  const room = aRoom();
  room.link.away = true;
  room.type("a");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(recorded(room)).toBe("");
  room.link.away = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(recorded(room)).toBe("a");
});

test("what the record refuses for good is said once and not sent again, until something changes", async () => {
  const room = aRoom();
  room.link.full = true;
  room.type("too much");
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(room.link.writes).toBe(1);
  expect(room.onRefused).toHaveBeenCalledTimes(1);
  expect(room.storage.alarm()).toBeNull();
  room.link.full = false;
  room.type("less ");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(recorded(room)).toBe("less too much");
});

test("what the room lacks comes back, and is not handed over again", async () => {
  const room = aRoom();
  room.link.record.getText("t").insert(0, "from the Worker");
  const origins: unknown[] = [];
  room.document.on("update", (_update: Uint8Array, origin: unknown) => origins.push(origin));
  room.type("a");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(room.document.getText("t").toString()).toBe(recorded(room));
  expect(origins).toEqual([null, FROM_RECORD]);
  expect(room.link.writes).toBe(1);
});

test("a room that died before it could tell is woken by its alarm and tells then", async () => {
  const before = aRoom();
  before.link.away = true;
  before.type("a");
  await vi.advanceTimersByTimeAsync(0);
  expect(before.storage.alarm()).toBe(Date.now() + 15_000);
  const link = scriptedLink();
  const after = aRoom(before.storage, link, before.document);
  await after.flush.rescue();
  expect(recorded(after)).toBe("a");
  expect(after.storage.keys()).toEqual([]);
  expect(after.storage.alarm()).toBeNull();
});

test("with what the record answers the room learns who is on the trip", async () => {
  const room = aRoom();
  room.link.members = [{ userId: "ada", role: "originator" }];
  room.type("a");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(room.members).toEqual([room.link.members]);
});

test("an alarm that rings while the record is away asks it no sooner than the next try, and rings again after that", async () => {
  const room = aRoom();
  room.link.away = true;
  room.type("a");
  await vi.advanceTimersByTimeAsync(130_000);
  const { writes } = room.link;
  for (let ring = 0; ring < 5; ring += 1) await room.flush.rescue();
  expect(room.link.writes).toBe(writes);
  expect(room.storage.alarm()).toBe(Date.now() + 75_000);
});

test("a room that is erased while its state is on its way keeps nothing after that", async () => {
  const room = aRoom();
  const { write } = room.link;
  room.link.write = (state) => {
    room.flush.stop();
    return write(state);
  };
  room.type("a");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(room.link.writes).toBe(1);
  expect(room.onSettled).not.toHaveBeenCalled();
  expect(room.storage.alarm()).toBeNull();
});

test("an alarm with nothing to tell does nothing", async () => {
  const room = aRoom();
  await room.flush.rescue();
  expect(room.link.writes).toBe(0);
});
