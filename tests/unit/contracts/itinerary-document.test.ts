import fc from "fast-check";
import { expect, test } from "vitest";
import * as Y from "yjs";
import {
  addDay,
  blockText,
  openDocument,
  readDays,
  sharedBlock,
  writeBlock,
} from "~/contracts/room/itinerary-document";
import { difference, rewriteText } from "~/contracts/room/rewrite-text";
import { withBlock } from "~/domain/plan/day-of-stops";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "~/domain/forms/limits";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { aDay, someDays } from "../../fixtures/days";

/** A document with that many days, as the Worker makes it. */
function planned(count: number): Y.Doc {
  const document = openDocument(null);
  for (const day of someDays(count)) addDay(document, day);
  return document;
}

const copyOf = (document: Y.Doc): Y.Doc => openDocument(Y.encodeStateAsUpdate(document));

test("the days come out of the document as they went in, in order", () => {
  expect(readDays(planned(3))).toEqual(someDays(3));
  expect(readDays(copyOf(planned(12))).map((day) => day.dayIndex)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test("adding a day that is there already changes nothing", () => {
  const document = planned(1);
  addDay(document, { ...aDay(1), summary: "Another" });
  expect(readDays(document)).toEqual(someDays(1));
});

test("a patch changes the fields it names and leaves the others", () => {
  const document = planned(2);
  expect(writeBlock(document, 2, "evening", { title: "Fado in Alfama", isTicketed: true, placeId: null })).toBe(true);
  const { evening } = readDays(document)[1]?.blocks ?? aDay(2).blocks;
  expect(evening).toEqual({ ...aDay(2).blocks.evening, title: "Fado in Alfama", isTicketed: true, placeId: null });
  expect(writeBlock(document, 9, "evening", { title: "Nowhere" })).toBe(false);
});

test("what was written into the document past the calls is read without what nobody sees in it", () => {
  const document = planned(1);
  blockText(document, 1, "morning", "title")?.insert(0, "\u202e\u200bTram\r\n28\u0000");
  blockText(document, 1, "morning", "description")?.insert(0, "One\r\ntwo\u2066\ufeff");
  const { title, description } = readDays(document)[0]?.blocks.morning ?? aDay(1).blocks.morning;
  expect([title, description]).toEqual([
    `Tram 28${aDay(1).blocks.morning.title}`,
    `One\ntwo${aDay(1).blocks.morning.description}`,
  ]);
});

test("a title that one rewrites keeps what another types into it at the same time", () => {
  const worker = planned(1);
  const device = copyOf(worker);
  const before = readDays(worker)[0]?.blocks.morning.title ?? "";
  writeBlock(worker, 1, "morning", { title: `${before} by the river` });
  blockText(device, 1, "morning", "title")?.insert(0, "Early: ");
  Y.applyUpdate(worker, Y.encodeStateAsUpdate(device));
  expect(readDays(worker)[0]?.blocks.morning.title).toBe(`Early: ${before} by the river`);
});

test("a day stays while a new value of one of its fields is still on its way", () => {
  const worker = planned(1);
  const device = copyOf(worker);
  const updates: Uint8Array[] = [];
  device.on("update", (update: Uint8Array) => updates.push(update));
  writeBlock(device, 1, "morning", { isTicketed: true });
  writeBlock(device, 1, "morning", { location: "By the river" });
  const [lost, arrived] = updates;
  Y.applyUpdate(worker, arrived ?? new Uint8Array());
  expect(readDays(worker)).toMatchObject([
    { dayIndex: 1, blocks: { morning: { title: aDay(1).blocks.morning.title, location: "" } } },
  ]);
  Y.applyUpdate(worker, lost ?? new Uint8Array());
  expect(readDays(worker)).toMatchObject([{ blocks: { morning: { isTicketed: true, location: "By the river" } } }]);
});

test("what a device broke in a block reads as unsaid, and neither the block nor its day goes with it", () => {
  const document = planned(2);
  const stop = document.getMap("stops").get("1-morning");
  if (!(stop instanceof Y.Map)) throw new Error("no stop");
  stop.set("lat", "north");
  expect(readDays(document)[0]?.blocks.morning).toEqual({ ...aDay(1).blocks.morning, lat: null });
  expect(readDays(document).map((day) => day.dayIndex)).toEqual([1, 2]);
});

/** Everything that a device can put where a text is expected, but a text. */
const noText = fc.constantFrom<() => unknown>(
  () => ({ toString: 1 }),
  () => ({ length: 3, slice: null }),
  () => ["a", "b"],
  () => 7,
  () => null,
  () => true,
  () => new Uint8Array([1, 2]),
  () => new Y.Map(),
  () => new Y.Array(),
  () => new Y.XmlText("<b>bold</b>"),
  () => new Y.XmlFragment(),
  () => new Y.Doc(),
);

test("whatever stands where a text is expected reads as unsaid, and every other word of the plan stays", () => {
  fc.assert(
    fc.property(noText, fc.constantFrom("summary", "title", "description", "location", "placeId"), (make, field) => {
      const document = planned(2);
      const [day, stop] = [document.getMap("days").get("1"), document.getMap("stops").get("1-morning")];
      if (!(day instanceof Y.Map && stop instanceof Y.Map)) throw new Error("no day");
      (field === "summary" ? day : stop).set(field === "description" ? "note" : field, make());
      const [first, second] = readDays(copyOf(document));
      const unsaid = { [field]: field === "placeId" ? null : "" };
      const was = aDay(1);
      expect(first).toEqual(
        field === "summary" ? { ...was, ...unsaid } : withBlock(was, "morning", { ...was.blocks.morning, ...unsaid }),
      );
      expect(second).toEqual(aDay(2));
      expect(sharedBlock(document, 1, "evening")).not.toBeNull();
    }),
  );
});

test("what stands for no day of a trip is no day, and no day is there twice", () => {
  const document = planned(1);
  const days = document.getMap("days");
  const day = days.get("1");
  if (!(day instanceof Y.Map)) throw new Error("no day");
  for (const key of ["01", "1e0", "0", "-1", "61", "1.5", "", "one", "__proto__"]) days.set(key, day.clone());
  expect(readDays(copyOf(document))).toEqual([aDay(1)]);
});

test("a text longer than its field is read up to there, and never ends in half a character", () => {
  const document = planned(1);
  const texts = sharedBlock(document, 1, "morning")?.texts;
  texts?.title.insert(0, "x".repeat(MAX_NAME_LENGTH - 1) + "🚋".repeat(100));
  texts?.description.insert(0, "🚋".repeat(100_000));
  const { title, description } = readDays(document)[0]?.blocks.morning ?? aDay(1).blocks.morning;
  expect(title).toBe("x".repeat(MAX_NAME_LENGTH - 1));
  expect(description).toBe("🚋".repeat(MAX_TEXT_LENGTH / 2));
});

test("the difference of two texts, put back, gives the second, whatever they are", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (before, after) => {
      const { start, removed, inserted } = difference(before, after);
      expect(before.slice(0, start) + inserted + before.slice(start + removed)).toBe(after);
      const text = new Y.Doc().getText("t");
      text.insert(0, before);
      rewriteText(text, after);
      expect(text.toString()).toBe(after);
    }),
    { numRuns: 300 },
  );
});

/** One thing that happens: somebody edits, or somebody hears of another's changes, perhaps twice or late. */
const event = fc.oneof(
  fc.record({
    kind: fc.constant("type" as const),
    who: fc.nat(3),
    day: fc.integer({ min: 1, max: 3 }),
    block: fc.constantFrom(...BLOCK_NAMES),
    at: fc.nat(8),
    text: fc.string({ minLength: 1, maxLength: 6 }),
  }),
  fc.record({
    kind: fc.constant("rewrite" as const),
    who: fc.nat(3),
    day: fc.integer({ min: 1, max: 3 }),
    block: fc.constantFrom(...BLOCK_NAMES),
    title: fc.string({ maxLength: 20 }),
  }),
  fc.record({
    kind: fc.constant("hear" as const),
    who: fc.nat(3),
    from: fc.nat(3),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ kind: fc.constant("restart" as const), who: fc.nat(3) }),
);

test("two devices, the Worker and the room end the same, whatever was lost, doubled, late or restarted between them", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const origin = planned(3);
      const sides = [origin, copyOf(origin), copyOf(origin), copyOf(origin)];
      const side = (index: number): Y.Doc => sides[index] ?? origin;
      for (const happening of events) {
        switch (happening.kind) {
          case "type": {
            const text = blockText(side(happening.who), happening.day, happening.block, "description");
            text?.insert(Math.min(happening.at, text.length), happening.text);
            break;
          }
          case "rewrite":
            writeBlock(side(happening.who), happening.day, happening.block, { title: happening.title });
            break;
          case "hear":
            for (let time = 0; time < happening.times; time += 1)
              Y.applyUpdate(side(happening.who), Y.encodeStateAsUpdate(side(happening.from)));
            break;
          case "restart":
            sides[happening.who] = copyOf(side(happening.who));
            break;
          default:
            happening satisfies never;
        }
      }
      for (const to of sides) for (const from of sides) Y.applyUpdate(to, Y.encodeStateAsUpdate(from));
      for (const to of sides) for (const from of sides) Y.applyUpdate(to, Y.encodeStateAsUpdate(from));
      const readings = sides.map(readDays);
      for (const reading of readings) expect(reading).toEqual(readings[0]);
      expect(readings[0]).toHaveLength(3);
    }),
    { numRuns: 200 },
  );
});
