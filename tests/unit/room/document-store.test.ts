import fc from "fast-check";
import { expect, test } from "vitest";
import * as Y from "yjs";
import type { RoomStorage } from "#party/storage/document-store";
import { memoryStorage } from "#tests/fixtures/memory-storage";
import { DocumentStore, LOG_ENTRIES, QUIET_ENTRIES } from "#party/storage/document-store";
import { CHUNK_BYTES, fromChunks, toChunks } from "#party/storage/storage-chunks";

/** A document whose every change is stored, as in the room. */
async function storedDocument(storage: RoomStorage) {
  const document = new Y.Doc();
  const store = new DocumentStore(storage);
  const known = await store.load(document);
  const writes: Promise<void>[] = [];
  document.on("update", (update: Uint8Array) => writes.push(store.append(document, update)));
  return { document, store, known, settled: () => Promise.all(writes) };
}

/** What of a document lies in room storage. */
async function storedBytes(storage: RoomStorage): Promise<number> {
  const kept = await Promise.all(["snapshot:", "log:"].map((prefix) => storage.list<Uint8Array>({ prefix })));
  return kept.flatMap((values) => [...values.values()]).reduce((total, { length }) => total + length, 0);
}

test("a room that starts again has every change it stored", async () => {
  const storage = memoryStorage();
  const first = await storedDocument(storage);
  expect(first.known).toBe(false);
  const text = first.document.getText("t");
  for (let number = 0; number < LOG_ENTRIES * 2 + 7; number += 1) text.insert(text.length, `${number} `);
  await first.settled();
  const again = await storedDocument(storage);
  expect(again.known).toBe(true);
  expect(again.document.getText("t").toString()).toBe(text.toString());
});

test("the log is folded away, so that storage does not grow with each keystroke", async () => {
  const storage = memoryStorage();
  const { document, settled } = await storedDocument(storage);
  for (let number = 0; number < LOG_ENTRIES * 3; number += 1) document.getText("t").insert(0, "x");
  await settled();
  expect(storage.keys().length).toBeLessThanOrEqual(LOG_ENTRIES + 1);
});

test("in a quiet room lies hardly more than the state itself, whatever was written to come there", async () => {
  const storage = memoryStorage();
  const { document, store, settled } = await storedDocument(storage);
  const text = document.getText("t");
  text.insert(0, "A day by the river. ".repeat(50));
  for (let number = 0; number < 190; number += 1) {
    text.insert(0, "typed and taken back");
    text.delete(0, 20);
  }
  await settled();
  const state = Y.encodeStateAsUpdate(document).length;
  expect(await storedBytes(storage)).toBeGreaterThan(state * 3);
  await store.compact(document);
  expect(await storedBytes(storage)).toBe(state);
  const again = await storedDocument(storage);
  expect(again.document.getText("t").toString()).toBe(text.toString());
});

test("a few changes to a large document are not worth writing it whole", async () => {
  const storage = memoryStorage();
  const { document, store, settled } = await storedDocument(storage);
  document.getText("t").insert(0, "long ".repeat(100_000));
  for (let number = 0; number < QUIET_ENTRIES * 2; number += 1) document.getText("t").insert(0, "x");
  await settled();
  const before = storage.keys();
  await store.compact(document);
  expect(storage.keys()).toEqual(before);
});

test("a large document is cut to fit under one key each, and shrinks again without leaving pieces", async () => {
  const storage = memoryStorage();
  const first = await storedDocument(storage);
  first.document.getText("t").insert(0, "long ".repeat(100_000));
  await first.settled();
  expect(storage.keys().filter((key) => key.startsWith("snapshot:")).length).toBeGreaterThan(1);
  first.document.getText("t").delete(0, 499_990);
  for (let number = 0; number < LOG_ENTRIES + 1; number += 1) first.document.getText("t").insert(0, "x");
  await first.settled();
  const again = await storedDocument(storage);
  expect(again.document.getText("t").toString()).toBe(first.document.getText("t").toString());
  expect(storage.keys().filter((key) => key.startsWith("snapshot:")).length).toBe(1);
});

test("bytes cut into chunks come back as they were", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: CHUNK_BYTES * 3 }), (length) => {
      const bytes = Uint8Array.from({ length }, (_, index) => index % 251);
      expect(Buffer.from(fromChunks(toChunks(bytes))).equals(Buffer.from(bytes))).toBe(true);
    }),
    { numRuns: 12 },
  );
});
