import type { BlockName } from "~/domain/plan/block";

export const FINDING_CODES = [
  "missing-day",
  "incomplete-block",
  "unknown-place",
  "repeated-place",
  "outside-city",
  "wrong-part-of-day",
  "missing-anchor",
  "not-step-free",
  "not-for-children",
  "long-hop",
  "pace",
  "same-kind-in-a-row",
  "too-many-day-trips",
  "third-alike",
  "several-tickets",
  "outdoors-in-winter",
  "open-part",
  "unverified",
] as const;

export type FindingCode = (typeof FINDING_CODES)[number];

/** `blocking`: a plan of the assistant must not go out like this. `gentle`: worth knowing, nothing breaks. */
export type Severity = "blocking" | "gentle";

/** What a finding says: a few friendly words, and one helpful sentence. */
export type Words = { title: string; message: string };

/** What a block of a plan does not have as it should. */
export type Lack = "title" | "description" | "location" | "part" | "place" | "coordinate";

/** Where in the trip: `dayIndex` counts from 1; 0 when it concerns the whole trip. */
export type Whereabouts = { dayIndex: number; block?: BlockName };

/** One thing that the plan check found. */
export type Finding = Whereabouts & Words & { code: FindingCode; severity: Severity };
