import type { BlockName } from "~/domain/plan/block";

/** The parts of a day, as a title and within a sentence. */
export const blockTexts: Record<"title" | "word", Record<BlockName, string>> = {
  title: { morning: "Morning", afternoon: "Afternoon", evening: "Evening" },
  word: { morning: "morning", afternoon: "afternoon", evening: "evening" },
};
