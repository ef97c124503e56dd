import * as z from "zod/mini";
import { keysOf, readText, removeText, writeText } from "../storage/stored-text";

const PREFIX = "draft:";

const draftShape = z.record(z.string(), z.array(z.string()));

/** What was typed into a form and not sent yet, as plain data; null when nothing was. */
export type FormDraft = z.output<typeof draftShape> | null;

/** A field as it was typed, or the given text where the draft has none of it. */
export const draftText = (draft: FormDraft, name: string, otherwise = ""): string => draft?.[name]?.[0] ?? otherwise;

/** A field's choices, or the given ones when there is no draft. */
export const draftList = (draft: FormDraft, name: string, otherwise: readonly string[] = []): readonly string[] =>
  draft === null ? otherwise : (draft[name] ?? []);

/** Keeps a half-filled form through a reload and the Back button, in this tab alone. */
export function saveDraft(formName: string, form: FormData): void {
  const fields: Record<string, string[]> = {};
  for (const [name, value] of form) if (typeof value === "string") (fields[name] ??= []).push(value);
  writeText(PREFIX + formName, JSON.stringify(fields), "session");
}

/** What was typed into the form of that name in this tab; what is unreadable counts as nothing. */
export function readDraft(formName: string): FormDraft {
  try {
    const result = draftShape.safeParse(JSON.parse(readText(PREFIX + formName, "session") ?? "null"));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

export const dropDraft = (formName: string): void => removeText(PREFIX + formName, "session");

/** Forgets every draft: the next person at this device is not to read them. */
export const dropAllDrafts = (): void =>
  keysOf("session")
    .filter((key) => key.startsWith(PREFIX))
    .forEach((key) => removeText(key, "session"));
