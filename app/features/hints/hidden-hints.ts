import { useMemo, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { onTextChange, readText, writeText } from "~/browser/storage/stored-text";

const KEY = "hiddenHints";
const MOST_KEPT = 200;
const shape = z.object({ tripId: z.string(), ids: z.array(z.string()) });

function idsIn(text: string | null, tripId: string): string[] {
  if (text === null) return [];
  try {
    const { data } = shape.safeParse(JSON.parse(text));
    return data?.tripId === tripId ? data.ids : [];
  } catch {
    return [];
  }
}

/** Hides a hint on this device; it comes back only when it has something else to say. */
export function hideHint(tripId: string, id: string): void {
  const ids = [...idsIn(readText(KEY), tripId), id].slice(-MOST_KEPT);
  writeText(KEY, JSON.stringify({ tripId, ids }));
}

export function useHiddenHints(tripId: string): ReadonlySet<string> {
  const text = useSyncExternalStore(
    onTextChange,
    () => readText(KEY),
    () => null,
  );
  return useMemo(() => new Set(idsIn(text, tripId)), [text, tripId]);
}
