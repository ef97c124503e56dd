import * as z from "zod/mini";
import { keysOf, readText, removeText, writeText } from "./stored-text";

const PREFIX = "draft:";

const draftShape = z.record(z.string(), z.array(z.string()));

/** What was typed into a form and not sent yet. */
export type FormDraft = {
  /** A field as it was typed, or the given text when the draft has none of it. */
  text(name: string, otherwise: string): string;
  /** A field's choices, or the given ones when there is no draft. */
  list(name: string, otherwise: readonly string[]): readonly string[];
};

/** Keeps a half-filled form through a reload and the Back button, in this tab alone. */
export function saveDraft(formName: string, form: FormData): void {
  const fields: Record<string, string[]> = {};
  for (const [name, value] of form) if (typeof value === "string") (fields[name] ??= []).push(value);
  writeText(PREFIX + formName, JSON.stringify(fields), "session");
}

export function readDraft(formName: string): FormDraft {
  const fields = draftFields(formName);
  return {
    text: (name, otherwise) => fields?.[name]?.[0] ?? otherwise,
    list: (name, otherwise) => (fields === null ? otherwise : (fields[name] ?? [])),
  };
}

export const dropDraft = (formName: string): void => removeText(PREFIX + formName, "session");

/** Forgets every draft: the next person at this device is not to read them. */
export const dropAllDrafts = (): void => keysOf("session").filter((key) => key.startsWith(PREFIX)).forEach((key) => removeText(key, "session"));

function draftFields(formName: string): Record<string, string[]> | null {
  try {
    const result = draftShape.safeParse(JSON.parse(readText(PREFIX + formName, "session") ?? "null"));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
