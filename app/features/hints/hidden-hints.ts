import { useMemo } from "react";
import * as z from "zod/mini";
import { stored } from "~/browser/storage/stored-keys";
import { storedValue, useStored } from "~/browser/storage/stored-value";

const MOST_KEPT = 200;

const hidden = storedValue({
  ...stored.hiddenHints,
  shape: z.object({ tripId: z.string(), ids: z.array(z.string()) }),
});

const idsOf = (kept: ReturnType<typeof hidden.read>, tripId: string): string[] =>
  kept?.tripId === tripId ? kept.ids : [];

/** Hides a hint on this device; it comes back only when it has something else to say. */
export const hideHint = (tripId: string, id: string): void =>
  hidden.write({ tripId, ids: [...idsOf(hidden.read(), tripId), id].slice(-MOST_KEPT) });

export function useHiddenHints(tripId: string): ReadonlySet<string> {
  const kept = useStored(hidden);
  return useMemo(() => new Set(idsOf(kept, tripId)), [kept, tripId]);
}
