/** Reads a source ahead, so that several can run side by side while their items are handed on in order. */
export function readAhead<Item>(source: AsyncGenerator<Item>): AsyncGenerator<Item> {
  const arrived: IteratorResult<Item, void>[] = [];
  let failure: { problem: unknown } | null = null;
  let wake = (): void => undefined;
  const read = async (): Promise<void> => {
    for (let next = await source.next(); ; next = await source.next()) {
      arrived.push(next.done ? { done: true, value: undefined } : next);
      wake();
      if (next.done) return;
    }
  };
  read().catch((problem: unknown) => {
    failure = { problem };
    wake();
  });
  const next = async (): Promise<IteratorResult<Item, void>> => {
    for (;;) {
      const result = arrived.shift();
      if (result) return result;
      if (failure) throw failure.problem;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return (async function* () {
    try {
      for (let item = await next(); !item.done; item = await next()) yield item.value;
    } finally {
      // Not awaited: a source in the middle of an item lets go only after it.
      void source.return(undefined);
    }
  })();
}
