import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { freshState } from "../../scripts/setup/fresh-state.mjs";
import { openLocalD1 } from "../../scripts/setup/local-d1.mjs";
import { builtWorker, runInWorkerd } from "../../scripts/setup/worker-runtime.mjs";

/** Runs statements on a database that no Worker has open. */
async function onDatabase(state: string, statements: string[]): Promise<Record<string, unknown>[][]> {
  const database = await openLocalD1(state);
  try {
    return await database.batch(statements);
  } finally {
    await database.stop();
  }
}

test("the built Worker, called by the clock, deletes what was given up long ago and leaves the rest", async () => {
  const state = await freshState("tests/scheduled-");
  const trip = (id: string, givenUpAt: string) =>
    `INSERT INTO trips (id, organizer_id, trip_name, purpose, city, join_code, join_code_key, who_with, start_date, end_date, party_count, days_total, trip_complete, created_at, updated_at, given_up_at)
     VALUES ('${id}', 'ada', 'x', 'x', 'x', '${id}', '${id}', '[]', '2027-05-01', '2027-05-02', 2, 2, 1, 0, 0, ${givenUpAt})`;
  await onDatabase(state, [
    "INSERT INTO users (id, firebase_id, email, created_at, updated_at) VALUES ('ada', 'ada', 'ada@example.com', 0, 0)",
    trip("long-ago", "1000"),
    trip("just-now", String(Date.now())),
    trip("travelled", "NULL"),
    "INSERT INTO code_misses VALUES ('somebody', 1000, 10)",
  ]);
  // What serves the files here, in front of the Worker, hands on requests alone.
  const { assets: _, ...built } = builtWorker({ state });
  const worker = await runInWorkerd({ port: 0, ...built, unsafeTriggerHandlers: true });
  const reply = await fetch(`${worker.origin}/cdn-cgi/handler/scheduled`);
  expect(await reply.text()).toBe("ok");
  await worker.stop();
  expect(
    await onDatabase(state, [
      "SELECT id FROM trips ORDER BY id",
      "SELECT count(*) AS n FROM code_misses",
      "SELECT trip_id, kind FROM room_orders",
    ]),
  ).toEqual([[{ id: "just-now" }, { id: "travelled" }], [{ n: 0 }], [{ trip_id: "long-ago", kind: "erase" }]]);
  rmSync(state, { recursive: true, force: true });
});
