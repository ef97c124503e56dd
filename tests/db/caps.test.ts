import { expect, test } from "vitest";
import { MAX_COMPANIONS, MAX_MESSAGES, MAX_OPEN_TRIPS } from "~/domain/forms/limits";
import type { Person } from "#db/repositories/users";
import { companyOf } from "#tests/fixtures/company";
import { callAs, problemOf } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { ADA, AT, BEN, CYD, organize } from "#tests/fixtures/travellers";
import { leaveTrip, saveQuestion, setUpTrip } from "#tests/fixtures/use-cases";

const at = await emptyDatabase();

const count = (table: string) => at.d1.prepare(`SELECT count(*) AS n FROM ${table}`).first("n");

const setUp = (joinCode: string) =>
  setUpTrip(callAs(at, ADA), {
    params: {},
    body: {
      tripName: "Autumn",
      purpose: "Birthday",
      city: "Lisbon",
      joinCode,
      whoWith: [],
      startDate: "2027-10-01",
      endDate: "2027-10-03",
      partyCount: 2,
      admitEach: false,
    },
  });

test("somebody who sets trips up and gives them up again has twenty, until the first ones are deleted", async () => {
  for (let nth = 0; nth < MAX_OPEN_TRIPS; nth += 1) {
    const answer = await setUp(`CODE${nth}`);
    const tripId = "reply" in answer ? answer.reply.tripId : "";
    await leaveTrip(callAs(at, ADA), { params: { tripId }, body: undefined });
  }
  expect(await problemOf(setUp("ONE-MORE"))).toEqual({
    code: "limit-reached",
    error: expect.stringContaining("You have 20 trips that are not over or that you gave up"),
  });
  expect(await count("trips")).toBe(20);
  await at.execute("UPDATE trips SET given_up_at = NULL WHERE join_code = 'CODE0'");
  await setUp("ONE-MORE");
});

test("a trip takes two hundred people, and lets in again who is on it", async () => {
  const tripId = await organize(at.db, ADA);
  const { join, remove, readmit } = companyOf(at);
  await join(BEN);
  await at.execute(
    `WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < ${MAX_COMPANIONS - 2})
     INSERT INTO users (id, firebase_id, email, created_at, updated_at) SELECT 'user' || n, 'uid' || n, 'e' || n, ${AT}, ${AT} FROM nth`,
    `INSERT INTO memberships (trip_id, user_id, role, joined_at) SELECT '${tripId}', id, 'participant', ${AT} FROM users WHERE id LIKE 'user%'`,
  );
  expect(await problemOf(join(CYD))).toEqual({
    code: "limit-reached",
    error: "There are 200 people on this trip, as many as there can be. Please ask its organizer.",
  });
  expect(await join(BEN)).toMatchObject({ user: { role: "participant" } });
  await remove(tripId, BEN);
  expect(await join(CYD)).toMatchObject({ user: { role: "participant" } });
  expect(await problemOf(readmit(tripId, BEN))).toEqual({
    code: "limit-reached",
    error:
      "There are 200 people on this trip, as many as there can be. To let somebody in, remove somebody else first.",
  });
  expect(await count("memberships WHERE removed_at IS NULL")).toBe(MAX_COMPANIONS);
  await remove(tripId, CYD);
  await readmit(tripId, BEN);
  expect(await count("memberships WHERE removed_at IS NULL")).toBe(MAX_COMPANIONS);
});

test("two who join the last place at the same moment: one of them is on it", async () => {
  const tripId = await organize(at.db, ADA);
  const { join } = companyOf(at);
  await at.execute(
    `WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < ${MAX_COMPANIONS - 2})
     INSERT INTO users (id, firebase_id, email, created_at, updated_at) SELECT 'user' || n, 'uid' || n, 'e' || n, ${AT}, ${AT} FROM nth`,
    `INSERT INTO memberships (trip_id, user_id, role, joined_at) SELECT '${tripId}', id, 'participant', ${AT} FROM users WHERE id LIKE 'user%'`,
  );
  const outcomes = await Promise.allSettled([BEN, CYD].map((person: Person) => join(person)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await count("memberships")).toBe(MAX_COMPANIONS);
});

test("a trip keeps five hundred messages of each companion, and there is room for the last question's reply", async () => {
  const tripId = await organize(at.db, ADA);
  const userId = await at.d1.prepare("SELECT id FROM users").first<string>("id");
  await at.execute(
    `WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < ${MAX_MESSAGES - 2})
     INSERT INTO messages (id, trip_id, user_id, kind, text, created_at) SELECT 'm' || n, '${tripId}', '${userId}', 'question', 'Why?', ${AT} FROM nth`,
  );
  const ask = () => saveQuestion(callAs(at, ADA), { params: { tripId }, body: { userInput: "Is it far?" } });
  await ask();
  expect(await problemOf(ask())).toEqual({
    code: "limit-reached",
    error: expect.stringContaining("keeps 500 messages of yours"),
  });
  expect(await count("messages")).toBe(MAX_MESSAGES - 1);
});
