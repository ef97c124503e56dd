import type { ModelRequest } from "../model/request";
import { waitToRetry } from "../model/retry";
import type { Model } from "../model/model";
import { ModelFailure } from "../model/failure";
import type { TimeBudget } from "../model/time-budget";

/** What to ask, and how to read one item of the reply; null for one that may not go out. */
export type ListRequest<Item> = { request: ModelRequest; count: number; read: (answer: unknown) => Item | null };

/** The items of a reply that may go out, each once. When the model fails, those that came before; when none came, one retry. */
export async function collectList<Item>(
  model: Model,
  list: ListRequest<Item>,
  budget: TimeBudget,
  keyOf: (item: Item) => string,
  isRetry = false,
): Promise<Item[]> {
  const items = new Map<string, Item>();
  try {
    for await (const answer of model.objects(list.request, list.count, budget)) {
      const item = list.read(answer);
      if (item && !items.has(keyOf(item))) items.set(keyOf(item), item);
    }
  } catch (problem) {
    if (!(problem instanceof ModelFailure)) throw problem;
    if (!isRetry && items.size === 0 && (await waitToRetry(problem, budget)))
      return collectList(model, list, budget, keyOf, true);
  }
  return [...items.values()];
}
