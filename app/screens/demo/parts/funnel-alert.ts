import { ApiProblem } from "~/browser/api/api-problem";
import { problemsFromIssues } from "~/browser/forms/form-fields";
import type { FormProblems } from "~/domain/forms/form-problems";

const TOO_MANY = 429;

/** What a form says when its demo was not made: SPEC's alert, or how long to wait, with a sentence at each field that the server refused. */
export function funnelRefusal<Field extends string>(
  error: unknown,
  alert: string,
  fields: readonly Field[],
): { alert: string; refused: FormProblems<Field> } {
  if (!(error instanceof ApiProblem)) throw error;
  return {
    alert: error.status === TOO_MANY && error.message !== "" ? error.message : alert,
    refused: problemsFromIssues(error.issues, fields),
  };
}
