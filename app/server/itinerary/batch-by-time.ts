/**
 * Gathers items that come within `patienceMs` of each other, so that a quick source costs one write and a slow one is kept item by
 * item. When the source fails, what had come is handed on before the failure is thrown.
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
    // Not awaited: a source in the middle of an item lets go only after it.
    if (items.return) void settled(items.return());
  }
}

/** A failure as a value, so that one which comes while nobody looks waits until somebody does. */
const settled = <Result>(promise: Promise<Result>): Promise<Result | { failure: unknown }> =>
  promise.catch((failure: unknown) => ({ failure }));

async function orLate<Result>(promise: Promise<Result>, withinMs: number): Promise<Result | "late"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), withinMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
