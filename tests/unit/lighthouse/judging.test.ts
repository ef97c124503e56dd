import { describe, expect, test } from "vitest";
import { calmRuns, UnusableRun } from "../../../quality/lighthouse/runs.mjs";
import { medianRun, missedBy, scoresOf } from "../../../quality/lighthouse/targets.mjs";

const scored = (performance: number, seo = 1) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    "best-practices": { score: 1 },
    seo: { score: seo },
  },
});

describe("a page's scores", () => {
  test("take the median of what a noisy machine measures", () => {
    const runs = [scored(0.7), scored(0.99), scored(0.96)];
    expect(medianRun(runs)).toBe(runs[2]);
    expect(scoresOf(runs).performance).toBe(96);
  });

  test("take the worst of what no machine changes", () =>
    expect(scoresOf([scored(1), scored(1, 0.9), scored(1)]).seo).toBe(90));

  test("miss the target below 95 for performance, and below 100 for the rest", () => {
    expect(missedBy(scoresOf([scored(0.95)]))).toEqual([]);
    expect(missedBy(scoresOf([scored(0.94, 0.99)]))).toEqual(["performance", "seo"]);
  });

  test("are missed where nothing was scored", () =>
    expect(missedBy({})).toEqual(["performance", "accessibility", "best-practices", "seo"]));
});

describe("a visit", () => {
  const run = (benchmarkIndex: number) => ({ result: { environment: { benchmarkIndex } } });
  /** Gives these one after another; an error is thrown. */
  const visits =
    (...outcomes: (ReturnType<typeof run> | Error)[]) =>
    () => {
      const outcome = outcomes.shift();
      return outcome === undefined || outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    };

  test("that found the machine busy is made again", async () => {
    expect(await calmRuns(2, visits(run(2000), run(300), run(1800)))).toEqual([run(2000), run(1800)]);
  });

  test("that could not be recorded is made again", async () => {
    expect(await calmRuns(1, visits(new UnusableRun("no trace"), run(2000)))).toEqual([run(2000)]);
  });

  test("counts all the same when the machine is busy each time", async () => {
    expect(await calmRuns(1, visits(run(300), run(200), run(100)))).toEqual([run(300), run(200), run(100)]);
  });

  test("that never can be recorded says why", async () => {
    const gone = () => Promise.reject(new UnusableRun("the page is gone"));
    await expect(calmRuns(1, gone)).rejects.toThrow("the page is gone");
  });

  test("that fails in another way is not repeated", async () => {
    await expect(calmRuns(1, visits(new TypeError("a bug"), run(2000)))).rejects.toThrow("a bug");
  });
});
