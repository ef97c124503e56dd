import type { BlockName } from "../block";

export const FINDING_CODES = [
  "missing-day", "incomplete-block", "unknown-place", "repeated-place", "outside-city", "wrong-part-of-day", "missing-anchor",
  "not-step-free", "not-for-children", "long-hop", "pace", "same-kind-in-a-row", "too-many-day-trips",
] as const;

export type FindingCode = (typeof FINDING_CODES)[number];

/** `blocking`: the plan must not go out like this. `gentle`: worth knowing, nothing breaks. */
export type Severity = "blocking" | "gentle";

/** One thing that the plan check found. `dayIndex` counts from 1; 0 when it concerns the whole trip. */
export type Finding = { code: FindingCode; severity: Severity; dayIndex: number; block?: BlockName; message: string };
