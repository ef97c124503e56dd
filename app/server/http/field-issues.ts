import type * as z from "zod/mini";
import { fieldFaultText, formProblemText } from "#messages/forms";
import { FIELD_FAULTS, type FieldFault } from "~/domain/forms/form-problems";
import type { FieldIssue } from "~/contracts/problem";

type Issue = z.core.$ZodIssue;

/** The wrong fields of a failed parse, each with its path. Of a body that may have several forms, the form it comes closest to counts. */
export const fieldIssues = (issues: readonly Issue[]): FieldIssue[] =>
  issues.flatMap((issue) => {
    const closest = issue.code === "invalid_union" ? closestForm(issue.errors) : null;
    return closest ? fieldIssues(closest) : [{ path: issue.path.join("."), message: sentenceOf(issue) }];
  });

const closestForm = (forms: readonly Issue[][]): Issue[] | null =>
  forms.reduce<Issue[] | null>((best, form) => (best && best.length <= form.length ? best : form), null);

const isFault = (said: string): said is FieldFault => (FIELD_FAULTS as readonly string[]).includes(said);

/** The sentence for what a shape found wrong with a field; what no field means to say stays in the words of the library. */
function sentenceOf(issue: Issue): string {
  if (isFault(issue.message)) return fieldFaultText(issue.message);
  if (issue.code === "too_big" && issue.origin === "string")
    return formProblemText({ code: "too-long", most: Number(issue.maximum) });
  return issue.message;
}
