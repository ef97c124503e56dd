import { BLOCK_NAMES, type Block, type BlockName } from "~/domain/plan/block";
import { dayOfBlocks } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import { newBlock } from "~/domain/plan/whole-block";
import { fallbackDayTexts as texts } from "#messages/planning/build";

/** The one day shown when the built days cannot be fetched (SPEC section 4, itinerary build): plainly no plan, and never saved. */
export const fallbackDay = (city: string): Day => {
  const block = (timeOfDay: BlockName): Block =>
    newBlock({ ...texts.blocks[timeOfDay], timeOfDay, location: city, source: "embedded" });
  const [morning, afternoon, evening] = BLOCK_NAMES;
  return dayOfBlocks({
    dayIndex: 1,
    summary: texts.summary(city),
    blocks: { morning: block(morning), afternoon: block(afternoon), evening: block(evening) },
  });
};
