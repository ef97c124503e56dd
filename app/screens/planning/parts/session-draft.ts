import { useMemo, useSyncExternalStore } from "react";
import type * as z from "zod/mini";
import { onTextChange, readText, removeText, writeText } from "~/browser/storage/stored-text";

/** Something typed or chosen but not saved yet: kept for this tab, so that it survives Back and reload. */
export type SessionDraft<Value> = { key: string; parse: (text: string | null) => Value | null };

/** A draft under a key of its own; a stored one that no longer fits the shape reads as absent. */
export const draftAt = <Shape extends z.ZodMiniType>(key: string, shape: Shape): SessionDraft<z.output<Shape>> => ({
  key: `draft:${key}`,
  parse: (text) => {
    if (text === null) return null;
    try {
      return shape.safeParse(JSON.parse(text)).data ?? null;
    } catch {
      return null;
    }
  },
});

export const readDraft = <Value>({ key, parse }: SessionDraft<Value>): Value | null => parse(readText(key, "session"));

export const writeDraft = <Value>({ key }: SessionDraft<Value>, value: Value): void =>
  writeText(key, JSON.stringify(value), "session");

export const clearDraft = ({ key }: Pick<SessionDraft<unknown>, "key">): void => removeText(key, "session");

/** The draft as it stands, kept up to date with every write. */
export function useDraft<Value>({ key, parse }: SessionDraft<Value>): Value | null {
  const text = useSyncExternalStore(
    onTextChange,
    () => readText(key, "session"),
    () => null,
  );
  return useMemo(() => parse(text), [text, parse]);
}
