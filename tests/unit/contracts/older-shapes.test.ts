import { afterEach, describe, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { DocumentStore } from "#party/storage/document-store";
import { LastMessages } from "#party/storage/last-messages";
import { aDay } from "#tests/fixtures/days";
import { memoryStorage } from "#tests/fixtures/memory-storage";
import { OLDER_SHAPES } from "#tests/fixtures/older-shapes";
import { fromBase64 } from "~/contracts/room/base64";
import { addDay, openDocument, readDays, sharedBlock, writeBlock } from "~/contracts/room/itinerary-document";
import { makeStopsOfBlocks } from "~/contracts/room/earlier-blocks";
import { localCopyShapes } from "~/contracts/stored/local-copy";
import { blockDraftAt, candidateOf } from "~/screens/planning/block/block-draft";
import { BLOCK_FIELDS } from "~/domain/plan/block";
import { dayOfBlocks } from "~/domain/plan/day-of-stops";
import { daysFrom } from "~/domain/plan/stored-days";
import { newBlock } from "~/domain/plan/whole-block";
import { openFakeWindow } from "../browser/fake-window";

afterEach(() => void vi.unstubAllGlobals());

describe.each(OLDER_SHAPES)("as $writtenBy", ({ document, room, browser, row, days }) => {
  test("a trip's document is read, and written to", () => {
    const opened = openDocument(fromBase64(document));
    expect(readDays(opened)).toEqual(days);
    makeStopsOfBlocks(opened);
    expect(readDays(opened)).toEqual(days);
    expect(sharedBlock(opened, 1, "evening")).not.toBeNull();
    writeBlock(opened, 1, "evening", { title: "Fado after all", placeId: "lisbon-fado", isTicketed: true });
    expect(readDays(opened)[0]?.blocks).toEqual({
      ...days[0]?.blocks,
      evening: { ...days[0]?.blocks.evening, title: "Fado after all", placeId: "lisbon-fado", isTicketed: true },
    });
  });

  test("the room's storage gives its document and the last messages that can be read", async () => {
    const storage = memoryStorage();
    for (const [key, bytes] of Object.entries(room.document)) await storage.put(key, fromBase64(bytes));
    for (const message of room.said) await storage.put(`said:${message.type}`, message);
    const opened = new Y.Doc();
    await new DocumentStore(storage).load(opened);
    expect(readDays(opened)).toEqual(days);
    const said = new LastMessages(storage);
    await said.load();
    // What is known of a message today, and was not then, is added in reading.
    expect(said.all()).toMatchObject(room.said.filter((message) => "at" in message));
  });

  test("the days of a row are read", () => expect(daysFrom(JSON.parse(row.days))).toEqual(days));

  test("the browser's copy of the plan is read, and so is a draft", () => {
    const { itineraryData = "", "draft:block:trip-1:1:afternoon": kept = "" } = browser;
    expect(localCopyShapes.itineraryData.parse(JSON.parse(itineraryData)).days).toEqual(days);
    const { afternoon } = days[0]?.blocks ?? aDay(1).blocks;
    openFakeWindow().sessionStorage.setItem("draft:block:trip-1:1:afternoon", kept);
    const draft = blockDraftAt({ tripId: "trip-1", dayIndex: 1, block: afternoon }).read();
    expect(draft).toMatchObject({ feedback: "drier", proposal: { note: "Out of the rain." } });
    expect(draft && candidateOf(afternoon, draft)).toEqual({ ...afternoon, description: "By hand." });
  });
});

describe("of what is stored", () => {
  const whole = aDay(1);
  /** The day as a version stored it that knew no stops. */
  const inBlocks = (blocks: Record<string, unknown>) => ({ dayIndex: 1, summary: whole.summary, blocks });
  const blocksRead = (blocks: Record<string, unknown>) =>
    daysFrom([inBlocks({ ...whole.blocks, ...blocks })])[0]?.blocks;

  test.each(Object.entries(BLOCK_FIELDS))("a block without %s has what nobody said", (name, { default: unsaid }) => {
    const { [name]: _, ...rest } = whole.blocks.morning as Record<string, unknown>;
    expect(blocksRead({ morning: rest })).toEqual({
      ...whole.blocks,
      morning: { ...whole.blocks.morning, [name]: unsaid },
    });
  });

  test.each(Object.entries(BLOCK_FIELDS))(
    "a block with something else as %s has what nobody said",
    (name, { default: unsaid }) => {
      const morning = { ...whole.blocks.morning, [name]: { not: "this" } };
      expect(blocksRead({ morning })?.morning).toEqual({ ...whole.blocks.morning, [name]: unsaid });
    },
  );

  test("a field that this version does not know is left out", () => {
    const newer = { ...whole.blocks.morning, notYetKnown: "smart" };
    expect(daysFrom([inBlocks({ ...whole.blocks, morning: newer })])).toEqual([whole]);
    const document = openDocument(null);
    addDay(document, whole);
    mapOf(document, "1-morning").set("notYetKnown", "smart");
    expect(readDays(document)).toEqual([whole]);
  });

  test("a part of a day that is no block, or is not there, takes nothing with it", () => {
    const empty = newBlock({ title: "", description: "", timeOfDay: "evening", source: "traveller" });
    const { morning, afternoon } = whole.blocks;
    for (const blocks of [
      { morning, afternoon, evening: "fado" },
      { morning, afternoon },
    ])
      expect(daysFrom([inBlocks(blocks), aDay(2)])).toEqual([
        dayOfBlocks({ ...whole, blocks: { ...whole.blocks, evening: empty } }),
        aDay(2),
      ]);
  });

  test("what is no plan is an empty one, and what is no day is left out", () => {
    expect(daysFrom("days")).toEqual([]);
    expect(daysFrom([null, whole, "Tuesday"])).toEqual([whole]);
    expect(daysFrom([{ summary: "One" }, {}]).map(({ dayIndex }) => dayIndex)).toEqual([1, 2]);
  });

  test("what is no stop among the document's is left out, and its part of the day is open until it is written again", () => {
    const document = openDocument(null);
    addDay(document, whole);
    document.getMap("stops").set("1-evening", "fado");
    expect(readDays(document)[0]?.blocks).toMatchObject({ ...whole.blocks, evening: { title: "" } });
    writeBlock(document, 1, "evening", whole.blocks.evening);
    expect(readDays(document)[0]?.blocks).toEqual(whole.blocks);
  });

  test("a document's text that is no text is written as one", () => {
    const document = openDocument(null);
    addDay(document, whole);
    mapOf(document, "1-evening").set("title", 7);
    expect(readDays(document)[0]?.blocks.evening).toEqual({ ...whole.blocks.evening, title: "" });
    writeBlock(document, 1, "evening", { title: "Fado" });
    expect(sharedBlock(document, 1, "evening")?.texts.title.toString()).toBe("Fado");
  });
});

/** The shared map of a stop. */
function mapOf(document: Y.Doc, id: string): Y.Map<unknown> {
  const found = document.getMap("stops").get(id);
  if (!(found instanceof Y.Map)) throw new Error("no stop");
  return found;
}
