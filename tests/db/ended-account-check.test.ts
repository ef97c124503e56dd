import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countRoundTrips } from "#db/counted-d1";
import { AccountEnded } from "#db/d1-errors";
import { endedAccountCheck } from "#db/ended-account-check";
import { openTestDatabase, type TestDatabase } from "#tests/fixtures/database/d1";

let at: TestDatabase;
beforeAll(async () => {
  at = await openTestDatabase();
  await at.execute("INSERT INTO ended_accounts VALUES ('gone', 1000, 9000)");
});
afterAll(() => at.stop());
beforeEach(() => at.execute("DELETE FROM code_misses", "INSERT INTO code_misses VALUES ('a', 1, 3), ('b', 1, 1)"));

/** The database as a sign-in may use it, and what is asked of D1 itself. */
function signedIn(uidDigest: string, signedInAt: number) {
  const asked: string[] = [];
  const watched = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get: (target, name) => {
        if (name === "bind") return (...values: unknown[]) => watched(target.bind(...values));
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...values: unknown[]) => {
          asked.push(String(name));
          return Reflect.apply(value, target, values) as unknown;
        };
      },
    });
  const d1 = {
    prepare: (query: string) => watched(at.d1.prepare(query)),
    batch: (statements: D1PreparedStatement[]) => {
      asked.push("batch");
      return at.d1.batch(statements);
    },
  } as unknown as D1Database;
  const counted = countRoundTrips(d1);
  return { d1: counted.checkedBy(endedAccountCheck({ uidDigest, signedInAt })), spent: counted.spent, asked };
}

const READS = {
  "of nothing": ["SELECT who FROM code_misses WHERE who = ?", "nobody"],
  "of some rows": ["SELECT who FROM code_misses WHERE misses >= ? ORDER BY who DESC", 1],
  "with a limit of its own": ["SELECT who FROM code_misses ORDER BY misses LIMIT ?", 1],
  "with a limit in a part of it": [
    "SELECT who FROM code_misses WHERE who IN (SELECT who FROM code_misses ORDER BY misses LIMIT ?) ORDER BY who DESC",
    2,
  ],
  "of two columns that go by one name": [
    "SELECT one.who, other.who FROM code_misses one JOIN code_misses other ON other.misses > one.misses LIMIT ?",
    5,
  ],
} as const satisfies Record<string, readonly [string, unknown]>;

const WRITE = "UPDATE code_misses SET misses = misses + 1 WHERE who = ? RETURNING misses, who";

const countedMisses = async () =>
  (await at.d1.prepare("SELECT misses FROM code_misses ORDER BY who").all<{ misses: number }>()).results;

describe("a sign-in from before the account was deleted", () => {
  test.each(Object.entries(READS))("has no answer to a read %s", async (_, [query, value]) => {
    const { d1 } = signedIn("gone", 1000);
    const read = d1.prepare(query).bind(value);
    for (const ask of [() => read.all(), () => read.raw(), () => read.first(), () => read.run()])
      await expect(ask()).rejects.toBeInstanceOf(AccountEnded);
  });

  test("writes nothing, alone or with others", async () => {
    const { d1 } = signedIn("gone", 999);
    const write = d1.prepare(WRITE).bind("a");
    for (const ask of [
      () => write.run(),
      () => write.raw(),
      () => d1.batch([write, write]),
      () => d1.batch([d1.prepare("SELECT 1"), write]),
    ])
      await expect(ask()).rejects.toBeInstanceOf(AccountEnded);
    expect(await countedMisses()).toEqual([{ misses: 3 }, { misses: 1 }]);
  });
});

describe.each([
  ["after the account was deleted", "gone", 1001],
  ["of an account that nobody deleted", "there", 5],
])("a sign-in %s", (_, digest, signedInAt) => {
  test.each(Object.entries(READS))("reads %s in one query, as if there were no check", async (__, [query, value]) => {
    const { d1, spent, asked } = signedIn(digest, signedInAt);
    expect(await d1.prepare(query).bind(value).raw()).toEqual(await at.d1.prepare(query).bind(value).raw());
    expect({ ...spent, asked }).toMatchObject({ roundTrips: 1, asked: ["raw"] });
  });

  test("writes and has its rows in one transaction", async () => {
    const { d1, spent, asked } = signedIn(digest, signedInAt);
    expect(await d1.prepare(WRITE).bind("a").raw()).toEqual([[4, "a"]]);
    expect({ ...spent, asked }).toMatchObject({ roundTrips: 1, asked: ["batch"] });
    expect(
      await d1.batch([d1.prepare("SELECT who FROM code_misses LIMIT 1"), d1.prepare(WRITE).bind("b")]),
    ).toMatchObject([{ results: [{ who: "a" }] }, { results: [{ misses: 2, who: "b" }] }]);
    expect(spent.roundTrips).toBe(2);
  });
});
