import { useSyncExternalStore } from "react";
import type * as z from "zod/mini";
import type { StoredFamily, StoredKey } from "./stored-keys";
import { keysOf, onStoredChange, readText, removeText, writeText } from "./stored-text";

export { onStoredChange };

export type StoredValue<Value> = {
  readonly key: string;
  /** Null when nothing is stored, or nothing that fits the shape. The same object until the stored text changes. Never throws. */
  read: () => Value | null;
  write: (value: Value) => void;
  remove: () => void;
};

type Reading = { text: string; shape: z.ZodMiniType; value: unknown };

/** Parsed once for each stored text, however many read it. */
const readings = new Map<string, Reading>();

/**
 * One value that this browser keeps: declared in `stored-keys`, with the shape that whoever reads it expects. A stored one that is broken or outdated
 * reads as absent and is dropped, unless it is told to stay.
 */
export function storedValue<Shape extends z.ZodMiniType>({
  key,
  area,
  bare,
  shape,
  keepUnreadable = false,
}: StoredKey & { shape: Shape; keepUnreadable?: boolean }): StoredValue<z.output<Shape>> {
  type Value = z.output<Shape>;
  const place = `${area} ${key}`;

  function parse(text: string): Value | null {
    try {
      return shape.safeParse(bare ? text : JSON.parse(text)).data ?? null;
    } catch {
      return null;
    }
  }

  function read(): Value | null {
    const text = readText(key, area);
    if (text === null) return null;
    const known = readings.get(place);
    if (known?.text === text && known.shape === shape) return known.value as Value | null;
    const value = parse(text);
    if (value === null && !keepUnreadable) removeText(key, area, { quiet: true });
    else readings.set(place, { text, shape, value });
    return value;
  }

  return {
    key,
    read,
    write: (value) => writeText(key, bare ? String(value) : JSON.stringify(value), area),
    remove: () => removeText(key, area),
  };
}

const nothing = () => null;

/** The stored value, kept up to date with every write in this tab and the others; null on the server. */
export const useStored = <Value>({ read }: StoredValue<Value>): Value | null =>
  useSyncExternalStore(onStoredChange, read, nothing);

/** Whether anything is stored under a key, whatever it is worth. */
export const isStored = ({ key, area }: StoredKey): boolean => readText(key, area) !== null;

/** The names that a family has something stored under. */
export const storedNames = ({ key, area }: StoredFamily): string[] =>
  keysOf(area)
    .filter((name) => name.startsWith(key))
    .map((name) => name.slice(key.length));
