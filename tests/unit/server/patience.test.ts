import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DatabaseUnavailable } from "#db/d1-errors";
import { Patience } from "#db/patience";

const answerAfter = (ms: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve("rows"), ms));

/** Waits, one after the other, for that many answers; gives how many came before the end, as a request would see it. */
async function answersInTurn(patience: Patience, ms: number, most: number): Promise<number> {
  for (let count = 0; count < most; count += 1)
    try {
      await patience.wait(answerAfter(ms));
    } catch (problem) {
      expect(problem).toBeInstanceOf(DatabaseUnavailable);
      return count;
    }
  return most;
}

describe("on a clock", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a D1 that says nothing is given up after eight seconds", async () => {
    const ended = vi.fn();
    new Patience(8_000).wait(() => new Promise(() => undefined)).catch(ended);
    await vi.advanceTimersByTimeAsync(7_900);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(ended).toHaveBeenCalledWith(expect.any(DatabaseUnavailable));
    expect(vi.getTimerCount()).toBe(0);
  });

  test("slow answers add up, quick ones cost nothing", async () => {
    const slow = answersInTurn(new Patience(8_000), 3_100, 10);
    const quick = answersInTurn(new Patience(8_000), 400, 100);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await slow).toBe(2);
    expect(await quick).toBe(100);
  });

  test("waits at the same time count once", async () => {
    const patience = new Patience(8_000);
    const together = Promise.all(Array.from({ length: 10 }, () => patience.wait(answerAfter(5_000))));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await together).toHaveLength(10);
    const another = patience.wait(answerAfter(2_000));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await another).toBe("rows");
  });

  test("after news of it a request waits as long again", async () => {
    const patience = new Patience(8_000);
    const before = answersInTurn(patience, 7_000, 1);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(await before).toBe(1);
    patience.renew();
    const afterwards = answersInTurn(patience, 7_000, 1);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(await afterwards).toBe(1);
  });
});

test("time in which the Worker itself was busy is not D1's", async () => {
  const patience = new Patience(1_000);
  const answered = patience.wait(answerAfter(0));
  const busyUntil = performance.now() + 1_600;
  while (performance.now() < busyUntil);
  expect(await answered).toBe("rows");
  expect(await patience.wait(answerAfter(0))).toBe("rows");
});
