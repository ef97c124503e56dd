import { afterAll, beforeAll, expect, test } from "vitest";
import { findBuild } from "#db/repositories/build-claims";
import { findConversation, findThread, saveQuestion, saveReply } from "#db/repositories/messages";
import { findPlannedTrip } from "#db/repositories/itineraries";
import { completeCurrentBlock, findLiveTrip, moveTrip } from "#db/repositories/live-positions";
import { findAuthor, findReflections, saveReflection } from "#db/repositories/reflections";
import { findTicks, setTick, takeBackTick } from "#db/repositories/stop-ticks";
import type { TestDatabase } from "#tests/fixtures/database/d1";
import { openTestDatabase } from "#tests/fixtures/database/d1";
import { startedTrip } from "#tests/fixtures/planned-trip";
import { wholeTableReads } from "#tests/fixtures/database/query-plan";
import { ADA, AT, nextId, stamp } from "#tests/fixtures/travellers";

let at: TestDatabase;
beforeAll(async () => {
  at = await openTestDatabase();
});
afterAll(() => at.stop());

/** Every function of the repositories of the plan, the live trip, reflections and messages, once. */
async function useEverything({ db }: TestDatabase) {
  const tripId = await startedTrip(at);
  const live = (await findLiveTrip(db, ADA.uid, tripId))?.live;
  const author = await findAuthor(db, ADA.uid, tripId);
  if (!live || !author) throw new Error("No trip.");
  const { userId } = author;
  const message = { tripId, userId, text: "Is it far?", at: AT };
  const questionId = nextId();
  await moveTrip(db, tripId, { ...live, currentBlock: "afternoon", version: live.version + 1 }, AT);
  await completeCurrentBlock(
    db,
    { uid: ADA.uid, tripId, roles: ["originator"] },
    { dayIndex: 1, block: "afternoon" },
    AT,
  );
  await findBuild(db, tripId, AT);
  await findPlannedTrip(db, ADA.uid, tripId);
  await saveReflection(db, { tripId, userId, dayIndex: 1, summary: "", moodTags: [], journalText: "" }, stamp());
  await findReflections(db, ADA.uid, tripId);
  await setTick(db, { tripId, userId, stopId: "1-morning" }, AT);
  await findTicks(db, ADA.uid, tripId);
  await takeBackTick(db, { tripId, userId, stopId: "1-morning" });
  await saveQuestion(db, { ...message, id: questionId });
  await saveReply(db, { ...message, id: nextId(), questionId, source: "embedded" });
  await findConversation(db, ADA.uid, tripId);
  await findThread(db, ADA.uid, tripId);
}

test("every statement of the plan, the live trip, reflections and messages finds its rows by an index", async () => {
  await useEverything(at);
  expect(at.statements.size).toBeGreaterThan(20);
  expect(await wholeTableReads(at)).toEqual([]);
});
