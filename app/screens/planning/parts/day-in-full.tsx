import { BLOCK_NAMES } from "~/domain/block";
import type { Day } from "~/domain/itinerary";
import { ShareBlock } from "../../trip/parts/share-slot";
import { BlockCard } from "./block-card";
import { itineraryUpdateTexts as texts } from "./itinerary-update-texts";

/** The selected day beside the list of days: every block with all its words. */
export function DayInFull({ day }: { day: Day }) {
  return (
    <section key={day.dayIndex} aria-labelledby="day-in-full" className="hidden max-h-[calc(100dvh-9rem)] animate-arrive gap-4 overflow-y-auto lg:grid">
      <h2 id="day-in-full" className="font-display text-xl font-semibold">
        {texts.selected(day.dayIndex)}
      </h2>
      {BLOCK_NAMES.map((name) => (
        <BlockCard key={name} block={day.blocks[name]}>
          <ShareBlock block={day.blocks[name]} dayIndex={day.dayIndex} />
        </BlockCard>
      ))}
    </section>
  );
}
