import type { Subject, Talk } from "./question-context";

/** What can be said to one topic about a stop or place; null when there is nothing to say. */
export type Answer = (talk: Talk, subject: Subject) => string | null;
