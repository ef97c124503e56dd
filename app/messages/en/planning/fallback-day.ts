import type { BlockName } from "~/domain/plan/block";

const BLOCKS: Record<BlockName, { title: string; description: string }> = {
  morning: { title: "An open morning", description: "Take a slow breakfast near where you stay and look around." },
  afternoon: { title: "An open afternoon", description: "Walk towards the centre and stop wherever you like it." },
  evening: { title: "An open evening", description: "Have dinner in a street you liked on the way." },
};

/** The words of the one day that is shown when the built days cannot be fetched. */
export const fallbackDayTexts = {
  summary: (city: string) => `An open day in ${city}`,
  blocks: BLOCKS,
};
