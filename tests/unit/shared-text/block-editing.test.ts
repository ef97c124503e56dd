import { expect, test } from "vitest";
import * as Y from "yjs";
import { editBlock } from "~/browser/room/shared-text/block-editing";
import { addDay, readDays, sharedBlock } from "~/contracts/room/itinerary-document";
import type { SharedStop } from "~/contracts/room/stop-document";
import { someDays } from "../../fixtures/days";
import { FakeField } from "./text-field";

/** Two devices on the same day, each change at once at the other. */
function twoDevices(): { mine: Y.Doc; theirs: Y.Doc } {
  const mine = new Y.Doc();
  const theirs = new Y.Doc();
  const [day] = someDays(1);
  if (day) addDay(mine, day);
  Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine));
  for (const [from, to] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    from.on("update", (update: Uint8Array, origin: unknown) => {
      if (origin !== "wire") Y.applyUpdate(to, update, "wire");
    });
  }
  return { mine, theirs };
}

function morningOf(document: Y.Doc): SharedStop {
  const block = sharedBlock(document, 1, "morning");
  if (!block) throw new Error("no block");
  return block;
}

const fieldOn = (document: Y.Doc) => {
  const field = new FakeField();
  const editing = editBlock(morningOf(document));
  editing.bind("description", field);
  return { field, editing };
};

const description = (document: Y.Doc) => readDays(document)[0]?.blocks.morning.description;

test("undo takes back one's own change and leaves the other's", () => {
  const { mine, theirs } = twoDevices();
  const me = fieldOn(mine);
  const other = fieldOn(theirs);
  const before = description(mine);
  me.field.at(0).type("Early. ");
  other.field.at(other.field.value.length).type(" Bring water.");
  expect(me.field.value).toBe(`Early. ${before} Bring water.`);
  me.editing.undo();
  expect(description(mine)).toBe(`${before} Bring water.`);
  expect(description(theirs)).toBe(`${before} Bring water.`);
  expect(other.editing.undoState()).toEqual({ canUndo: true, canRedo: false });
  me.editing.redo();
  expect(me.field.value).toBe(`Early. ${before} Bring water.`);
});

test("there is nothing to undo before one has written", () => {
  const { mine, theirs } = twoDevices();
  const me = fieldOn(mine);
  fieldOn(theirs).field.at(0).type("x");
  expect(me.editing.undoState()).toEqual({ canUndo: false, canRedo: false });
  let told = 0;
  me.editing.onUndoState(() => (told += 1));
  me.field.at(0).type("y");
  expect(told).toBeGreaterThan(0);
  expect(me.editing.undoState()).toEqual({ canUndo: true, canRedo: false });
});

test("what is written by hand says so, and undoing it gives the words back to whom they were", () => {
  const { mine, theirs } = twoDevices();
  const me = fieldOn(mine);
  const source = () => readDays(theirs)[0]?.blocks.morning.source;
  const before = source();
  me.field.at(0).type("My own words. ");
  expect(source()).toBe("traveller");
  expect(readDays(theirs)[0]?.blocks.morning.verified).toBe(false);
  me.editing.undo();
  expect(source()).toBe(before);
});

test("what two wrote stays theirs when one of them takes it back", () => {
  const { mine, theirs } = twoDevices();
  const me = fieldOn(mine);
  const other = fieldOn(theirs);
  me.field.at(0).type("Early. ");
  other.field.at(0).type("Very. ");
  me.editing.undo();
  expect(readDays(theirs)[0]?.blocks.morning.source).toBe("traveller");
});

test("line ends of another kind become the field's own, so that places in both are the same", () => {
  const { mine } = twoDevices();
  const { texts } = morningOf(mine);
  texts.description.insert(0, "One\r\nTwo\r");
  const { field } = fieldOn(mine);
  expect(field.value.startsWith("One\nTwo\n")).toBe(true);
  field.at(4).type("and ");
  expect(description(mine)).toContain("One\nand Two\n");
});

test("the others see where one's caret stands, also while they write before it", () => {
  const { mine, theirs } = twoDevices();
  const me = fieldOn(mine);
  const other = fieldOn(theirs);
  const caret = JSON.parse(JSON.stringify(me.editing.caretIn("description", me.field.at(6))));
  expect(other.editing.placeOf(caret)).toBe(6);
  let told = 0;
  other.editing.onText(() => (told += 1));
  other.field.at(0).type("Now: ");
  expect(told).toBeGreaterThan(0);
  expect(other.editing.placeOf(caret)).toBe(11);
});

test.each([
  ["nothing", null],
  ["rubbish", { type: "x", item: 4 }],
  ["another text's place", { tname: "days", assoc: 0 }],
])("a caret that is %s is nowhere", (_, head) => {
  const { mine } = twoDevices();
  expect(fieldOn(mine).editing.placeOf({ field: "title", anchor: head, head })).toBeNull();
});
