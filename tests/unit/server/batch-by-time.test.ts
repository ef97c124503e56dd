import { expect, test } from "vitest";
import { batchByTime } from "~/server/itinerary/batch-by-time";

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 60));

/** Numbers as they come; a pause stands for a slow moment, an error for the end of the line. */
async function* source(...script: (number | "pause" | Error)[]): AsyncGenerator<number> {
  for (const step of script) {
    if (step === "pause") await later();
    else if (step instanceof Error) throw step;
    else yield step;
  }
}

const gather = async (items: AsyncIterable<number>, into: number[][] = []) => {
  for await (const together of batchByTime(items, 15)) into.push(together);
  return into;
};

test("what comes at once is handed on at once", async () => expect(await gather(source(1, 2, 3))).toEqual([[1, 2, 3]]));

test("what comes slowly is handed on piece by piece", async () => {
  expect(await gather(source("pause", 1, "pause", 2, 3, "pause", 4))).toEqual([[1], [2, 3], [4]]);
});

test("nothing is nothing", async () => expect(await gather(source("pause"))).toEqual([]));

test("what had come before a failure is handed on first", async () => {
  const seen: number[][] = [];
  await expect(gather(source(1, 2, new Error("cut off")), seen)).rejects.toThrow("cut off");
  await expect(gather(source(3, "pause", new Error("cut off later")), seen)).rejects.toThrow("cut off later");
  expect(seen).toEqual([[1, 2], [3]]);
});

test("a source that nobody wants any more is let go", async () => {
  let released = false;
  async function* endless(): AsyncGenerator<number> {
    try {
      for (;;) {
        await later();
        yield 1;
      }
    } finally {
      released = true;
    }
  }
  for await (const _ of batchByTime(endless(), 5)) break;
  await later();
  await later();
  expect(released).toBe(true);
});
