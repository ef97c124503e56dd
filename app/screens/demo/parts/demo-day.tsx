import { demoMadeTexts as texts } from "#messages/demo";
import type { DemoActivity, DemoDay } from "~/domain/demo/demo";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { SourceNote } from "~/ui/feedback/source-note";
import { Card } from "~/ui/layout/card";
import { BlockChip } from "~/ui/sky/block-chip";

/** A day of the demo in full: its summary, then each activity with its time (SPEC section 2, /demo). */
export function DemoDayCard({ day: { dayIndex, summary, activities } }: { day: DemoDay }) {
  const [first] = activities;
  // One line says who wrote the day, unless its activities are by different hands.
  const isByOne = activities.every(({ source, verified }) => source === first?.source && verified === first.verified);
  return (
    <Card className="grid gap-5">
      <header className="grid gap-1">
        <h2 className="font-display text-xl font-semibold">{texts.day(dayIndex)}</h2>
        <p className="text-ink-soft">{summary}</p>
      </header>
      <ol className="grid gap-5">
        {activities.map((activity) => (
          <Activity key={`${activity.time} ${activity.title}`} activity={activity} signed={!isByOne} />
        ))}
      </ol>
      {isByOne && first && <SourceNote source={first.source} unverified={!first.verified} />}
    </Card>
  );
}

function Activity({
  activity: { time, title, description, source, verified },
  signed,
}: {
  activity: DemoActivity;
  signed: boolean;
}) {
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
      {signed && <SourceNote source={source} unverified={!verified} />}
    </li>
  );
}

/** The part of the day that an activity's time names, if it names one. */
export const blockOfTime = (time: string): BlockName | null =>
  BLOCK_NAMES.find((name) => name === time.toLowerCase()) ?? null;
