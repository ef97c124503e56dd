import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import { aDay, someDays } from "#tests/fixtures/days";
import { OLDER_SHAPES } from "#tests/fixtures/older-shapes";
import { fromBase64 } from "~/contracts/room/base64";
import { isOfBlocks, makeStopsOfBlocks, mergeState } from "~/contracts/room/earlier-blocks";
import { addDay, openDocument, readPlan, sharedBlock, writeBlock } from "~/contracts/room/itinerary-document";
import { newStopId } from "~/contracts/room/stop-id";
import { addStop, changeStop, moveStops, readStops, removeStop } from "~/contracts/room/stop-document";
import { editPlan } from "~/browser/room/document/plan-editing";
import { MAX_DAY_STOPS } from "~/domain/forms/limits";
import type { Stop } from "~/domain/plan/stop";
import { copiesOn } from "~/domain/plan/stop-copies";
import { placeBefore } from "~/domain/plan/stop-place";
import { stopFrom } from "~/domain/plan/whole-block";

const planned = (count = 1): Y.Doc => {
  const document = openDocument(null);
  for (const day of someDays(count)) addDay(document, day);
  return document;
};
const copyOf = (document: Y.Doc): Y.Doc => openDocument(Y.encodeStateAsUpdate(document));
const meet = (one: Y.Doc, other: Y.Doc) => {
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
};
const lunch = (document: Y.Doc, changes: Partial<Stop> = {}): Stop => ({
  ...stopFrom(null, "lunch"),
  title: "Lunch",
  kind: "meal",
  at: placeBefore(readStops(document), { day: 1, part: "afternoon" }, "1-afternoon"),
  ...changes,
});
const titlesOf = (document: Y.Doc, day = 0) => readPlan(document).days[day]?.stops.map(({ title }) => title);

describe("a day of stops", () => {
  test("a meal before the sight does not become what the part of the day is called", () => {
    const document = planned();
    expect(addStop(document, lunch(document))).toBeNull();
    expect(titlesOf(document)).toEqual(["A quiet morning", "Lunch", "A quiet afternoon", "A quiet evening"]);
    expect(readPlan(document).days[0]?.blocks.afternoon.title).toBe("A quiet afternoon");
  });

  test("of two moves at once one counts, and the stop is there once", () => {
    const mine = planned(3);
    const theirs = copyOf(mine);
    moveStops(mine, [{ id: "1-morning", at: placeBefore(readStops(mine), { day: 2, part: "evening" }) }]);
    moveStops(theirs, [{ id: "1-morning", at: null }]);
    meet(mine, theirs);
    expect(readPlan(mine)).toEqual(readPlan(theirs));
    const { days, shelf } = readPlan(mine);
    const everywhere = [...days.flatMap(({ stops }) => stops), ...shelf].filter(({ id }) => id === "1-morning");
    expect(everywhere).toHaveLength(1);
  });

  test("a part whose stops are gone is open, and what is written there is a new stop", () => {
    const document = planned();
    removeStop(document, "1-evening");
    expect(readPlan(document).days[0]?.blocks.evening).toMatchObject({ title: "", timeOfDay: "evening" });
    expect(writeBlock(document, 1, "evening", { title: "Fado" })).toBe(true);
    expect(titlesOf(document)).toEqual(["A quiet morning", "A quiet afternoon", "Fado"]);
  });

  test("a full day takes no more, and loses nothing", () => {
    const document = planned(2);
    for (let count = 0; count < 50; count += 1)
      addStop(
        document,
        lunch(document, { id: `tea-${count}`, at: placeBefore(readStops(document), { day: 1, part: "evening" }) }),
      );
    expect(titlesOf(document)).toHaveLength(MAX_DAY_STOPS);
    const move = { id: "2-morning", at: placeBefore(readStops(document), { day: 1, part: "evening" }) };
    expect(moveStops(document, [move])).toBe("day-full");
    expect(titlesOf(document, 1)).toContain("A quiet morning");
  });

  test("a stop of a day that the trip has not is on the shelf", () => {
    const document = planned();
    changeStop(document, "1-morning", { at: { day: 9, part: "morning", order: "a0" } });
    expect(readPlan(document).shelf.map(({ id }) => id)).toEqual(["1-morning"]);
  });

  test.each<[Partial<Record<keyof Stop, unknown>>, Partial<Stop>]>([
    [{ at: { day: 0, part: "morning", order: "a0" } }, { at: null }],
    [{ at: { day: 1, part: "noon", order: "a0" } }, { at: null }],
    [{ at: { day: 1, part: "morning", order: "" } }, { at: null }],
    [{ kind: "dance" }, { kind: "sight" }],
    [{ start: "25:00" }, { start: null }],
    [{ minutes: -5 }, { minutes: null }],
    [{ booking: { url: "javascript:alert(1)" } }, { booking: null }],
    [{ cost: { amount: "a lot", currency: "EUR" } }, { cost: null }],
  ])("what a device broke in a stop reads as unsaid: %j", (broken, read) => {
    const document = planned();
    const map = document.getMap("stops").get("1-morning");
    if (!(map instanceof Y.Map)) throw new Error("no stop");
    for (const [name, value] of Object.entries(broken)) map.set(name, value);
    expect(readStops(document).find(({ id }) => id === "1-morning")).toMatchObject(read);
  });
});

describe("changing the plan by hand", () => {
  test("undo takes back one's own change, whole, and nobody else's", () => {
    const mine = planned();
    const theirs = copyOf(mine);
    const editing = editPlan(mine);
    editing.change("1-morning", { title: "Tea with my aunt" });
    editing.remove("1-evening");
    changeStop(theirs, "1-afternoon", { note: "Bring water." });
    meet(mine, theirs);
    expect(readStops(mine).find(({ id }) => id === "1-morning")).toMatchObject({
      placeId: null,
      lat: null,
      source: "traveller",
    });
    editing.undo();
    expect(titlesOf(mine)).toContain("A quiet evening");
    editing.undo();
    const [morning, afternoon] = readPlan(mine).days[0]?.stops ?? [];
    expect(morning).toEqual(aDay(1).stops[0]);
    expect(afternoon?.note).toBe("Bring water.");
    expect(editing.undoState()).toEqual({ canUndo: false, canRedo: true });
  });
});

test("the undo of one change takes back that one while it is the last, and no other; what changed nothing has none", () => {
  const document = planned();
  const editing = editPlan(document);
  editing.remove("1-morning");
  const undoRemoval = editing.undoOf();
  editing.change("1-evening", { title: "Fado" });
  undoRemoval?.();
  expect(titlesOf(document)).toEqual(["A quiet afternoon", "Fado"]);
  editing.undo();
  undoRemoval?.();
  expect(titlesOf(document)).toEqual(["A quiet morning", "A quiet afternoon", "A quiet evening"]);
  editing.move([]);
  expect(editing.undoOf()).toBeNull();
});

describe("a plan rearranged by hand", () => {
  const twoDays = () => planned(2);

  test("two days change places with the words about them; one undo brings all of it back", () => {
    const document = twoDays();
    const before = readPlan(document);
    const editing = editPlan(document);
    expect(editing.swapDays(1, 2)).toBeNull();
    const [first, second] = readPlan(document).days;
    expect([first?.summary, second?.summary]).toEqual([before.days[1]?.summary, before.days[0]?.summary]);
    expect(first?.stops.map(({ id }) => id)).toEqual(before.days[1]?.stops.map(({ id }) => id));
    editing.undo();
    expect(readPlan(document)).toEqual(before);
    expect(editing.undoState().canUndo).toBe(false);
  });

  test("stops are copied to a day all together or, where it has no room, not at all", () => {
    const document = twoDays();
    const editing = editPlan(document);
    const [first, second] = readPlan(document).days;
    const copies = (count: number) =>
      copiesOn(readStops(document), Array.from({ length: count }, () => first?.stops ?? []).flat(), {
        day: 2,
        by: "ada",
        newId: newStopId,
      });
    expect(editing.add(copies(8))).toBe("day-full");
    expect(readPlan(document).days[1]).toEqual(second);
    expect(editing.add(copies(1))).toBeNull();
    expect(readPlan(document).days[1]?.stops).toHaveLength(6);
    editing.undo();
    expect(readPlan(document).days[1]).toEqual(second);
  });
});

describe.each(OLDER_SHAPES)("a document $writtenBy", ({ document, days }) => {
  const open = () => openDocument(fromBase64(document));

  test("becomes one of stops, and doing it twice is doing it once", () => {
    const opened = open();
    makeStopsOfBlocks(opened);
    const once = Y.encodeStateAsUpdate(opened);
    makeStopsOfBlocks(opened);
    expect(Y.encodeStateAsUpdate(opened)).toEqual(once);
    expect(readPlan(opened)).toEqual({ days, shelf: [] });
    expect(isOfBlocks(opened, 1)).toBe(false);
  });

  test("is only read before the Worker made stops of it", () => {
    const opened = open();
    expect(sharedBlock(opened, 1, "evening")).toBeNull();
    expect(writeBlock(opened, 1, "evening", { title: "Fado" })).toBe(false);
    expect(readPlan(opened).days).toEqual(days);
  });

  test("what an earlier version typed into its blocks meanwhile is in the stops that they became", () => {
    const worker = open();
    const device = open();
    makeStopsOfBlocks(worker);
    const blocks = device.getMap<Y.Map<Y.Map<Y.Map<unknown>>>>("days").get("1")?.get("blocks");
    const title = blocks?.get("evening")?.get("title");
    if (!(title instanceof Y.Text)) throw new Error("no title");
    title.insert(0, "Late: ");
    mergeState(worker, Y.encodeStateAsUpdate(device));
    expect(readPlan(worker).days[0]?.blocks.evening.title).toBe(`Late: ${days[0]?.blocks.evening.title}`);
    const read = readPlan(worker);
    mergeState(worker, Y.encodeStateAsUpdate(device));
    expect(readPlan(worker)).toEqual(read);
  });
});
