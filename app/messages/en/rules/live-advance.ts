import type { BlockName } from "~/domain/plan/block";

/** The start button of /tripliveday, to SPEC's letter (section 2). */
export const startLabels: Record<BlockName | "otherwise", string> = {
  morning: "Let's Start the Day!",
  afternoon: "Continue to Afternoon!",
  evening: "Continue to Evening!",
  otherwise: "Continue Your Day!",
};
