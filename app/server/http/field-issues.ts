import type * as z from "zod/mini";
import type { FieldIssue } from "~/contracts/problem";

type Issue = z.core.$ZodIssue;

/** The wrong fields of a failed parse, each with its path. Of a body that may have several forms, the form it comes closest to counts. */
export const fieldIssues = (issues: readonly Issue[]): FieldIssue[] =>
  issues.flatMap((issue) => {
    const closest = issue.code === "invalid_union" ? closestForm(issue.errors) : null;
    return closest ? fieldIssues(closest) : [{ path: issue.path.join("."), message: issue.message }];
  });

const closestForm = (forms: readonly Issue[][]): Issue[] | null =>
  forms.reduce<Issue[] | null>((best, form) => (best && best.length <= form.length ? best : form), null);
