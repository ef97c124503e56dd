import type { Ask } from "../model/request";
import { mayRetry } from "../model/retry";
import type { Model } from "../model/model";
import { ModelFailure } from "../model/failure";
import type { Patience } from "../model/time-budget";

/** What to ask, and how to read one item of the reply; null for one that may not go out. */
export type Order<Item> = { ask: Ask; count: number; read: (answer: unknown) => Item | null };

/** The items of a reply that may go out, each once; as many as came before the model failed, after one retry when nothing had come. */
export async function collectListed<Item>(
  model: Model,
  order: Order<Item>,
  patience: Patience,
  keyOf: (item: Item) => string,
  isRetry = false,
): Promise<Item[]> {
  const items = new Map<string, Item>();
  try {
    for await (const answer of model.objects(order.ask, order.count, patience)) {
      const item = order.read(answer);
      if (item && !items.has(keyOf(item))) items.set(keyOf(item), item);
    }
  } catch (problem) {
    if (!(problem instanceof ModelFailure)) throw problem;
    if (!isRetry && items.size === 0 && (await mayRetry(problem, patience)))
      return collectListed(model, order, patience, keyOf, true);
  }
  return [...items.values()];
}
