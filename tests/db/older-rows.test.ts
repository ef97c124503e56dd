import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findHydration } from "#db/repositories/hydration";
import { findRecord } from "#db/repositories/stored-plans";
import { callAs } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { OLDER_SHAPES } from "#tests/fixtures/older-shapes";
import { planOf } from "#tests/fixtures/planned-trip";
import { ADA, organize } from "#tests/fixtures/travellers";
import { fromBase64 } from "~/contracts/room/base64";
import { openDocument, readDays } from "~/contracts/room/itinerary-document";
import { saveBlock } from "#tests/fixtures/use-cases";

const at = await emptyDatabase();

/** Ada's trip with a plan as the row of an earlier version holds it; gives the trip's id. */
async function withRow({ days, state, version }: { days: string; state?: string; version?: number }): Promise<string> {
  const tripId = await organize(at.db, ADA);
  const bytes = state === undefined ? null : fromBase64(state);
  await at.db.run(sql`INSERT INTO itineraries (id, trip_id, days, source, version, created_at, updated_at, state)
    VALUES ('itinerary-1', ${tripId}, ${days}, 'embedded', ${version ?? 1}, 0, 0, ${bytes})`);
  return tripId;
}

test.each(OLDER_SHAPES)("a row as $writtenBy opens, whoever reads it", async ({ row, days }) => {
  const tripId = await withRow(row);
  expect((await planOf(at, tripId)).days).toEqual(days);
  expect((await findRecord(at.db, tripId)).plan?.days).toEqual(days);
  expect((await findHydration(at.db, ADA.uid))?.itinerary?.days).toEqual(days);
});

test.each(OLDER_SHAPES)("a row as $writtenBy is changed, and all else in it stays", async ({ row, days }) => {
  const tripId = await withRow(row);
  await saveBlock(callAs(at, ADA), {
    params: {},
    body: { tripId, dayIndex: 1, blockName: "evening", blockData: { title: "Fado after all", isTicketed: true } },
  });
  const { plan } = await findRecord(at.db, tripId);
  const [first, ...rest] = plan?.days ?? [];
  const rewritten = { title: "Fado after all", isTicketed: true, source: "traveller", verified: false };
  expect(first?.blocks).toEqual({ ...days[0]?.blocks, evening: { ...days[0]?.blocks.evening, ...rewritten } });
  expect(rest).toEqual(days.slice(1));
  expect(readDays(openDocument(plan?.state ?? null))).toEqual(plan?.days);
});

test("a row that is no plan at all reads as an empty one", async () => {
  const tripId = await withRow({ days: "{not json" });
  expect((await findRecord(at.db, tripId)).plan?.days).toEqual([]);
});
