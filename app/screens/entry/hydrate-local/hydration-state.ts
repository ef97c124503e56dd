import { ApiProblem, isOffline } from "~/browser/api/api-problem";
import { HYDRATION_STEPS, type HydrationStep } from "~/browser/api/hydrate";
import { hydrateLocalTexts as texts } from "#messages/entry";

/** SPEC section 4, hydration screen. */
export type HydrationState =
  | { kind: "loading" }
  | { kind: HydrationStep }
  | { kind: "complete" }
  | { kind: "error"; message: string; refused: boolean };

/** How many of the three steps are done, and what to say meanwhile. */
export const progressOf = (kind: HydrationStep | "complete"): { current: number; message: string } => ({
  current: kind === "complete" ? HYDRATION_STEPS.length : HYDRATION_STEPS.indexOf(kind),
  message: texts.doing[kind],
});

/** What the error card says (SPEC section 8, hydration). */
export function hydrationError(error: unknown): HydrationState & { kind: "error" } {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.status === 401) return { kind: "error", message: texts.refused, refused: true };
  return { kind: "error", message: isOffline(error) ? error.message : texts.serverError(error.status), refused: false };
}
