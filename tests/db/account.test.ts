import { beforeEach, describe, expect, test } from "vitest";
import { findHydration } from "#db/repositories/hydration";
import { saveQuestion, saveReply } from "#db/repositories/messages";
import { saveIntent, saveSelection, saveSuggestions } from "#db/repositories/planning";
import { findReflections, saveReflection } from "#db/repositories/reflections";
import { keepThumb } from "#db/repositories/answer-thumbs";
import { setTick } from "#db/repositories/stop-ticks";
import { saveDemo } from "#db/repositories/account/saved-demos";
import { writePlan } from "#db/repositories/stored-plans";
import type { Person } from "#db/repositories/users";
import { buildClaims, handOverOffers, joinRequests, modelUsage } from "#db/schema";
import { type AccountExport, accountExport } from "~/contracts/calls/account";
import { deleteAccount } from "~/server/account/delete-account";
import { exportAccount } from "~/server/account/export-account";
import { StreamedReply } from "~/server/http/call-context";
import { jsonPieces, streamOf } from "~/server/http/json-stream";
import { readAccountEnd } from "~/server/account/read-account-end";
import { counted, problemOf } from "#tests/fixtures/callers";
import { companyOf, threeOnATrip } from "#tests/fixtures/company";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { aDay, ADA, AT, BEN, CYD, nextId, organize, signUp, stamp } from "#tests/fixtures/travellers";

const at = await emptyDatabase();
let company = companyOf(at);
beforeEach(() => {
  company = companyOf(at);
});

const WISHES = { priorities: [], vibes: [], mobility: [], travelPace: [], budget: "modest" };

const end = async (person: Person, endedTrips: string[] = []) =>
  deleteAccount(company.by(person), { params: {}, body: { confirm: "DELETE", endedTrips } });
const atStake = async (person: Person) =>
  accountEndOf(await readAccountEnd(company.by(person), { params: {}, body: undefined }));
const accountEndOf = (answer: Awaited<ReturnType<typeof readAccountEnd>>) =>
  ("reply" in answer ? answer.reply : answer).trips;

const reflect = (tripId: string, userId: string, journalText: string) =>
  saveReflection(
    at.db,
    { tripId, userId, dayIndex: 1, summary: "Day 1 reflection", moodTags: ["Chill Day"], journalText },
    stamp(),
  );

/** Writes in that person's name wherever one can write. */
async function liveOn(tripId: string, person: Person): Promise<string> {
  const userId = await company.idOf(person);
  await saveIntent(at.db, { tripId, userId, ...WISHES }, stamp());
  await saveSuggestions(at.db, tripId, [{ title: "Alfama", description: "Stairs" }], "embedded", AT);
  await saveSelection(at.db, tripId, userId, ["Alfama"], AT);
  await writePlan(at.db, {
    tripId,
    plan: {
      itineraryId: nextId(),
      source: "embedded",
      days: [aDay(1)],
      shelf: [],
      state: new Uint8Array([0, 0]),
      version: 0,
    },
    now: AT,
  });
  await reflect(tripId, userId, `${person.name} was here.`);
  await setTick(at.db, { tripId, userId, stopId: "1-morning" }, AT);
  const questionId = nextId();
  await saveQuestion(at.db, { id: questionId, tripId, userId, text: "Where?", at: AT });
  await saveReply(at.db, { id: nextId(), questionId, tripId, userId, text: "There.", source: "embedded", at: AT });
  await keepThumb(at.db, { answerId: questionId, day: "2026-05-04", kind: "talk", source: "embedded", vote: "up" });
  await saveDemo(
    at.db,
    person,
    {
      kind: "best-things",
      destinationKey: "porto",
      content: { destination: "Porto", category: "all", budget: "low", bestThings: [] },
    },
    stamp(),
  );
  await at.db.batch([
    at.db.insert(joinRequests).values({ tripId, userId, askedAt: AT }),
    at.db.insert(handOverOffers).values({ tripId, userId, offeredAt: AT }).onConflictDoNothing(),
    at.db.insert(buildClaims).values({ tripId, claim: nextId(), until: AT }).onConflictDoNothing(),
    at.db.insert(modelUsage).values({ who: userId, day: "2026-05-04", tokens: 100 }),
  ]);
  return userId;
}

type Column = { table: string; column: string };

/** The product's tables, each with the statement that made it. */
const tables = async () =>
  (
    await at.d1
      .prepare(
        "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 1) <> '_' AND substr(name, 1, 6) <> 'sqlite'",
      )
      .all<{ name: string; sql: string }>()
  ).results;

async function allColumns(): Promise<Column[]> {
  const names = (await tables()).map(({ name }) => name);
  const found = await at.d1.batch<{ name: string }>(
    names.map((table) => at.d1.prepare(`SELECT name FROM pragma_table_info('${table}')`)),
  );
  return names.flatMap((table, index) => found[index]?.results.map(({ name }) => ({ table, column: name })) ?? []);
}

/** Where one of the words is found, in any row of any table: "table.column". */
async function placesOf(...words: string[]): Promise<string[]> {
  const columns = await allColumns();
  const found = await at.d1.batch<{ rows: number }>(
    columns.map(({ table, column }) =>
      at.d1
        .prepare(
          `SELECT count(*) AS rows FROM "${table}" WHERE ${words.map(() => `instr(CAST("${column}" AS text), ?) > 0`).join(" OR ")}`,
        )
        .bind(...words),
    ),
  );
  return columns
    .filter((_, index) => (found[index]?.results[0]?.rows ?? 0) > 0)
    .map(({ table, column }) => `${table}.${column}`);
}

/** The tables that point at users or trips. */
const tablesOfPeople = async () =>
  (await tables()).filter(({ sql }) => /REFERENCES [`"]?(users|trips)\b/.test(sql)).map(({ name }) => name);

describe("what one takes along", () => {
  /** The file as it is sent, read to its end. */
  async function fileOf(person: typeof ADA): Promise<AccountExport> {
    const answer = await exportAccount(company.by(person), { params: {}, body: undefined });
    if (!(answer instanceof StreamedReply)) throw new Error("It is not streamed.");
    return accountExport.parse(await new Response(streamOf(jsonPieces(answer.fields), () => undefined)).json());
  }

  test("is all that one wrote and all that is stored about one, page by page and as the contract says", async () => {
    const tripId = await threeOnATrip(at);
    await liveOn(tripId, ADA);
    await reflect(tripId, await company.idOf(BEN), "Ben's own words.");
    const { result: file, roundTrips } = await counted(at, () => fileOf(ADA));
    expect(roundTrips).toBe(6);
    expect(file).toMatchObject({
      product: "wayfellow",
      version: 1,
      profile: { email: ADA.email, role: "originator", tripId },
      memberships: [{ tripName: "Autumn in Lisbon", role: "originator", leftAt: null }],
      joinRequests: [{ tripId, tripName: "Autumn in Lisbon", askedAt: new Date(AT).toISOString() }],
      handOverOffers: [{ tripId, tripName: "Autumn in Lisbon", toYou: true, offeredAt: new Date(AT).toISOString() }],
      trips: [
        {
          trip: { tripId },
          intent: { budget: "modest" },
          suggestions: [{ title: "Alfama" }],
          anchors: ["Alfama"],
          days: [{ dayIndex: 1 }],
        },
      ],
      reflections: [{ tripId, dayIndex: 1, journalText: "Ada Fern was here." }],
      stopTicks: [{ tripId, stopId: "1-morning", tickedAt: new Date(AT).toISOString() }],
      messages: [
        { kind: "question", text: "Where?", thumb: null },
        { kind: "reply", text: "There.", thumb: { vote: "up", reason: null } },
      ],
      savedDemos: [{ kind: "best-things", content: { destination: "Porto" } }],
    });
    expect(JSON.stringify(file)).not.toContain("Ben");
  });

  test("leaves a trip that somebody else plans to them, and keeps one's words on a trip that one has left", async () => {
    const tripId = await threeOnATrip(at);
    await reflect(tripId, await company.idOf(BEN), "It rained.");
    await company.leave(tripId, BEN);
    const file = await fileOf(BEN);
    expect(file).toMatchObject({
      joinRequests: [],
      handOverOffers: [],
      trips: [],
      memberships: [{ tripId, leftAt: new Date(AT).toISOString() }],
      reflections: [{ journalText: "It rained." }],
    });
  });

  test("tells of an offer to take a trip over to the two whom it concerns, and nobody's name", async () => {
    const tripId = await threeOnATrip(at);
    const userId = await company.idOf(BEN);
    await at.db.insert(handOverOffers).values({ tripId, userId, offeredAt: AT });
    const offer = { tripId, tripName: "Autumn in Lisbon", offeredAt: new Date(AT).toISOString() };
    const told = async (person: Person) => (await fileOf(person)).handOverOffers;
    expect(await told(BEN)).toEqual([{ ...offer, toYou: true }]);
    expect(await told(ADA)).toEqual([{ ...offer, toYou: false }]);
    expect(await told(CYD)).toEqual([]);
  });

  test("is whole however much it is, and no more of it is read than is sent", async () => {
    const tripId = await organize(at.db, ADA);
    const userId = await company.idOf(ADA);
    const many = (count: number, insert: string) =>
      `WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < ${count}) ${insert} FROM nth`;
    await at.execute(
      many(
        9,
        `INSERT INTO trips (id, organizer_id, trip_name, purpose, city, join_code, join_code_key, who_with, start_date, end_date, party_count, days_total, trip_complete, created_at, updated_at)
         SELECT 'trip' || n, '${userId}', 'x', 'x', 'x', 'x' || n, 'X' || n, '[]', '2027-05-01', '2027-05-02', 2, 2, 1, ${AT}, ${AT}`,
      ),
      many(
        230,
        `INSERT INTO messages (id, trip_id, user_id, kind, text, created_at) SELECT 'm' || printf('%04d', n), '${tripId}', '${userId}', 'question', n, ${AT}`,
      ),
      many(
        205,
        `INSERT INTO reflections (id, trip_id, user_id, day_index, summary, mood_tags, journal_text, created_at, updated_at)
         SELECT 'r' || n, CASE WHEN n % 2 THEN '${tripId}' ELSE 'trip1' END, '${userId}', n, '', '[]', '', ${AT}, ${AT}`,
      ),
    );
    const { result: file, roundTrips } = await counted(at, () => fileOf(ADA));
    expect(roundTrips).toBe(1 + 3 + 3 + 1 + 3 + 1);
    expect(file.trips).toHaveLength(10);
    expect(file.messages.map(({ text }) => Number(text))).toEqual(Array.from({ length: 230 }, (_, n) => n + 1));
    expect(new Set(file.reflections.map(({ dayIndex }) => dayIndex)).size).toBe(205);
    const begun = await counted(at, () => exportAccount(company.by(ADA), { params: {}, body: undefined }));
    expect(begun.roundTrips).toBe(1);
  });

  test("is an empty file for somebody without an account", async () => {
    expect(await fileOf(CYD)).toMatchObject({
      profile: null,
      memberships: [],
      trips: [],
    });
  });
});

describe("deleting an account", () => {
  test("leaves no row in any table that mentions them, in two round trips", async () => {
    const tripId = await organize(at.db, ADA, { joinCode: "ALONE" });
    const userId = await liveOn(tripId, ADA);
    const before = await placesOf(userId, tripId);
    // A table that is new joins `liveOn` and the two repositories.
    expect(new Set(before.map((place) => place.split(".")[0]))).toEqual(
      // Usage is also counted for everybody together, so its table points at nobody.
      new Set([...(await tablesOfPeople()), "model_usage", "trips", "users"]),
    );
    const { result, roundTrips } = await counted(at, () => end(ADA));
    expect({ result, roundTrips }).toEqual({ result: { deleted: true }, roundTrips: 2 });
    expect(await placesOf(userId, tripId, ADA.uid, ADA.email)).toEqual([]);
    expect(await at.d1.prepare("SELECT count(*) AS n FROM answer_thumbs").first("n")).toBe(0);
    expect(company.told).toEqual([{ by: null, erase: true }]);
  });

  test("leaves a trip of somebody else as it was, without one's own words; the others hear of it", async () => {
    const tripId = await threeOnATrip(at);
    await liveOn(tripId, ADA);
    await liveOn(tripId, BEN);
    const ben = await company.idOf(BEN);
    expect(await atStake(BEN)).toEqual([
      { tripId, tripName: "Autumn in Lisbon", role: "participant", tripComplete: false, others: [], offeredTo: null },
    ]);
    company.told.length = 0;
    expect(await end(BEN)).toEqual({ deleted: true });
    expect(await placesOf(ben, BEN.uid, BEN.email)).toEqual([]);
    expect(await at.d1.prepare("SELECT count(*) AS n FROM answer_thumbs").first("n")).toBe(1);
    expect(await company.roles(tripId)).toEqual(["Ada Fern: originator", "Cyd Roe: participant"]);
    expect(await findReflections(at.db, ADA.uid, tripId)).toMatchObject({ reflections: [{ authorName: "Ada Fern" }] });
    expect(await findHydration(at.db, ADA.uid)).toMatchObject({
      intent: { budget: "modest" },
      anchors: ["Alfama"],
      itinerary: { days: [{ dayIndex: 1 }] },
    });
    expect(company.told).toEqual([
      {
        by: { userId: ben, name: "Ben Ohm" },
        messages: [{ type: "membership", change: "left", userId: ben, name: "Ben Ohm", role: "participant" }],
        dismiss: [ben],
        forget: [ben],
      },
    ]);
  });

  test("waits while others are on one's trip: nothing is deleted until it is handed over", async () => {
    const tripId = await threeOnATrip(at);
    const ada = await liveOn(tripId, ADA);
    expect(await atStake(ADA)).toMatchObject([
      { role: "originator", others: [{ name: "Ben Ohm" }, { name: "Cyd Roe" }] },
    ]);
    expect(await problemOf(end(ADA))).toEqual({
      code: "organizer-stays",
      error: "Others are on Autumn in Lisbon. Please say first what becomes of it.",
    });
    expect(await company.roles(tripId)).toHaveLength(3);
    await company.handOver(tripId, BEN);
    expect(await end(ADA)).toEqual({ deleted: true });
    expect(await placesOf(ada)).toEqual([]);
    expect(await company.roles(tripId, BEN)).toEqual(["Ben Ohm: originator", "Cyd Roe: participant"]);
    expect(await findHydration(at.db, BEN.uid)).toMatchObject({
      intent: { budget: "modest" },
      anchors: ["Alfama"],
      itinerary: { days: [{ dayIndex: 1 }] },
    });
  });

  test("ends a shared trip for everybody where that was meant", async () => {
    const tripId = await threeOnATrip(at);
    await liveOn(tripId, ADA);
    await reflect(tripId, await company.idOf(BEN), "Ben's own words.");
    company.told.length = 0;
    expect(await end(ADA, [tripId])).toEqual({ deleted: true });
    expect(await placesOf(tripId, "Ben's own words.")).toEqual([]);
    expect(await findHydration(at.db, BEN.uid)).toMatchObject({
      user: { name: "Ben Ohm", tripId: null, role: "noroleset" },
      trip: null,
    });
    expect(company.told).toEqual([{ by: null, erase: true }]);
  });

  test("takes along the trip that was given up, and its code stays free", async () => {
    const tripId = await organize(at.db, ADA);
    await company.leave(tripId, ADA);
    expect(await atStake(ADA)).toMatchObject([{ tripId, tripComplete: true }]);
    await end(ADA);
    expect(await placesOf(tripId)).toEqual([]);
    expect(await organize(at.db, BEN)).toBeTruthy();
  });

  test("while somebody joins: they are on a trip that stays, or find none", async () => {
    const tripId = await organize(at.db, ADA);
    await signUp(at.db, BEN);
    const [ended, joined] = await Promise.allSettled([end(ADA), company.join(BEN)]);
    expect([ended.status, joined.status].sort()).toEqual(["fulfilled", "rejected"]);
    expect(await placesOf(tripId)).toEqual(
      joined.status === "fulfilled" ? expect.arrayContaining(["memberships.trip_id"]) : [],
    );
  });

  test("is remembered by a digest until no token from before it is left", async () => {
    const remembered = async () =>
      (await at.d1.prepare("SELECT ended_at, until FROM ended_accounts ORDER BY until").all()).results;
    await signUp(at.db, ADA);
    await signUp(at.db, BEN);
    await at.execute(`INSERT INTO ended_accounts VALUES ('of long ago', 1, ${AT - 1})`);
    await end(ADA);
    expect(await remembered()).toEqual([{ ended_at: AT, until: AT + 3_600_000 }]);
    await organize(at.db, BEN);
    await company.join(CYD);
    await end(BEN).catch(() => undefined);
    expect(await remembered()).toHaveLength(1);
  });

  test("asked for once more changes nothing; signing in later is a fresh start", async () => {
    await organize(at.db, ADA);
    const before = await company.idOf(ADA);
    await end(ADA);
    expect(await end(ADA)).toEqual({ deleted: false });
    expect(await atStake(ADA)).toEqual([]);
    expect(await placesOf(ADA.uid)).toEqual([]);
    const again = await signUp(at.db, ADA);
    expect(again).toMatchObject({ profileComplete: false, tripId: null, role: "noroleset" });
    expect(again._id).not.toBe(before);
  });
});
