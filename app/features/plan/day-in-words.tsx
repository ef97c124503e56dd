import type { Block } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import { BlockChip } from "~/ui/sky/block-chip";
import { SourceNote } from "~/ui/feedback/source-note";
import { classes } from "~/ui/layout/classes";
import { dayCardTexts as texts } from "#messages/planning";
import { Fold } from "./fold";

const noteOf = ({ source, verified }: Block) => (
  <SourceNote source={source} unverified={!verified && source !== "traveller"} />
);

/** Everything the plan says about a day, folded away until somebody wants to read it. */
export function DayInWords({ day, open, className }: { day: Day; open?: boolean; className?: string }) {
  const blocks = BLOCK_NAMES.map((name) => day.blocks[name]);
  // One line says who wrote the day, unless its blocks are by different hands.
  const isByOne = blocks.every(
    ({ source, verified }) => source === blocks[0]?.source && verified === blocks[0].verified,
  );
  return (
    <Fold label={texts.read(day.dayIndex)} open={open} className={classes("-mb-2 border-t border-line", className)}>
      <div className="grid gap-5 pb-3 pt-1">
        {blocks.map((block) => (
          <section key={block.timeOfDay} className="grid gap-1.5">
            <BlockChip block={block.timeOfDay} />
            <h3 dir="auto" className="font-display text-lg font-semibold">
              {block.title}
            </h3>
            <p dir="auto" className="text-ink-soft">
              {block.description}
            </p>
            {!isByOne && noteOf(block)}
          </section>
        ))}
        {isByOne && blocks[0] && noteOf(blocks[0])}
      </div>
    </Fold>
  );
}
