import { describe, expect, test } from "vitest";
import { deleteAllLapsed, deleteGivenUp, GIVEN_UP_FOR_MS } from "~/server/scheduled/run-scheduled";
import { wholeTableReads } from "#tests/fixtures/database/query-plan";
import { callAs } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { planTrip } from "#tests/fixtures/planned-trip";
import { scriptedAssistant } from "#tests/fixtures/scripted-assistant";
import { ADA, AT, BEN, organize } from "#tests/fixtures/travellers";
import { answerQuestion, leaveTrip, saveQuestion, saveReflection, tickStop } from "#tests/fixtures/use-cases";

const at = await emptyDatabase();

const answering = scriptedAssistant({ chat: () => Promise.resolve({ reply: "No.", source: "embedded" }) });

const runAt = (now: number) => ({ ...callAs(at, ADA), now: () => now });

const TABLES_OF_A_TRIP =
  "messages reflections stop_ticks trip_intents anchor_selections anchor_suggestions itineraries build_claims hand_over_offers join_requests memberships".split(
    " ",
  );

/** How many rows of each kind are left of a trip. */
async function rowsOf(tripId: string): Promise<Record<string, number>> {
  const counts = await Promise.all(
    TABLES_OF_A_TRIP.map((table) =>
      at.d1.prepare(`SELECT count(*) AS n FROM ${table} WHERE trip_id = ?`).bind(tripId).first<number>("n"),
    ),
  );
  return Object.fromEntries(
    TABLES_OF_A_TRIP.flatMap((table, index) => {
      const count = counts[index] ?? 0;
      return count > 0 ? [[table, count]] : [];
    }),
  );
}

const tripIds = async () =>
  (await at.d1.prepare("SELECT id FROM trips ORDER BY id").all<{ id: string }>()).results.map(({ id }) => id);

/** A trip with something of everything on it, which both who were on it have left. */
async function aLivedTrip(): Promise<string> {
  const tripId = await planTrip(at);
  const userId = await at.d1.prepare("SELECT organizer_id FROM trips WHERE id = ?").bind(tripId).first("organizer_id");
  await saveReflection(callAs(at, BEN), {
    params: { tripId, dayNumber: "1" },
    body: { moodTags: ["Chill Day"], journalText: "" },
  });
  await tickStop(callAs(at, BEN), { params: { tripId }, body: { stopId: "1-morning", done: true } });
  await saveQuestion(callAs(at, ADA), { params: { tripId }, body: { userInput: "Is it far?" } });
  await answerQuestion(callAs(at, ADA, answering), { params: { tripId }, body: {} });
  await at.execute(
    `INSERT INTO trip_intents VALUES ('intent', '${tripId}', '${userId}', '[]', '[]', '[]', '[]', '', ${AT})`,
    `INSERT INTO anchor_suggestions VALUES ('${tripId}', '[]', 'embedded', ${AT})`,
    `INSERT INTO anchor_selections VALUES ('${tripId}', '${userId}', '[]', ${AT})`,
    "INSERT INTO answer_thumbs SELECT id, '2027-05-01', 'talk', 'embedded', 'up', NULL, NULL FROM messages WHERE kind = 'question'",
    `INSERT INTO build_claims VALUES ('${tripId}', 'claim', ${AT + 10 * GIVEN_UP_FOR_MS})`,
    `INSERT INTO room_orders VALUES ('dismissal', '${tripId}', 'dismiss', '${userId}', ${AT})`,
  );
  for (const person of [BEN, ADA]) await leaveTrip(callAs(at, person), { params: { tripId }, body: undefined });
  // Both fall away when a trip is given up; what came at the same moment may have stayed.
  await at.execute(
    `INSERT INTO join_requests VALUES ('${tripId}', '${userId}', ${AT})`,
    `INSERT INTO hand_over_offers (trip_id, user_id, offered_at) VALUES ('${tripId}', '${userId}', ${AT})`,
  );
  return tripId;
}

describe("a trip that was given up", () => {
  test("is deleted after thirty days with everything on it, and its room is ordered to be emptied", async () => {
    const tripId = await aLivedTrip();
    expect(Object.keys(await rowsOf(tripId))).toEqual(TABLES_OF_A_TRIP);
    expect(await deleteGivenUp(runAt(AT + GIVEN_UP_FOR_MS - 1))).toBe(0);
    expect(await tripIds()).toEqual([tripId]);
    expect(await deleteGivenUp(runAt(AT + GIVEN_UP_FOR_MS))).toBe(1);
    expect(await tripIds()).toEqual([]);
    expect(await rowsOf(tripId)).toEqual({});
    expect(await at.d1.prepare("SELECT count(*) AS n FROM answer_thumbs").first("n")).toBe(0);
    expect((await at.d1.prepare("SELECT trip_id, kind, user_id FROM room_orders").all()).results).toEqual([
      { trip_id: tripId, kind: "erase", user_id: null },
    ]);
    expect(await at.d1.prepare("SELECT count(*) AS n FROM users").first("n")).toBe(2);
  });

  test("takes no other with it: not one that goes on, nor one that was travelled to its end", async () => {
    const over = await planTrip(at);
    await at.execute("UPDATE trips SET trip_complete = 1, join_code_key = 'OVER', created_at = 0, updated_at = 0");
    const open = await organize(at.db, ADA, { joinCode: "OPEN" });
    expect(await deleteGivenUp(runAt(AT + 100 * GIVEN_UP_FOR_MS))).toBe(0);
    expect(await tripIds()).toEqual([over, open].sort());
    expect(await rowsOf(over)).toMatchObject({ itineraries: 1, memberships: 2 });
  });

  test("is one of many: a run deletes so many at the most, and the next one goes on", async () => {
    await organize(at.db, ADA);
    await at.execute(
      `WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < 450)
       INSERT INTO trips (id, organizer_id, trip_name, purpose, city, join_code, join_code_key, who_with, start_date, end_date, party_count, days_total, trip_complete, created_at, updated_at, given_up_at)
       SELECT 'given-up-' || n, organizer_id, 'x', 'x', 'x', 'x', 'given up: ' || n, '[]', '2027-05-01', '2027-05-02', 2, 2, 1, 0, 0, n FROM trips, nth`,
    );
    expect(await deleteGivenUp(runAt(AT))).toBe(400);
    expect((await tripIds()).filter((id) => id.startsWith("given-up"))).toContain("given-up-450");
    expect(await deleteGivenUp(runAt(AT))).toBe(50);
    expect(await tripIds()).toHaveLength(1);
  });
});

test("what was counted or claimed for a time is deleted after it, and nothing that still counts", async () => {
  const tripId = await organize(at.db, ADA);
  const DAY = (before: number) => new Date(AT - before * 24 * 3_600_000).toISOString().slice(0, 10);
  await at.execute(
    `INSERT INTO code_misses VALUES ('old', ${AT - 600_000}, 10), ('new', ${AT - 599_999}, 10)`,
    `INSERT INTO model_usage VALUES ('ada', '${DAY(8)}', 5), ('ada', '${DAY(7)}', 5), ('ada', '${DAY(0)}', 5)`,
    `INSERT INTO ended_accounts VALUES ('old', 0, ${AT}), ('new', 0, ${AT + 1})`,
    `INSERT INTO answer_thumbs (answer_id, day, kind, source, vote) VALUES ('old', '${DAY(366)}', 'talk', 'embedded', 'up'), ('new', '${DAY(365)}', 'talk', 'embedded', 'up')`,
    `INSERT INTO build_claims VALUES ('${tripId}', 'dead', ${AT})`,
  );
  expect(await deleteAllLapsed(runAt(AT))).toBe(5);
  const left = async (table: string) => (await at.d1.prepare(`SELECT * FROM ${table}`).all()).results;
  expect(await left("code_misses")).toMatchObject([{ who: "new" }]);
  expect(await left("model_usage")).toMatchObject([{ day: DAY(7) }, { day: DAY(0) }]);
  expect(await left("ended_accounts")).toMatchObject([{ uid_digest: "new" }]);
  expect(await left("answer_thumbs")).toMatchObject([{ answer_id: "new" }]);
  expect(await left("build_claims")).toEqual([]);
});

test("every statement of a run finds its rows by an index", async () => {
  await aLivedTrip();
  await deleteGivenUp(runAt(AT + GIVEN_UP_FOR_MS));
  await deleteAllLapsed(runAt(AT));
  expect(await wholeTableReads(at)).toEqual([]);
});
