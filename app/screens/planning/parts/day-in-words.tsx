import { BLOCK_NAMES } from "~/domain/block";
import type { Day } from "~/domain/itinerary";
import { BlockChip } from "~/ui/block-chip";
import { SourceNote } from "~/ui/source-note";
import { classes } from "~/ui/classes";
import { Fold } from "./fold";

/** Everything the plan says about a day, folded away until somebody wants to read it. */
export function DayInWords({ day, className }: { day: Day; className?: string }) {
  const blocks = BLOCK_NAMES.map((name) => day.blocks[name]);
  return (
    <Fold label={`Read day ${day.dayIndex}`} className={classes("-mb-2 border-t border-line", className)}>
      <div className="grid gap-5 pb-3 pt-1">
        {blocks.map((block) => (
          <section key={block.timeOfDay} className="grid gap-1.5">
            <BlockChip block={block.timeOfDay} />
            <h3 className="font-display text-lg font-semibold">{block.title}</h3>
            <p className="text-ink-soft">{block.description}</p>
          </section>
        ))}
        <SourceNote source={blocks[0]?.source ?? "embedded"} unverified={blocks.some(({ verified, source }) => !verified && source !== "traveller")} />
      </div>
    </Fold>
  );
}
