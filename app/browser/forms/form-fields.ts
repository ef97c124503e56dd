import type { FieldIssue } from "~/contracts/problem";
import type { FormProblems } from "~/domain/forms/form-problems";
import { formProblemText } from "#messages/forms";

/** What to say under the fields of a form; a field that is not named needs no word. */
export type FieldSentences<Field extends string> = Partial<Record<Field, string>>;

/** A field as typed; empty when the form has none of that name. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** The chosen ones of a field's options, in the order of the options. */
export function formChoices<Option extends string>(form: FormData, name: string, options: readonly Option[]): Option[] {
  const chosen = new Set(form.getAll(name));
  return options.filter((option) => chosen.has(option));
}

/** What the rules found wrong with a form, said to whoever fills it in. */
export function inSentences<Field extends string>(problems: FormProblems<Field>): FieldSentences<Field> {
  const sentences: FieldSentences<Field> = {};
  for (const field in problems) {
    const problem = problems[field];
    if (problem !== undefined) sentences[field] = formProblemText(problem);
  }
  return sentences;
}

/** What the server found wrong, under the form's fields; an issue inside a list belongs to the list's field. */
export function sentencesFromIssues<Field extends string>(
  issues: readonly FieldIssue[],
  fields: readonly Field[],
): FieldSentences<Field> {
  const sentences: FieldSentences<Field> = {};
  for (const { path, message } of issues) {
    const field = fields.find((name) => name === path.split(".")[0]);
    if (field !== undefined) sentences[field] ??= message;
  }
  return sentences;
}
