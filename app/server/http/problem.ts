import type { FieldIssue, ProblemCode } from "~/contracts/problem";
import { PROBLEM_STATUS } from "~/contracts/problem";

/** What a person reads when the thrower says nothing more fitting. */
const SENTENCES: Record<ProblemCode, string> = {
  "bad-request": "The request could not be read.",
  "invalid": "Please check what you entered.",
  "unauthenticated": "Authentication error. Please sign in again.",
  "forbidden": "Only the trip's organizer can do that.",
  "removed": "The organizer has removed you from this trip.",
  "not-found": "Not found.",
  "method-not-allowed": "This address does not take that method.",
  "conflict": "Somebody else changed this at the same moment. Please try again.",
  "join-code-taken": "Join code already taken. Please try a different code.",
  "has-trip": "Join code taken or user already has a trip",
  "organizer-stays": "Hand the trip over first. Then you can leave.",
  "organizes-another": "They already organize a trip that is not over yet. They can take this one over once that one is.",
  "out-of-order": "That block is still ahead.",
  "not-started": "The trip has not started yet.",
  "not-ready": "The itinerary is not ready yet.",
  "too-large": "The request is too large.",
  "unsupported-media-type": "Please send JSON.",
  "too-many-requests": "Too many requests. Please wait a moment and try again.",
  "internal": "Something went wrong. Please try again.",
  "unavailable": "Wayfellow is not reachable right now. Please try again in a moment.",
};

/** A failure that the caller is told about; everything else thrown is a fault of ours and answers 500. */
export class Problem extends Error {
  override readonly name = "Problem";

  constructor(
    readonly code: ProblemCode,
    sentence: string = SENTENCES[code],
    readonly details: { issues?: FieldIssue[]; headers?: Record<string, string> } = {},
  ) {
    super(sentence);
  }

  get status(): number {
    return PROBLEM_STATUS[this.code];
  }
}

/** One wrong field found by a rule of the domain, answered like a failed parse. */
export const invalidField = (path: string, message: string): Problem => new Problem("invalid", message, { issues: [{ path, message }] });

export const invalidFields = (issues: FieldIssue[]): Problem => new Problem("invalid", SENTENCES.invalid, { issues });
