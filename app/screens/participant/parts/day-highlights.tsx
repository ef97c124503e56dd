import type { DayHighlight } from "~/domain/trip/highlights";
import { SkyCard } from "~/ui/sky/sky-card";
import { originOf, usualOrigin } from "~/domain/plan/origin";
import { SourceNote, UnusualNote } from "~/ui/feedback/source-note";
import { BlockFacts } from "~/features/plan/block-card";
import { highlightsTexts as texts } from "#messages/people/participant";

type DayHighlightsProps = { days: readonly DayHighlight[]; dateOf: (dayIndex: number) => string };

/** One block of each day, under its sky. */
export function DayHighlights({ days, dateOf }: DayHighlightsProps) {
  if (days.length === 0) return null;
  const usual = usualOrigin(days.map(({ block }) => originOf(block)));
  return (
    <section aria-labelledby="best-of-days" className="grid gap-4">
      <h2 id="best-of-days">{texts.days}</h2>
      <ol className="grid gap-5">
        {days.map(({ dayIndex, block }) => (
          <li key={dayIndex} className="grid gap-2">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-display text-lg font-semibold">{texts.day(dayIndex)}</span>
              <span className="text-sm text-ink-soft">{dateOf(dayIndex)}</span>
            </p>
            <SkyCard
              block={block.timeOfDay}
              title={block.title}
              description={block.description}
              meta={<BlockFacts block={block} />}
            >
              <UnusualNote origin={originOf(block)} usual={usual} />
            </SkyCard>
          </li>
        ))}
      </ol>
      {usual && <SourceNote {...usual} />}
    </section>
  );
}
