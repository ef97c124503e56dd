import { afterAll, beforeAll, expect, test } from "vitest";
import { endAccount, findAccountEnd } from "#db/repositories/account/account-end";
import {
  findPersonToExport,
  messagesOf,
  organizedTrips,
  reflectionsOf,
  savedDemosOf,
  ticksOf,
} from "#db/repositories/account/account-export";
import { findAnswerToRate, keepThumb, takeBackThumb } from "#db/repositories/answer-thumbs";
import { findBriefedTrip } from "#db/repositories/briefs";
import { claimBuild, findBuild, releaseClaim, renewClaim } from "#db/repositories/build-claims";
import { countMiss } from "#db/repositories/code-misses";
import { findCompanion, findTripAsCompanion } from "#db/repositories/companions";
import { findCompany, readmitToTrip, removeFromTrip } from "#db/repositories/membership/company";
import { acceptOffer, declineOffer, offerTrip, withdrawOffer } from "#db/repositories/membership/handing-over";
import { findGuide } from "#db/repositories/guides";
import { findHydration } from "#db/repositories/hydration";
import { findPlannedTrip } from "#db/repositories/itineraries";
import { changeJoinCode, findTripByCode, isJoinCodeFree } from "#db/repositories/membership/join-codes";
import { joinByCode } from "#db/repositories/membership/joining";
import { leaveTrip } from "#db/repositories/membership/leaving";
import { completeCurrentBlock, findLiveTrip, moveTrip, startTrip } from "#db/repositories/live-positions";
import { findConversation, findThread, saveQuestion, saveReply } from "#db/repositories/messages";
import { findTripsOf, switchToTrip } from "#db/repositories/account/own-trips";
import { findPlacesOfDay } from "#db/repositories/place-search";
import { findPlanFacts } from "#db/repositories/plan-facts";
import { saveIntent, saveSelection, saveSuggestions } from "#db/repositories/planning";
import { findAuthor, findReflections, saveReflection } from "#db/repositories/reflections";
import { saveDemo } from "#db/repositories/account/saved-demos";
import { findBriefedPlan, findRecord, writePlan } from "#db/repositories/stored-plans";
import { findUserWithTrip, saveOwnProfile, saveProfileOf } from "#db/repositories/users";
import type { Database } from "#db/client";
import type { TestDatabase } from "#tests/fixtures/database/d1";
import { openTestDatabase } from "#tests/fixtures/database/d1";
import { wholeTableReads } from "#tests/fixtures/database/query-plan";
import { ADA, aDay, aCodeCaller, AT, BEN, nextId, organize, signUp, stamp } from "#tests/fixtures/travellers";

let at: TestDatabase;
beforeAll(async () => {
  at = await openTestDatabase();
});
afterAll(() => at.stop());

const PROFILE = { name: "Ben", homeCity: "Ghent", state: "", travelStyle: [], tripVibe: [] };
const WISHES = { priorities: [], vibes: [], mobility: [], travelPace: [], budget: "" };

async function planAndLive(db: Database, tripId: string, userId: string) {
  const source = "embedded" as const;
  const plan = { itineraryId: nextId(), source, days: [aDay(1)], shelf: [], state: new Uint8Array([0, 0]) };
  for (const version of [0, 1]) await writePlan(db, { tripId, plan: { ...plan, version }, now: AT });
  await findBriefedPlan(db, ADA.uid, tripId);
  await findRecord(db, tripId);
  const claim = { tripId, claim: "claim", until: AT + 1 };
  await claimBuild(db, claim, AT);
  await renewClaim(db, claim);
  await findBuild(db, tripId, AT);
  await releaseClaim(db, claim);
  await findPlannedTrip(db, ADA.uid, tripId);
  await findPlanFacts(db, ADA.uid, tripId);
  await findPlacesOfDay(db, ADA.uid, tripId, 1);
  const { live } = await startTrip(db, tripId, { timeZone: "Europe/Lisbon", today: "2027-10-01" }, AT);
  await moveTrip(db, tripId, { ...live, version: live.version + 1 }, AT);
  await completeCurrentBlock(
    db,
    { uid: ADA.uid, tripId, roles: ["originator"] },
    { dayIndex: 1, block: "morning" },
    AT,
  );
  await findLiveTrip(db, ADA.uid, tripId);
  await findAuthor(db, ADA.uid, tripId);
  await saveReflection(db, { tripId, userId, dayIndex: 1, summary: "", moodTags: [], journalText: "" }, stamp());
  await findReflections(db, ADA.uid, tripId);
  await saveQuestion(db, { id: "question", tripId, userId, text: "Where?", at: AT });
  await saveReply(db, {
    id: "reply",
    questionId: "question",
    tripId,
    userId,
    text: "There.",
    source: "embedded",
    at: AT,
  });
  await findConversation(db, ADA.uid, tripId);
  await findThread(db, ADA.uid, tripId);
  await findAnswerToRate(db, ADA.uid, tripId, "question");
  await keepThumb(db, { answerId: "question", day: "2027-10-01", kind: "talk", source, vote: "up" });
  await takeBackThumb(db, "question");
}

async function comeAndGo(db: Database, tripId: string) {
  const { _id: ben } = await signUp(db, BEN);
  await findCompany(db, ADA.uid, tripId);
  await removeFromTrip(db, ADA.uid, tripId, ben, AT);
  await readmitToTrip(db, ADA.uid, tripId, ben);
  await changeJoinCode(db, ADA.uid, tripId, { joinCode: "PORTO", joinCodeKey: "PORTO" }, aCodeCaller());
  await offerTrip(db, ADA.uid, tripId, ben, AT);
  await withdrawOffer(db, ADA.uid, tripId);
  await declineOffer(db, BEN.uid, tripId);
  await offerTrip(db, ADA.uid, tripId, ben, AT);
  await acceptOffer(db, BEN.uid, tripId, AT);
  await leaveTrip(db, ADA.uid, tripId, AT);
}

/** Every function of the repositories, once. */
async function useEverything({ db }: TestDatabase) {
  const { _id: userId } = await signUp(db, ADA);
  const tripId = await organize(db, ADA);
  await isJoinCodeFree(db, "NONE", aCodeCaller());
  await findTripByCode(db, BEN.uid, "LISBON", aCodeCaller());
  await countMiss(db, aCodeCaller());
  await joinByCode(db, BEN, "LISBON", stamp());
  await findTripsOf(db, BEN.uid);
  await switchToTrip(db, BEN.uid, tripId, AT);
  await findGuide(db, "lisbon");
  await saveDemo(
    db,
    ADA,
    {
      kind: "best-things",
      destinationKey: "lisbon",
      content: { destination: "Lisbon", category: "all", budget: "low", bestThings: [] },
    },
    stamp(),
  );
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
  await planAndLive(db, tripId, userId);
  await comeAndGo(db, tripId);
  await findPersonToExport(db, ADA.uid);
  for (const pages of [organizedTrips, reflectionsOf, ticksOf, messagesOf, savedDemosOf])
    await pages(db, ADA.uid).next();
  await findAccountEnd(db, ADA.uid);
  await endAccount(db, { uid: ADA.uid, endedTrips: [tripId], at: AT, memory: { uidDigest: "digest", until: AT } });
}

test("every statement finds its rows by an index", async () => {
  await useEverything(at);
  expect(at.statements.size).toBeGreaterThan(35);
  expect(await wholeTableReads(at)).toEqual([]);
});

test("a statement that reads a whole table would be noticed", async () => {
  const statements = new Set(["SELECT * FROM trips WHERE trip_name = ?", "SELECT * FROM trips WHERE id = ?"]);
  expect(await wholeTableReads({ ...at, statements })).toEqual([
    { statement: "SELECT * FROM trips WHERE trip_name = ?", step: "SCAN trips" },
  ]);
});
