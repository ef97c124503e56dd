import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import type { LocalKey, LocalValue } from "~/contracts/stored/local-copy";
import { localCopyShapes } from "~/contracts/stored/local-copy";
import { clearings } from "./clear-stored";
import { stored } from "./stored-keys";
import { onStoredChange, storedValue } from "./stored-value";

/** Where the live trip stands when nothing is stored (SPEC section 3, local browser storage keys). */
const DEFAULTS = { currentDayIndex: 1, currentBlockName: "morning" } as const satisfies {
  [Key in LocalKey]?: LocalValue<Key>;
};

type DefaultKey = keyof typeof DEFAULTS;

/** What reading a key gives: always a value where there is a default, else null when it is absent or broken. */
export type LocalReading<Key extends LocalKey> = Key extends DefaultKey ? LocalValue<Key> : LocalValue<Key> | null;

export const USER_KEYS = ["userData", "profileComplete"] as const satisfies readonly LocalKey[];

const valueAt = (key: LocalKey) => storedValue({ ...stored[key], shape: localCopyShapes[key] as z.ZodMiniType });

let changes = 0;

/** Grows with each write and each clearing made here: tells a late reply that the copy has moved on since it was asked for. */
export const localChanges = (): number => changes + clearings();

const defaultOf = (key: LocalKey): unknown => (key in DEFAULTS ? DEFAULTS[key as DefaultKey] : null);

/** The stored value; a corrupt or outdated one is dropped and reads as absent. Never throws. */
export function readLocal<Key extends LocalKey>(key: Key): LocalReading<Key> {
  return (valueAt(key).read() ?? defaultOf(key)) as LocalReading<Key>;
}

export function writeLocal<Key extends LocalKey>(key: Key, value: LocalValue<Key>): void {
  changes += 1;
  valueAt(key).write(value);
}

/** Writes what the room says of the plan. It counts as no change of this device: no reply that crosses it undoes it, for it is laid over each (`asShared`). */
export const writeSharedPlan = (plan: LocalValue<"itineraryData">): void => valueAt("itineraryData").write(plan);

export function removeLocal(key: LocalKey): void {
  changes += 1;
  valueAt(key).remove();
}

/** Writes what there is and removes what there is not. */
export function replaceLocal<Key extends LocalKey>(key: Key, value: LocalValue<Key> | null): void {
  if (value === null) removeLocal(key);
  else writeLocal(key, value);
}

/** The stored value, kept up to date across tabs; on the server as if nothing were stored. */
export function useLocal<Key extends LocalKey>(key: Key): LocalReading<Key> {
  return useSyncExternalStore(
    onStoredChange,
    () => readLocal(key),
    () => defaultOf(key) as LocalReading<Key>,
  );
}

/** What the copy was last made of: when (milliseconds since 1970), of which trip, and how many planned days the server had. */
export const copied = storedValue({
  ...stored.copied,
  shape: z.object({ at: z.number(), tripId: z.nullable(z.string()), days: z.number() }),
});
