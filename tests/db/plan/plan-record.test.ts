import { beforeEach, expect, test } from "vitest";
import * as Y from "yjs";
import { openDatabase } from "#db/client";
import { countRoundTrips } from "#db/counted-d1";
import { findHydration } from "#db/repositories/hydration";
import { findBriefedTrip } from "#db/repositories/briefs";
import type { StoredPlan } from "#db/repositories/stored-plans";
import { findRecord } from "#db/repositories/stored-plans";
import { callAs, problemOf } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { someDays } from "#tests/fixtures/days";
import { planOf, planTrip } from "#tests/fixtures/planned-trip";
import { ADA, AT } from "#tests/fixtures/travellers";
import { blockText, openDocument, readDays } from "~/contracts/room/itinerary-document";
import { changePlan } from "~/server/itinerary/change-plan";
import { Problem } from "~/server/http/problem";
import { saveBlock } from "#tests/fixtures/use-cases";

const at = await emptyDatabase();
let tripId: string;
beforeEach(async () => {
  tripId = await planTrip(at);
});

const save = (dayIndex: number, title: string) =>
  saveBlock(callAs(at, ADA), { params: {}, body: { tripId, dayIndex, blockName: "morning", blockData: { title } } });

async function record(): Promise<StoredPlan> {
  const { plan } = await findRecord(at.db, tripId);
  if (!plan) throw new Error("No plan.");
  return plan;
}

const type = (document: Y.Doc, text: string) => blockText(document, 1, "morning", "description")?.insert(0, text);

test("what screens read is what the merged state says, after each change", async () => {
  await save(2, "By the river");
  const { state, days } = await record();
  expect(readDays(openDocument(state))).toEqual(days);
  expect(days[1]?.blocks.morning.title).toBe("By the river");
});

test("a plan from before there was a merged state gets one with its first change, and the room gets all of it", async () => {
  await at.execute("UPDATE itineraries SET state = NULL");
  const plan = await record();
  const { update } = await changePlan({ db: at.db, tripId, plan, now: AT }, (document) => type(document, "Early. "));
  const after = await record();
  expect(after.days[0]?.blocks.morning.description).toMatch(/^Early\. Slowly/);
  expect(readDays(openDocument(update))).toEqual(after.days);
  expect(after.days.slice(1)).toEqual(someDays(3).slice(1));
});

test("a change made of an older plan is merged into what is there now", async () => {
  const old = await record();
  await save(1, "By hand");
  const { plan, update } = await changePlan({ db: at.db, tripId, plan: old, now: AT }, (document) =>
    type(document, "Early. "),
  );
  expect((await planOf(at, tripId)).days[0]?.blocks.morning).toMatchObject({
    title: "By hand",
    description: expect.stringMatching(/^Early\. /),
  });
  expect(plan).toEqual(await record());
  const follower = openDocument(old.state);
  expect(update && Y.applyUpdate(follower, update)).toBeUndefined();
  expect(blockText(follower, 1, "morning", "description")?.toString()).toMatch(/^Early\. /);
});

test("many changes at once all stay, though each must wait for its turn", async () => {
  const letters = [..."abcdefghijklmnopqrstuvwx"];
  const old = await record();
  await Promise.all(
    letters.map((letter) =>
      changePlan({ db: at.db, tripId, plan: old, now: AT }, (document) => type(document, letter)),
    ),
  );
  const typed = (await record()).days[0]?.blocks.morning.description.slice(0, letters.length);
  expect([...(typed ?? "")].sort()).toEqual(letters);
});

test("one who is always too late is told so instead of waiting for ever", async () => {
  const plan = await record();
  const batch: typeof at.db.batch = async (statements) => {
    await at.execute("UPDATE itineraries SET version = version + 1");
    return at.db.batch(statements);
  };
  const tooLate = changePlan(
    { db: Object.assign(Object.create(at.db), { batch }), tripId, plan, now: AT, pause: () => Promise.resolve() },
    (document) => type(document, "x"),
  );
  expect(await problemOf(tooLate)).toMatchObject({ code: "conflict" });
});

test("an edit that throws, or changes nothing, leaves the record as it is", async () => {
  const before = await record();
  await expect(
    changePlan({ db: at.db, tripId, plan: before, now: AT }, (document) => {
      type(document, "x");
      throw new Problem("conflict");
    }),
  ).rejects.toThrow();
  expect(await changePlan({ db: at.db, tripId, plan: before, now: AT }, () => "nothing")).toMatchObject({
    update: null,
    result: "nothing",
  });
  expect(await record()).toEqual(before);
});

test("a plan that would not fit its row is refused and stays as it was", async () => {
  const before = await record();
  expect(
    await problemOf(
      changePlan({ db: at.db, tripId, plan: before, now: AT }, (document) => type(document, "long ".repeat(400_000))),
    ),
  ).toMatchObject({ code: "too-large" });
  expect(await record()).toEqual(before);
});

test("no reader reads the merged state", async () => {
  const statements: string[] = [];
  const readers = { ...at, db: openDatabase(countRoundTrips(at.d1, (statement) => statements.push(statement)).d1) };
  await findHydration(readers.db, ADA.uid);
  await planOf(readers, tripId);
  await findBriefedTrip(readers.db, ADA.uid, tripId);
  expect(statements.length).toBeGreaterThan(5);
  expect(
    statements.filter((statement) => /"itineraries"\."state"|"state".* from "itineraries"/.test(statement)),
  ).toEqual([]);
});
