import { describe, expect, test } from "vitest";
import { countRoundTrips } from "#db/counted-d1";
import { violatedConstraint } from "#db/d1-errors";
import { asProblem, serverTiming } from "~/server/http/reply";

/** A D1 whose every statement ends this way; it has no more than the tests below call. */
const failing = (message: string) => {
  const statement = { all: () => Promise.reject(new Error(message)) };
  return countRoundTrips({ prepare: () => statement } as never);
};

const problemOf = async (message: string) => {
  const { d1 } = failing(message);
  return asProblem(
    await d1
      .prepare("SELECT 1")
      .all()
      .catch((thrown: unknown) => thrown),
  );
};

describe("when D1 fails", () => {
  test.each([
    "D1_ERROR: Network connection lost.",
    "D1_ERROR: D1 DB is overloaded. Too many requests queued.",
    "D1_ERROR: database is locked: SQLITE_BUSY",
    "D1_ERROR: database table is locked: SQLITE_LOCKED",
    "D1_ERROR: attempt to write a readonly database: SQLITE_READONLY",
    "D1_ERROR: disk I/O error: SQLITE_IOERR",
    "D1_ERROR: database or disk is full: SQLITE_FULL",
  ])("%s is 503 with a time to retry", async (message) => {
    const problem = await problemOf(message);
    expect(problem).toMatchObject({ code: "unavailable", status: 503 });
    expect(problem.details.headers).toHaveProperty("Retry-After");
  });

  test("a statement that is wrong is a fault of ours, told in one sentence without SQL", async () => {
    expect(await problemOf("D1_ERROR: no such column: nme: SQLITE_ERROR")).toMatchObject({
      code: "internal",
      message: "Something went wrong. Please try again.",
    });
  });

  test("the round trip counts all the same", async () => {
    const { d1, spent } = failing("D1_ERROR: Network connection lost.");
    await expect(d1.prepare("SELECT 1").all()).rejects.toThrow();
    expect(serverTiming(spent)).toMatch(/^d1;desc="1 round trips";dur=\d+\.\d\d$/);
  });
});

test("a violated constraint is known by its columns, however deep the cause lies", () => {
  const cause = new Error("D1_ERROR: UNIQUE constraint failed: trips.join_code_key: SQLITE_CONSTRAINT");
  expect(violatedConstraint(new Error("Failed query", { cause }))).toBe("UNIQUE trips.join_code_key");
  expect(violatedConstraint(new Error("NOT NULL constraint failed: memberships.trip_id"))).toBe(
    "NOT NULL memberships.trip_id",
  );
  expect(violatedConstraint(new Error("something else"))).toBeNull();
});
