import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { DocumentStore } from "#party/storage/document-store";
import type { TestDatabase } from "#tests/fixtures/database/d1";
import { openTestDatabase } from "#tests/fixtures/database/d1";
import { chanceOf } from "#tests/fixtures/seeded-random";
import { openDocument, readPlan } from "~/contracts/room/itinerary-document";
import { begin, emptyLedger, happen, marksIn } from "./happenings";
import { ConvergingWorld } from "./world";

const SEEDS = 200;
const SEEDS_A_TEST = 10;
const HAPPENINGS = 24;

let at: TestDatabase;
beforeAll(async () => {
  at = await openTestDatabase();
});
beforeEach(() => {
  // The clock goes on by itself as well, for who waits a moment before the next attempt while a test waits for them.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => at.stop());

/** `CONVERGENCE_SEED=17 npx vitest run --project db convergence` lives through one of them again. */
const seeds = process.env.CONVERGENCE_SEED
  ? [Number(process.env.CONVERGENCE_SEED)]
  : Array.from({ length: SEEDS }, (_, index) => index + 1);

/** Some seeds a test, so that each has the patience of a test also where the processor is slow. */
const portions = Array.from({ length: Math.ceil(seeds.length / SEEDS_A_TEST) }, (_, index) =>
  seeds.slice(index * SEEDS_A_TEST, (index + 1) * SEEDS_A_TEST),
);

describe("three devices, the Worker's commands and the room end the same, whatever is lost, doubled, late or restarted, and nothing typed is lost", () => {
  test.each(portions.map((portion) => ({ portion, first: portion[0], last: portion.at(-1) })))(
    "seeds $first to $last",
    async ({ portion }) => {
      for (const seed of portion)
        await live(seed).catch((problem: unknown) =>
          Promise.reject(new Error(`Seed ${seed} ends badly.`, { cause: problem })),
        );
    },
  );
});

async function live(seed: number): Promise<void> {
  const world = await ConvergingWorld.open(at, chanceOf(seed), `seed-${seed}`);
  const ledger = emptyLedger();
  await begin(world, ledger);
  for (let count = 0; count < HAPPENINGS; count += 1) await happen(world, ledger);
  await world.comeTogether();

  const record = await world.worker.record();
  const stored = new Y.Doc();
  await new DocumentStore(world.storage).load(stored);
  const plan = { days: record?.days ?? [], shelf: record?.shelf ?? [] };
  const documents = [openDocument(record?.state ?? null), stored, ...world.documents];
  for (const document of documents) {
    expect(readPlan(document)).toEqual(plan);
    expect(Y.equalSnapshots(Y.snapshot(document), Y.snapshot(world.room.document))).toBe(true);
  }
  expect(plan.days.map(({ dayIndex }) => dayIndex)).toEqual(
    Array.from({ length: ledger.daysSaved }, (_, index) => index + 1),
  );
  const stops = [...plan.days.flatMap((day) => day.stops), ...plan.shelf].map(({ id }) => id);
  expect(stops.length).toBe(new Set(stops).size);
  const marks = marksIn(plan);
  expect(marks.length).toBe(new Set(marks).size);
  const goneWithStop = new Set([...ledger.removedStops].flatMap((id) => [...(ledger.marksOfStop.get(id) ?? [])]));
  const mayBeGone = (mark: string): boolean => ledger.mayBeGone.has(mark) || goneWithStop.has(mark);
  expect([...ledger.typed].filter((mark) => !mayBeGone(mark) && !marks.includes(mark))).toEqual([]);
}
