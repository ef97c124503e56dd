import * as z from "zod/mini";
import { memberOf, stored } from "../storage/stored-keys";
import { type StoredValue, storedValue } from "../storage/stored-value";

/** Something typed or chosen but not saved yet: kept for this tab, so that it survives Back and reload. */
export const draftAt = <Shape extends z.ZodMiniType>(name: string, shape: Shape): StoredValue<z.output<Shape>> =>
  storedValue({ ...memberOf(stored.draft, name), shape });

/** Each field of a form with its values, in the form's order. */
const fieldsShape = z.record(z.string(), z.array(z.string()));

/** What was typed into a form and not sent yet, as plain data; null when nothing was. */
export type FormDraft = z.output<typeof fieldsShape> | null;

/** A field as it was typed, or the given text where the draft has none of it. */
export const draftText = (draft: FormDraft, name: string, otherwise = ""): string => draft?.[name]?.[0] ?? otherwise;

/** A field's choices, or the given ones when there is no draft. */
export const draftList = (draft: FormDraft, name: string, otherwise: readonly string[] = []): readonly string[] =>
  draft === null ? otherwise : (draft[name] ?? []);

/** Keeps a half-filled form through a reload and the Back button, in this tab alone. */
export function saveDraft(formName: string, form: FormData): void {
  const fields: Record<string, string[]> = {};
  for (const [name, value] of form) if (typeof value === "string") (fields[name] ??= []).push(value);
  draftAt(formName, fieldsShape).write(fields);
}

/** Answers a field of the draft as if it had been typed, and gives the draft. */
export function answerInDraft(formName: string, field: string, answer: string): FormDraft {
  const fields = { ...readDraft(formName), [field]: [answer] };
  draftAt(formName, fieldsShape).write(fields);
  return fields;
}

/** What was typed into the form of that name in this tab; what is unreadable counts as nothing. */
export const readDraft = (formName: string): FormDraft => draftAt(formName, fieldsShape).read();

export const dropDraft = (formName: string): void => draftAt(formName, fieldsShape).remove();
