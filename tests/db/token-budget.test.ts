import { expect, test } from "vitest";
import { userIdOf } from "#db/repositories/companions";
import { tokenBudget } from "~/server/assistant/token-budget";
import { callAs } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { ADA, AT, BEN, signUp } from "#tests/fixtures/travellers";

const at = await emptyDatabase();
const DAY_MS = 24 * 3_600_000;

/** The budget of a call of that person, of a hundred tokens for each and 150 for all. */
function budgetOf(person: typeof ADA, now = AT) {
  const settled: Promise<unknown>[] = [];
  const context = {
    ...callAs(at, person),
    env: { DB: at.d1, MODEL_TOKENS_A_DAY_USER: "100", MODEL_TOKENS_A_DAY: "150" },
    now: () => now,
    waitUntil: (work: Promise<unknown>) => void settled.push(work),
  };
  return { ...tokenBudget(context, userIdOf(person.uid)), settled };
}

const usage = async () =>
  (
    await at.d1
      .prepare("SELECT coalesce(name, who) AS who, tokens FROM model_usage LEFT JOIN users ON id = who ORDER BY 1")
      .all()
  ).results;

test("what is put aside counts for the user and for everybody, and is corrected by what was spent", async () => {
  await signUp(at.db, ADA);
  const budget = budgetOf(ADA);
  expect(await budget.reserve(60)).toBe(true);
  budget.settle(60, 25);
  await Promise.all(budget.settled);
  expect(await usage()).toEqual([
    { who: "Ada Fern", tokens: 25 },
    { who: "everybody", tokens: 25 },
  ]);
  expect(await budget.reserve(75)).toBe(true);
  expect(budget.isUsedUp()).toBe(false);
  expect(await budget.reserve(1)).toBe(false);
  expect(budget.isUsedUp()).toBe(true);
});

test("once a request was too large nothing smaller is asked for in the same call, in another call it is", async () => {
  const CYD = { uid: "cyd", email: "cyd@example.com", name: "Cyd Moor" };
  await signUp(at.db, CYD);
  const later = AT + 30 * DAY_MS;
  const budget = budgetOf(CYD, later);
  expect(await budget.reserve(101)).toBe(false);
  expect(await budget.reserve(10)).toBe(false);
  expect(await budgetOf(CYD, later).reserve(10)).toBe(true);
});

test("however many ask at once, no more is put aside than there is", async () => {
  await signUp(at.db, ADA);
  await signUp(at.db, BEN);
  const asked = await Promise.all(Array.from({ length: 20 }, () => budgetOf(ADA).reserve(30)));
  expect(asked.filter(Boolean)).toHaveLength(3);
  // Of the hundred and fifty of all, sixty are left; Ben has a hundred of his own.
  expect(await budgetOf(BEN).reserve(61)).toBe(false);
  expect(await budgetOf(BEN).reserve(60)).toBe(true);
  expect(await usage()).toEqual([
    { who: "Ada Fern", tokens: 90 },
    { who: "Ben Ohm", tokens: 60 },
    { who: "everybody", tokens: 150 },
  ]);
});

test("the next day begins anew", async () => {
  await signUp(at.db, ADA);
  expect(await budgetOf(ADA).reserve(100)).toBe(true);
  expect(await budgetOf(ADA).reserve(100)).toBe(false);
  expect(await budgetOf(ADA, AT + DAY_MS).reserve(100)).toBe(true);
});
