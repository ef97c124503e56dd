import { ApiProblem, isOffline } from "~/browser/api-problem";
import { HYDRATION_STEPS, type HydrationStep } from "~/browser/hydrate";

/** SPEC section 4, hydration screen. */
export type HydrationState = { kind: "loading" } | { kind: HydrationStep } | { kind: "complete" } | { kind: "error"; message: string; refused: boolean };

export const STEP_NAMES = ["Checking who you are", "Fetching your trip", "Laying out your days"] as const;

const MESSAGES: Record<HydrationStep | "complete", string> = {
  auth: "Checking who you are…",
  fetching: "Fetching your trip…",
  processing: "Laying out your days…",
  complete: "All here. On we go.",
};

/** How many of the three steps are done, and what to say meanwhile. */
export const progressOf = (kind: HydrationStep | "complete"): { current: number; message: string } => ({
  current: kind === "complete" ? HYDRATION_STEPS.length : HYDRATION_STEPS.indexOf(kind),
  message: MESSAGES[kind],
});

/** What the error card says (SPEC section 8, hydration). */
export function hydrationError(error: unknown): HydrationState & { kind: "error" } {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.status === 401) return { kind: "error", message: "Authentication failed - please log in again", refused: true };
  return { kind: "error", message: isOffline(error) ? error.message : `Server error: ${error.status}`, refused: false };
}
