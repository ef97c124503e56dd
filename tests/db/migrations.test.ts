import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { changeJoinCode, findTripByCode, isJoinCodeFree } from "#db/repositories/membership/join-codes";
import { migrationStatements, openTestDatabase } from "#tests/fixtures/database/d1";
import { aCodeCaller, AT, BEN } from "#tests/fixtures/travellers";

/** The migration that made join codes comparable by letters and digits alone. */
const BEFORE_COMPACT_CODES = "0006";
/** The migration that knows which trips share their letters and digits with another. */
const BEFORE_PAIRED_CODES = "0010";

test("the migrations say all that the schema says", () => {
  const out = mkdtempSync(join(tmpdir(), "migrations-"));
  try {
    cpSync("migrations", out, { recursive: true });
    const before = readdirSync(out);
    // The command takes only relative paths, and ends well when it could not read them: its answer has to be asked for.
    const answer = execFileSync(
      "npx",
      [
        "drizzle-kit",
        "generate",
        "--dialect",
        "sqlite",
        "--schema",
        "./db/schema/index.ts",
        "--out",
        relative(".", out),
      ],
      { encoding: "utf8" },
    );
    expect(answer).toContain("No schema changes");
    expect(readdirSync(out)).toEqual(before);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});

test("a database with several replies to one question keeps the first of each, and all questions", async () => {
  const older = await openTestDatabase("0005");
  try {
    const insert = (id: string, kind: string, questionId: string | null) =>
      older.db.run(
        sql`INSERT INTO messages (id, trip_id, user_id, kind, question_id, text, created_at) VALUES (${id}, 'trip', 'user', ${kind}, ${questionId}, ${id}, ${AT})`,
      );
    await older.execute(
      `INSERT INTO users (id, firebase_id, email, created_at, updated_at) VALUES ('user', '${BEN.uid}', '${BEN.email}', ${AT}, ${AT})`,
      `INSERT INTO trips (id, organizer_id, trip_name, purpose, city, join_code, join_code_key, who_with, start_date, end_date, party_count, days_total, created_at, updated_at)
        VALUES ('trip', 'user', 'Lisbon', 'Fun', 'Lisbon', 'LISBON', 'given up: trip', '[]', '2027-05-01', '2027-05-02', 2, 2, ${AT}, ${AT})`,
    );
    await insert("q1", "question", null);
    await insert("r1", "reply", "q1");
    await insert("q2", "question", null);
    await insert("r2", "reply", "q1");
    await insert("r3", "reply", "q2");
    await older.execute(...migrationStatements((name) => name >= "0005"));
    expect(await older.db.values(sql`SELECT id FROM messages ORDER BY id`)).toEqual([["q1"], ["q2"], ["r1"], ["r3"]]);
    expect(await older.db.values(sql`SELECT given_up_at FROM trips`)).toEqual([[AT]]);
    await expect(insert("r4", "reply", "q1")).rejects.toThrow();
  } finally {
    await older.stop();
  }
});

/** Opens a database as the version before `before` had it, with these trips, brings it up to date, and gives what a code opens in it. */
async function withCodes(before: string, codes: { id: string; code: string; at: number; key: string }[]) {
  const older = await openTestDatabase(before);
  await older.execute(
    `INSERT INTO users (id, firebase_id, email, created_at, updated_at) VALUES ('user', '${BEN.uid}', '${BEN.email}', ${AT}, ${AT})`,
  );
  for (const { id, code, at, key } of codes)
    await older.db
      .run(sql`INSERT INTO trips (id, organizer_id, trip_name, purpose, city, join_code, join_code_key, who_with, start_date, end_date, party_count, days_total, trip_complete, created_at, updated_at)
        VALUES (${id}, 'user', ${id}, 'Fun', 'Lisbon', ${code}, ${key}, '[]', '2027-05-01', '2027-05-02', 2, 2, 1, ${at}, ${at})`);
  await older.execute(...migrationStatements((name) => name >= before));
  const opened = async (code: string) => {
    const found = await findTripByCode(older.db, "nobody", code, aCodeCaller());
    return found.kind === "trip" ? found.tripId : undefined;
  };
  const isFree = async (code: string) => {
    const checked = await isJoinCodeFree(older.db, code, aCodeCaller());
    return checked.kind === "checked" && checked.free;
  };
  return { ...older, opened, isFree };
}

test("join codes from before are found by their letters and digits alone", async () => {
  const trip = (id: string, code: string, key = code.toUpperCase()) => ({ id, code, at: AT, key });
  const older = await withCodes(BEFORE_COMPACT_CODES, [
    trip("plain", "Beach"),
    trip("hyphen", "Tokyo2026-F3"),
    trip("hyphens", "---"),
    trip("given-up", "GONE-1", "given up: given-up"),
  ]);
  try {
    for (const typed of ["TOKYO2026-F3", "tokyo2026 f3", "tokyo2026f3"])
      expect({ typed, opens: await older.opened(typed) }).toEqual({ typed, opens: "hyphen" });
    expect(await older.opened("b-e-ach")).toBe("plain");
    expect(await older.opened("---")).toBe("hyphens");
    expect(await older.opened("gone-1")).toBeUndefined();
  } finally {
    await older.stop();
  }
});

test("of two trips whose codes fall together each opens as its code is written, and no other spelling leads anybody to the wrong one", async () => {
  const older = await withCodes(BEFORE_PAIRED_CODES, [
    { id: "older", code: "Pa-ris", key: "PARIS", at: AT },
    { id: "younger", code: "P-aris", key: "P-ARIS", at: AT + 1 },
    { id: "older-with-a-hyphen", code: "OS-LO", key: "OS-LO", at: AT },
    { id: "younger-without", code: "OSLO", key: "OSLO", at: AT + 1 },
  ]);
  try {
    const opens = (codes: string[]) => Promise.all(codes.map(older.opened));
    expect(await opens(["PA-RIS", "pa ris", "P-ARIS", " p aris "])).toEqual(["older", "older", "younger", "younger"]);
    expect(await opens(["paris", "par-is", "p-a-r-i-s"])).toEqual([undefined, undefined, undefined]);
    expect(await opens(["OS-LO", "oslo", "o-slo"])).toEqual(["older-with-a-hyphen", "younger-without", undefined]);
    expect(await Promise.all(["paris", "PARI-S", "OS-LO"].map(older.isFree))).toEqual([false, false, false]);

    // Once one of the two has another code, any spelling opens the other.
    const another = { joinCode: "NICE", joinCodeKey: "NICE" };
    await changeJoinCode(older.db, BEN.uid, "older", another, aCodeCaller());
    expect(await opens(["paris", "p-aris", "nice"])).toEqual(["younger", "younger", "older"]);
    expect(await older.isFree("paris")).toBe(false);
    const taking = await changeJoinCode(
      older.db,
      BEN.uid,
      "older",
      { joinCode: "Paris", joinCodeKey: "PARIS" },
      aCodeCaller(),
    );
    expect(taking.kind).toBe("join-code-taken");
  } finally {
    await older.stop();
  }
});
