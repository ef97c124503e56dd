import { expect, test } from "vitest";
import * as Y from "yjs";
import { addDay, blockText, openDocument, readPlan } from "~/contracts/room/itinerary-document";
import { planBytes } from "~/contracts/room/plan-size";
import { MAX_PLAN_BYTES } from "~/domain/forms/limits";
import { DocumentSize } from "#party/storage/document-size";
import { aDay } from "#tests/fixtures/days";

/** A room's document, and the updates of a device that writes a description there. */
function aPlan(beginning = "") {
  const document = openDocument(null);
  addDay(document, aDay(1));
  blockText(document, 1, "morning", "description")?.insert(0, beginning);
  const device = openDocument(Y.encodeStateAsUpdate(document));
  const change = (edit: (text: Y.Text) => void): Uint8Array => {
    const before = Y.encodeStateVector(device);
    const text = blockText(device, 1, "morning", "description");
    if (text) edit(text);
    return Y.encodeStateAsUpdate(device, before);
  };
  return { document, size: new DocumentSize(document), change };
}

const bytesOf = (document: Y.Doc): number => planBytes(Y.encodeStateAsUpdate(document), readPlan(document));

test("a plan grows up to what the record takes and no further, whatever the pieces", () => {
  for (const piece of [90_000, 400_000]) {
    const { document, size, change } = aPlan();
    let refused = false;
    for (let written = 0; written < 40 && !refused; written += 1) {
      const update = change((text) => text.insert(0, "x".repeat(piece)));
      refused = !size.admits(update);
      if (!refused) Y.applyUpdate(document, update);
    }
    expect(refused).toBe(true);
    expect(bytesOf(document)).toBeLessThanOrEqual(MAX_PLAN_BYTES);
    expect(bytesOf(document)).toBeGreaterThan(MAX_PLAN_BYTES - piece - 10_000);
  }
});

test("changes that the document cannot place yet take room as well", () => {
  const { document, size, change } = aPlan();
  change((text) => text.insert(0, "the room never gets this"));
  const later = change((text) => text.insert(0, "x".repeat(MAX_PLAN_BYTES)));
  expect(size.admits(later)).toBe(false);
  expect(bytesOf(document)).toBeLessThan(10_000);
});

test("a plan that is too large already may be made smaller", () => {
  const { size, change } = aPlan("x".repeat(MAX_PLAN_BYTES + 1_000));
  expect(size.admits(change((text) => text.insert(0, "and more")))).toBe(false);
  expect(size.admits(change((text) => text.delete(0, 2_000)))).toBe(true);
});

test("what came from the record counts", () => {
  const { document, size, change } = aPlan();
  const fromRecord = change((text) => text.insert(0, "x".repeat(MAX_PLAN_BYTES - 10_000)));
  Y.applyUpdate(document, fromRecord);
  size.note(fromRecord);
  expect(size.admits(change((text) => text.insert(0, "x".repeat(20_000))))).toBe(false);
});
