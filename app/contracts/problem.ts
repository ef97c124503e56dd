import * as z from "zod/mini";

/** Every way a call can fail, and the status it answers with (DESIGN section 3). */
export const PROBLEM_STATUS = {
  "bad-request": 400,
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  removed: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  "join-code-taken": 409,
  "has-trip": 409,
  "limit-reached": 409,
  "stale-demo": 409,
  "organizer-stays": 409,
  "organizes-another": 409,
  "out-of-order": 409,
  "not-started": 409,
  "under-way": 409,
  "not-ready": 409,
  "days-would-be-shelved": 409,
  "too-large": 413,
  "unsupported-media-type": 415,
  "too-many-requests": 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

const issue = z.object({ path: z.string(), message: z.string() });

export type FieldIssue = z.output<typeof issue>;

/** A day that a change would take from the trip, and what is planned on it. */
const plannedDay = z.object({ dayIndex: z.number(), stops: z.array(z.string()) });

export type PlannedDay = z.output<typeof plannedDay>;

/** The body of every failed call: with the wrong fields of one that is invalid, and the days that a change would take from the trip. */
export const problemShape = z.object({
  error: z.string(),
  code: z.string(),
  issues: z.optional(z.array(issue)),
  days: z.optional(z.array(plannedDay)),
});
