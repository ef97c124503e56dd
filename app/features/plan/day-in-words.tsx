import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import { BlockChip } from "~/ui/sky/block-chip";
import { type Origin, originOf } from "~/domain/plan/origin";
import { leadAt } from "~/domain/plan/day-of-stops";
import { UnusualNote } from "~/ui/feedback/source-note";
import { classes } from "~/ui/layout/classes";
import { dayCardTexts as texts } from "#messages/days";
import { OtherStops, StopTime } from "~/features/stops/stop-facts";
import { Disclosure } from "../../ui/layout/disclosure";

type DayInWordsProps = {
  day: Day;
  /** Who wrote most of the plan: the screen says it once. */ usual: Origin | null;
  open?: boolean;
  className?: string;
};

/** Everything the plan says about a day, folded away until somebody wants to read it. */
export function DayInWords({ day, usual, open, className }: DayInWordsProps) {
  const blocks = BLOCK_NAMES.map((name) => day.blocks[name]);
  return (
    <Disclosure
      label={texts.read(day.dayIndex)}
      open={open}
      className={classes("-mb-2 border-t border-line", className)}
    >
      <div className="grid gap-5 pb-3 pt-1">
        {blocks.map((block) => (
          <section key={block.timeOfDay} className="grid gap-1.5">
            <BlockChip block={block.timeOfDay} />
            <OtherStops day={day} part={block.timeOfDay} side="before" />
            <h3 dir="auto" className="font-display text-lg font-semibold">
              {block.title}
            </h3>
            <LeadTime day={day} part={block.timeOfDay} />
            <p dir="auto" className="text-ink-soft">
              {block.description}
            </p>
            <UnusualNote origin={originOf(block)} usual={usual} />
            <OtherStops day={day} part={block.timeOfDay} side="after" />
          </section>
        ))}
      </div>
    </Disclosure>
  );
}

function LeadTime({ day, part }: { day: Day; part: BlockName }) {
  const lead = leadAt(day, part);
  return lead && <StopTime stop={lead} />;
}
