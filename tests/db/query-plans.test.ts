import { afterAll, beforeAll, expect, test } from "vitest";
import { findBriefedTrip } from "#db/repositories/briefs";
import { findCompanion, findTripAsCompanion } from "#db/repositories/companions";
import { findHydration } from "#db/repositories/hydration";
import { joinByCode } from "#db/repositories/joining";
import { saveIntent, saveSelection, saveSuggestions } from "#db/repositories/planning";
import { findTripByCode, isJoinCodeFree } from "#db/repositories/trips";
import { findUserWithTrip, saveOwnProfile, saveProfileOf } from "#db/repositories/users";
import type { TestDatabase } from "#tests/fixtures/d1";
import { openTestDatabase } from "#tests/fixtures/d1";
import { wholeTableReads } from "#tests/fixtures/query-plan";
import { ADA, AT, BEN, organize, signUp, stamp } from "#tests/fixtures/travellers";

let at: TestDatabase;
beforeAll(async () => { at = await openTestDatabase(); });
afterAll(() => at.stop());

const PROFILE = { name: "Ben", homeCity: "Ghent", state: "", travelStyle: [], tripVibe: [] };
const WISHES = { priorities: [], vibes: [], mobility: [], travelPace: [], budget: "" };

/** Every function of the repositories, once. */
async function useEverything({ db }: TestDatabase) {
  const { _id: userId } = await signUp(db, ADA);
  const tripId = await organize(db, ADA);
  await isJoinCodeFree(db, "NONE");
  await findTripByCode(db, "LISBON");
  await joinByCode(db, BEN, "LISBON", stamp());
  await saveOwnProfile(db, ADA, PROFILE, stamp());
  await saveProfileOf(db, BEN.uid, "id", PROFILE, AT);
  await findUserWithTrip(db, ADA.uid);
  await findHydration(db, ADA.uid);
  await findCompanion(db, ADA.uid, tripId);
  await findTripAsCompanion(db, ADA.uid, tripId);
  await findBriefedTrip(db, ADA.uid, tripId);
  await saveIntent(db, { tripId, userId, ...WISHES }, stamp());
  await saveSuggestions(db, tripId, [], "embedded", AT);
  await saveSelection(db, tripId, userId, [], AT);
}

test("every statement finds its rows by an index", async () => {
  await useEverything(at);
  expect(at.statements.size).toBeGreaterThan(20);
  expect(await wholeTableReads(at)).toEqual([]);
});

test("a statement that reads a whole table would be noticed", async () => {
  const statements = new Set(["SELECT * FROM trips WHERE trip_name = ?", "SELECT * FROM trips WHERE id = ?"]);
  expect(await wholeTableReads({ ...at, statements })).toEqual([{ statement: "SELECT * FROM trips WHERE trip_name = ?", step: "SCAN trips" }]);
});
