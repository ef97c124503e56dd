/** Starts reading a source at once and keeps what it gives, so that several sources run at the same time while their items are handed on one source after another. */
export function prefetch<Item>(source: AsyncGenerator<Item>): AsyncGenerator<Item> {
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
      // Not awaited: a source that is busy with an item returns only after it.
      void source.return(undefined);
    }
  })();
}
