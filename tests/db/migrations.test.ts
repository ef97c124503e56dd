import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findTripByCode } from "#db/repositories/membership/join-codes";
import { migrationStatements, openTestDatabase } from "#tests/fixtures/database/d1";
import { aSeeker, AT, BEN } from "#tests/fixtures/travellers";

/** The migration that made join codes comparable by letters and digits alone. */
const BEFORE_COMPACT_CODES = "0006";

test("the migrations say all that the schema says", () => {
  const out = mkdtempSync(join(tmpdir(), "migrations-"));
  try {
    cpSync("migrations", out, { recursive: true });
    const before = readdirSync(out);
    execFileSync(
      "npx",
      ["drizzle-kit", "generate", "--dialect", "sqlite", "--schema", "./db/schema.ts", "--out", out],
      { stdio: "pipe" },
    );
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

test("join codes are found by their letters and digits, and two that differ in hyphens alone each open their own trip", async () => {
  const older = await openTestDatabase(BEFORE_COMPACT_CODES);
  try {
    await older.execute(
      `INSERT INTO users (id, firebase_id, email, created_at, updated_at) VALUES ('user', '${BEN.uid}', '${BEN.email}', ${AT}, ${AT})`,
    );
    const trip = (id: string, code: string, at: number, key = code.toUpperCase()) =>
      older.db
        .run(sql`INSERT INTO trips (id, organizer_id, trip_name, purpose, city, join_code, join_code_key, who_with, start_date, end_date, party_count, days_total, trip_complete, created_at, updated_at)
        VALUES (${id}, 'user', ${id}, 'Fun', 'Lisbon', ${code}, ${key}, '[]', '2027-05-01', '2027-05-02', 2, 2, 1, ${at}, ${at})`);
    await trip("plain", "Beach", AT);
    await trip("hyphen", "Rome-2027-K7", AT);
    await trip("older", "Pa-ris", AT);
    await trip("newer", "P-aris", AT + 1);
    await trip("compact-but-newer", "OSLO", AT + 1);
    await trip("hyphen-but-older", "OS-LO", AT);
    await trip("hyphens", "---", AT);
    await trip("given-up", "GONE-1", AT, "given up: given-up");
    await older.execute(...migrationStatements((name) => name >= BEFORE_COMPACT_CODES));
    const opened = async (code: string) => {
      const found = await findTripByCode(older.db, "nobody", code, aSeeker());
      return found.kind === "trip" ? found.tripId : undefined;
    };
    expect(await opened("rome 2027 k7")).toBe("hyphen");
    expect(await opened("b-e-ach")).toBe("plain");
    expect(await Promise.all(["PA-RIS", "P-ARIS", "paris", "pari s"].map(opened))).toEqual([
      "older",
      "newer",
      "older",
      "older",
    ]);
    expect(await Promise.all(["oslo", "os-lo", "OS LO"].map(opened))).toEqual([
      "compact-but-newer",
      "hyphen-but-older",
      "compact-but-newer",
    ]);
    expect(await opened("---")).toBe("hyphens");
    expect(await opened("gone-1")).toBeUndefined();
  } finally {
    await older.stop();
  }
});
