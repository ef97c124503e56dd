/** Asked for side by side at the most, so that the app's own calls get through. */
const AT_ONCE = 4;

/** Does the work for each item, a few at a time, until the signal says to stop. @throws what the first that fails throws, or the signal's reason */
export async function fewAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const left = [...items];
  const workOn = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) {
      signal.throwIfAborted();
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOn));
}
