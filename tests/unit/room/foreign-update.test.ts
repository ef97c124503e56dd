import fc from "fast-check";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { applyForeign } from "~/contracts/room/foreign-update";
import { addDay, readDays, writeBlock } from "~/contracts/room/itinerary-document";
import { aDay } from "#tests/fixtures/days";

function plannedDocument(): Y.Doc {
  const document = new Y.Doc();
  addDay(document, aDay(1));
  return document;
}

/** What a device that edits the first day sends. */
function anEdit(base: Y.Doc, title: string): Uint8Array {
  const device = new Y.Doc();
  Y.applyUpdate(device, Y.encodeStateAsUpdate(base));
  const before = Y.encodeStateVector(device);
  writeBlock(device, 1, "morning", { title, location: title });
  return Y.encodeStateAsUpdate(device, before);
}

/** The document as another device, or a restart, would read it. */
const readBack = (document: Y.Doc) => {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(document));
  return readDays(copy);
};

test("an update is applied, and told from bytes that are none", () => {
  const document = plannedDocument();
  expect(applyForeign(document, anEdit(document, "Tram 28"), "a device")).toBe(true);
  expect(readDays(document)[0]?.blocks.morning.title).toBe("Tram 28");
  expect(applyForeign(document, new Uint8Array([7, 1, 200, 3, 99]), "a device")).toBe(false);
});

test("a few bytes that claim millions of changes, or of deletions, are no update and change nothing", () => {
  const document = plannedDocument();
  const before = readDays(document);
  const millions = [255, 255, 255, 15];
  for (const bytes of [
    [...millions, 1, 0],
    [1, ...millions, 1, 0, 0],
    [0, 1, 1, ...millions],
    [0, ...millions],
  ])
    expect(applyForeign(document, new Uint8Array(bytes), "a device")).toBe(false);
  expect(readDays(document)).toEqual(before);
});

test("bytes that are no update are never handed to what makes room for as much as they claim", () => {
  const applied: Uint8Array[] = [];
  const document = plannedDocument();
  // `applyUpdate` begins a transaction before it reads a byte.
  document.on("beforeTransaction", () => void applied.push(new Uint8Array()));
  expect(applyForeign(document, new Uint8Array([255, 255, 255, 15, 1, 0]), "a device")).toBe(false);
  expect(applied).toEqual([]);
  expect(applyForeign(document, anEdit(document, "Tram 28"), "a device")).toBe(true);
  expect(applied).not.toEqual([]);
});

test("whatever bytes arrive, the room goes on: the next day of an honest device is taken, and the state can be loaded", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 6 }),
      fc.nat(),
      (flips, cut) => {
        const document = plannedDocument();
        const broken = anEdit(document, "Something else").slice();
        for (const [at, mask] of flips) broken[at % broken.length] = (broken[at % broken.length] ?? 0) ^ mask;
        applyForeign(document, cut % 3 === 0 ? broken.subarray(0, cut % broken.length) : broken, "a device");
        const another = new Y.Doc();
        addDay(another, aDay(60));
        expect(applyForeign(document, Y.encodeStateAsUpdate(another), "an honest device")).toBe(true);
        expect(readDays(document).at(-1)).toEqual(aDay(60));
        expect(readBack(document)).toEqual(readDays(document));
      },
    ),
    { numRuns: 300, seed: 7 },
  );
});
