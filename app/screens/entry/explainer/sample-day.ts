import type { Stop } from "~/ui/sky/line-of-the-day";
import { sampleDayTexts as texts } from "#messages/about";

/** A day to show what a plan looks like. */
export const SAMPLE_DAY: readonly Stop[] = [
  { block: "morning", ...texts.morning, state: "done" },
  { block: "afternoon", ...texts.afternoon, state: "current" },
  { block: "evening", ...texts.evening, state: "ahead" },
];
