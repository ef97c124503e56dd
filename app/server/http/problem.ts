import { problemTexts } from "#messages/server";
import type { FieldIssue, PlannedDay, ProblemCode } from "~/contracts/problem";
import { PROBLEM_STATUS } from "~/contracts/problem";

/** Each code has its sentence: one that is missing does not compile. */
const SENTENCES: Record<ProblemCode, string> = problemTexts.byCode;

/** A failure that the caller is told about; everything else thrown is a fault of ours and answers 500. */
export class Problem extends Error {
  override readonly name = "Problem";

  constructor(
    readonly code: ProblemCode,
    sentence: string = SENTENCES[code],
    readonly details: { issues?: FieldIssue[]; days?: PlannedDay[]; headers?: Record<string, string> } = {},
  ) {
    super(sentence);
  }

  get status(): number {
    return PROBLEM_STATUS[this.code];
  }
}

/** One wrong field found by a rule of the domain, answered like a failed parse. */
export const invalidField = (path: string, message: string): Problem =>
  new Problem("invalid", message, { issues: [{ path, message }] });

export const invalidFields = (issues: FieldIssue[]): Problem => new Problem("invalid", SENTENCES.invalid, { issues });
