import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "./limits";

/** What a form still needs. */
export type Missing =
  | "no-trip-name"
  | "no-purpose"
  | "no-city"
  | "no-start-date"
  | "no-end-date"
  | "no-join-code"
  | "no-first-name"
  | "no-last-name"
  | "no-home-city"
  | "no-state"
  | "no-region"
  | "no-name"
  | "no-message"
  | "no-destination"
  | "no-season"
  | "no-mood"
  | "no-stay-name"
  | "no-time"
  | "nothing-chosen"
  | "nothing-to-ask"
  | "not-ready";

/** Each way that something typed can be wrong, with the numbers that its sentence names (`formProblemText` in the messages has them all). */
export type FormProblem =
  | { code: Missing }
  | { code: "too-long"; most: number }
  | { code: "no-email-address" }
  | { code: "code-too-short"; least: number }
  | { code: "code-too-long"; most: number }
  | { code: "code-has-other-signs" }
  | { code: "code-of-hyphens"; least: number }
  | { code: "ends-before-start" }
  | { code: "trip-too-long"; days: number }
  | { code: "no-party-count" }
  | { code: "party-too-large"; people: number }
  | { code: "days-out-of-range"; least: number; most: number }
  | { code: "unknown-mood" }
  | { code: "cities-do-not-cover-days" }
  | { code: "stay-outside-trip"; days: number }
  | { code: "stay-without-night" }
  | { code: "stays-overlap"; name: string }
  | { code: "departs-before-arrival" }
  | { code: "ends-before-position"; day: number }
  | { code: "over-keeps-days"; days: number }
  | { code: "cities-before-position"; day: number }
  | { code: "over-keeps-cities" }
  | { code: "no-place-in-text" };

/** What can be wrong with a single field of a call; `fieldFaultText` in the messages says it. */
export const FIELD_FAULTS = [
  "required",
  "no-id",
  "no-email",
  "no-date",
  "no-party-count",
  "no-mood",
  "no-time",
] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];

/** What is wrong with a form, by its fields; empty when it may be sent. */
export type FormProblems<Field extends string> = Partial<Record<Field, FormProblem>>;

export const isBlank = (text: string): boolean => text.trim() === "";

/** Whether something is wrong with a form, be it said in codes or in sentences. */
export const hasProblems = (problems: Partial<Record<string, unknown>>): boolean => Object.keys(problems).length > 0;

/** Keeps the fields whose check found something. */
export function problemsOf<Field extends string>(checks: Record<Field, FormProblem | null>): FormProblems<Field> {
  const problems: FormProblems<Field> = {};
  for (const field in checks) {
    const problem = checks[field];
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

/** A name or other short line that must be there; `missing` when it is not. */
export const requiredLine = (text: string, missing: Missing): FormProblem | null =>
  isBlank(text) ? { code: missing } : longLine(text);

/** A name or other short line that may be left out. */
export const longLine = (text: string): FormProblem | null =>
  text.trim().length > MAX_NAME_LENGTH ? { code: "too-long", most: MAX_NAME_LENGTH } : null;

/** Free text that may be left out. */
export const longText = (text: string): FormProblem | null =>
  text.trim().length > MAX_TEXT_LENGTH ? { code: "too-long", most: MAX_TEXT_LENGTH } : null;

/** Not a proof that mail arrives, only that it looks like an address. */
export const emailProblem = (email: string): FormProblem | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && email.trim().length <= 254 ? null : { code: "no-email-address" };
