import { Fragment } from "react";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Origin } from "~/domain/plan/origin";
import { isLedFirst, leadAt } from "~/domain/plan/day-of-stops";
import { PartBand } from "~/features/stops/part-band";
import { OtherStops } from "~/features/stops/stop-facts";
import { ShareBlock } from "./share-block";
import { dayCardTexts as texts } from "#messages/days";
import { BlockCard } from "./block-card";

/** The selected day beside the list of days: every block with all its words. */
export default function DayInFull({ day, usual }: { day: Day; usual: Origin | null }) {
  return (
    <section
      key={day.dayIndex}
      aria-labelledby="day-in-full"
      // Longer than the window it scrolls by itself, so the arrow keys must come to it too.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="hidden max-h-[calc(100dvh-9rem)] auto-rows-max animate-arrive gap-4 overflow-y-auto lg:grid"
    >
      <h2 id="day-in-full" className="font-display text-xl font-semibold">
        {texts.inFull(day.dayIndex)}
      </h2>
      {BLOCK_NAMES.map((name) => (
        <Fragment key={name}>
          <PartBand day={day} part={name} />
          <OtherStops day={day} part={name} side="before" />
          <BlockCard block={day.blocks[name]} stop={leadAt(day, name)} usual={usual} banded={isLedFirst(day, name)}>
            <ShareBlock block={day.blocks[name]} dayIndex={day.dayIndex} />
          </BlockCard>
          <OtherStops day={day} part={name} side="after" />
        </Fragment>
      ))}
    </section>
  );
}
