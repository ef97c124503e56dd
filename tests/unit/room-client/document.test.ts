import { Awareness } from "y-protocols/awareness";
import { afterEach, describe, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { companionsHere } from "~/browser/room/document/presences";
import { RemoteChanges } from "~/browser/room/document/remote-changes";
import { UnsentChanges } from "~/browser/room/document/unsent-changes";
import type { RecentChange } from "~/browser/room/room-state";
import { addDay, writeBlock } from "~/contracts/room/itinerary-document";
import { aDay } from "../../fixtures/travellers";

const FROM_ROOM = { kind: "room" };

/** Two devices' documents of a trip of two days; what the second does reaches the first when `arrive` is called. */
function twoDevices() {
  const mine = new Y.Doc();
  const theirs = new Y.Doc();
  [1, 2].forEach((day) => addDay(theirs, aDay(day)));
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs), FROM_ROOM);
  const arrive = () => Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs, Y.encodeStateVector(mine)), FROM_ROOM);
  return { mine, theirs, arrive };
}

const enter = (awareness: Awareness, clientId: number, user: { id: string; name: string }, at: unknown = null) => {
  awareness.states.set(clientId, { user: { ...user, role: "participant" }, at });
};

afterEach(() => vi.useRealTimers());

describe("changes yet to be confirmed", () => {
  const unsentOf = (doc: Y.Doc) => {
    const asked: (() => void)[] = [];
    let keys: readonly string[] = [];
    const unsent = new UnsentChanges(
      doc,
      null,
      (heard) => asked.push(heard),
      (now) => (keys = now),
    );
    return { unsent, asked, keys: () => keys };
  };

  test("are counted by block, however many letters", () => {
    const { mine } = twoDevices();
    const { keys } = unsentOf(mine);
    writeBlock(mine, 2, "evening", { title: "Fado" });
    writeBlock(mine, 2, "evening", { description: "By the river" });
    writeBlock(mine, 1, "morning", { title: "Tiles" });
    expect(keys()).toEqual(["2/evening", "1/morning"]);
  });
  test("of others do not count", () => {
    const { mine, theirs, arrive } = twoDevices();
    const { keys } = unsentOf(mine);
    writeBlock(theirs, 1, "evening", { title: "Fado" });
    arrive();
    expect(keys()).toEqual([]);
  });
  test("are gone once the room has answered what was asked after them; what came later stays", () => {
    const { mine } = twoDevices();
    const { unsent, asked, keys } = unsentOf(mine);
    writeBlock(mine, 1, "morning", { title: "Tiles" });
    unsent.confirm();
    writeBlock(mine, 2, "morning", { title: "Tarts" });
    asked[0]?.();
    expect(keys()).toEqual(["2/morning"]);
    unsent.stop();
  });
});

describe("who changed a block", () => {
  const watch = () => {
    vi.useFakeTimers();
    const devices = twoDevices();
    const awareness = new Awareness(devices.mine);
    let changes: readonly RecentChange[] = [];
    const remote = new RemoteChanges(
      devices.mine,
      awareness,
      "me",
      () => true,
      (now) => (changes = now),
    );
    return {
      ...devices,
      awareness,
      remote,
      recent: () => changes,
      changes: () => changes.map(({ dayIndex, block, by }) => [dayIndex, block, by?.name]),
    };
  };

  test("is the companion whose device wrote the letters", () => {
    const { theirs, awareness, arrive, changes } = watch();
    enter(awareness, theirs.clientID, { id: "ana", name: "Ana" });
    writeBlock(theirs, 2, "evening", { title: "Fado" });
    arrive();
    expect(changes()).toEqual([[2, "evening", "Ana"]]);
  });
  test("is whom the Worker names", () => {
    const { theirs, arrive, remote, changes } = watch();
    writeBlock(theirs, 1, "morning", { title: "Tiles" });
    arrive();
    expect(changes()).toEqual([]);
    remote.name({ dayIndex: 1, block: "morning" }, { userId: "bo", name: "Bo" });
    vi.advanceTimersByTime(1_000);
    expect(changes()).toEqual([[1, "morning", "Bo"]]);
  });
  test("is nobody when nobody can tell", () => {
    const { theirs, arrive, changes } = watch();
    writeBlock(theirs, 1, "morning", { title: "Tiles" });
    arrive();
    vi.advanceTimersByTime(1_000);
    expect(changes()).toEqual([[1, "morning", undefined]]);
  });
  test("is not told of one's own wish that the Worker carried out", () => {
    const { theirs, arrive, remote, changes } = watch();
    writeBlock(theirs, 1, "morning", { title: "Tiles" });
    arrive();
    remote.name({ dayIndex: 1, block: "morning" }, { userId: "me", name: "Me" });
    vi.advanceTimersByTime(1_000);
    expect(changes()).toEqual([]);
  });
  test("while somebody types on, is told once", () => {
    const { theirs, awareness, arrive, recent } = watch();
    enter(awareness, theirs.clientID, { id: "ana", name: "Ana" });
    const glows = new Set<number | undefined>();
    for (const title of ["F", "Fa", "Fad", "Fado"]) {
      writeBlock(theirs, 2, "evening", { title });
      arrive();
      vi.advanceTimersByTime(300);
      glows.add(recent()[0]?.at);
    }
    expect(glows.size).toBe(1);
  });
  test("a day that arrives is new, not changed", () => {
    const { theirs, arrive, changes } = watch();
    addDay(theirs, aDay(3));
    arrive();
    vi.advanceTimersByTime(1_000);
    expect(changes()).toEqual([]);
  });
});

describe("who is here", () => {
  test("is each other companion once, by name; not oneself, and nobody who shows nothing readable", () => {
    const doc = new Y.Doc();
    const awareness = new Awareness(doc);
    enter(awareness, doc.clientID, { id: "me", name: "Me" });
    enter(awareness, 2, { id: "bo", name: "Bo" });
    enter(awareness, 3, { id: "ana", name: "Ana" });
    enter(awareness, 4, { id: "ana", name: "Ana" }, { dayIndex: 2, block: "evening" });
    enter(awareness, 5, { id: "me", name: "Me" });
    awareness.states.set(6, { user: "a forger" });
    expect(companionsHere(awareness, "me").map(({ name, at }) => [name, at])).toEqual([
      ["Ana", { dayIndex: 2, block: "evening" }],
      ["Bo", null],
    ]);
    awareness.destroy();
  });
});
