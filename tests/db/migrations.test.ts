import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrationStatements, openTestDatabase } from "#tests/fixtures/database/d1";
import { AT, BEN } from "#tests/fixtures/travellers";

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
