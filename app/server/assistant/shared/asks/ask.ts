import type { QuestionContext, Subject } from "../question-context";
import type { Thing } from "./said-before";

/** A question as it is read: what it asks, of what, and what the turn before was about. */
export type Ask = {
  context: QuestionContext;
  /** The place or stop that it names itself. */
  own: Subject | null;
  /** The same, or that of the turn before where the question goes on about it. */
  subject: Subject | null;
  /** All that it names, or else the turn before. */
  things: readonly Thing[];
  before: { context: QuestionContext; reply: string; named: Subject | null } | null;
};
