import { formProblemText } from "#messages/forms";
import type { FormProblems } from "~/domain/forms/form-problems";
import { invalidFields } from "./problem";

/** Answers what a rule of the domain found wrong like a failed parse: 400 with an issue for each field. */
export function checkRules(problems: FormProblems<string>): void {
  const issues = Object.entries(problems).flatMap(([path, problem]) =>
    problem === undefined ? [] : [{ path, message: formProblemText(problem) }],
  );
  if (issues.length > 0) throw invalidFields(issues);
}
