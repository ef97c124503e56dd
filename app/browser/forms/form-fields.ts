import type { FieldIssue } from "~/contracts/problem";
import type { FormProblems } from "~/domain/forms/form-problems";

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

/** The server's issues as the form's problems; an issue inside a list belongs to the list's field. */
export function problemsFromIssues<Field extends string>(
  issues: readonly FieldIssue[],
  fields: readonly Field[],
): FormProblems<Field> {
  const problems: FormProblems<Field> = {};
  for (const { path, message } of issues) {
    const field = fields.find((name) => name === path.split(".")[0]);
    if (field !== undefined) problems[field] ??= message;
  }
  return problems;
}
