/**
 * Batches items that come within `withinMs` of each other, so that a quick source costs one write and the items of a slow one are written one by
 * one. When the source fails, the items before the failure are handed on first.
 */
export async function* batchByTime<Item>(source: AsyncIterable<Item>, withinMs: number): AsyncGenerator<Item[]> {
  const items = source[Symbol.asyncIterator]();
  let batch: Item[] = [];
  try {
    for (let next = settled(items.next()); ;) {
      const arrival = batch.length > 0 ? await orLate(next, withinMs) : await next;
      if (arrival === "late") {
        yield batch;
        batch = [];
      } else if ("failure" in arrival || arrival.done) {
        if (batch.length > 0) yield batch;
        if ("failure" in arrival) throw arrival.failure;
        return;
      } else {
        batch.push(arrival.value);
        next = settled(items.next());
      }
    }
  } finally {
    // Not awaited: a source that is busy with an item returns only after it.
    if (items.return) void settled(items.return());
  }
}

/** A failure as a value, so that one that comes while nothing awaits it is no unhandled rejection. */
const settled = <Result>(promise: Promise<Result>): Promise<Result | { failure: unknown }> =>
  promise.catch((failure: unknown) => ({ failure }));

async function orLate<Result>(promise: Promise<Result>, withinMs: number): Promise<Result | "late"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), withinMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
