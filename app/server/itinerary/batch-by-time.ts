/**
 * Gathers items that come within `patienceMs` of each other, so that a quick source costs one write and a slow one is kept item by
 * item. When the source fails, what had come is handed on before the failure is thrown.
 */
export async function* arrivingTogether<Item>(source: AsyncIterable<Item>, patienceMs: number): AsyncGenerator<Item[]> {
  const items = source[Symbol.asyncIterator]();
  let gathered: Item[] = [];
  try {
    for (let next = watched(items.next()); ;) {
      const arrival = gathered.length > 0 ? await withinPatience(next, patienceMs) : await next;
      if (arrival === "late") {
        yield gathered;
        gathered = [];
      } else if ("failure" in arrival || arrival.done) {
        if (gathered.length > 0) yield gathered;
        if ("failure" in arrival) throw arrival.failure;
        return;
      } else {
        gathered.push(arrival.value);
        next = watched(items.next());
      }
    }
  } finally {
    // Not awaited: a source in the middle of an item lets go only after it.
    if (items.return) void watched(items.return());
  }
}

/** A failure as a value, so that one which comes while nobody looks waits until somebody does. */
const watched = <Result>(promise: Promise<Result>): Promise<Result | { failure: unknown }> =>
  promise.catch((failure: unknown) => ({ failure }));

async function withinPatience<Result>(promise: Promise<Result>, patienceMs: number): Promise<Result | "late"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), patienceMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
