import { formProblemTexts } from "#messages/forms";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "./limits";

/** What is wrong with a form: a sentence for each field that needs one; empty when it may be sent. */
export type FormProblems<Field extends string> = Partial<Record<Field, string>>;

export const isBlank = (text: string): boolean => text.trim() === "";

/** Whether a form may be sent. */
export const hasProblems = (problems: FormProblems<string>): boolean => Object.keys(problems).length > 0;

/** Keeps the fields whose check found something. */
export function problemsOf<Field extends string>(checks: Record<Field, string | null>): FormProblems<Field> {
  const problems: FormProblems<Field> = {};
  for (const field in checks) {
    const sentence = checks[field];
    if (sentence !== null) problems[field] = sentence;
  }
  return problems;
}

/** A name or other short line that must be there. */
export const requiredLine = (text: string, sentence: string): string | null =>
  isBlank(text) ? sentence : longLine(text);

/** A name or other short line that may be left out. */
export const longLine = (text: string): string | null =>
  text.trim().length > MAX_NAME_LENGTH ? formProblemTexts.tooLong(MAX_NAME_LENGTH) : null;

/** Free text that may be left out. */
export const longText = (text: string): string | null =>
  text.trim().length > MAX_TEXT_LENGTH ? formProblemTexts.tooLong(MAX_TEXT_LENGTH) : null;

/** Not a proof that mail arrives, only that it looks like an address. */
export const emailProblem = (email: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && email.trim().length <= 254 ? null : formProblemTexts.email;
