import { demoMadeTexts as texts } from "#messages/demo";
import type { DemoActivity, DemoDay } from "~/domain/demo/demo";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { type Origin, originOf } from "~/domain/plan/origin";
import { UnusualNote } from "~/ui/feedback/source-note";
import { Card } from "~/ui/layout/card";
import { BlockChip } from "~/ui/sky/block-chip";

type DemoDayCardProps = {
  day: DemoDay;
  /** Who wrote what stands around it, which the screen says once. */ usual: Origin | null;
};

/** A day of the demo in full: its summary, then each activity with its time (SPEC section 2, /demo). */
export function DemoDayCard({ day: { dayIndex, summary, activities }, usual }: DemoDayCardProps) {
  return (
    <Card className="grid gap-5">
      <header className="grid gap-1">
        <h2 className="font-display text-xl font-semibold">{texts.day(dayIndex)}</h2>
        <p className="text-ink-soft">{summary}</p>
      </header>
      <ol className="grid gap-5">
        {activities.map((activity) => (
          <Activity key={`${activity.time} ${activity.title}`} activity={activity} usual={usual} />
        ))}
      </ol>
    </Card>
  );
}

function Activity({ activity, usual }: { activity: DemoActivity; usual: Origin | null }) {
  const { time, title, description } = activity;
  const block = blockOfTime(time);
  return (
    <li className="grid gap-1.5">
      {block ? (
        <BlockChip block={block}>{time}</BlockChip>
      ) : (
        <p className="text-sm font-semibold text-ink-soft">{time}</p>
      )}
      <h3 className="font-display text-lg font-semibold">{title}</h3>
      <p className="text-ink-soft">{description}</p>
      <UnusualNote origin={originOf(activity)} usual={usual} />
    </li>
  );
}

/** The part of the day that an activity's time names, if it names one. */
export const blockOfTime = (time: string): BlockName | null =>
  BLOCK_NAMES.find((name) => name === time.toLowerCase()) ?? null;
