import { PendingLine } from "~/ui/feedback/pending-line";
import { Screen } from "~/ui/layout/screen";
import { SkeletonCard } from "~/ui/feedback/skeleton";
import { useLongWait } from "~/features/plan/use-long-wait";

/** A demo is quick; past this it says what it is still doing. */
const LONG_MS = 4_000;
const MOST_CARDS = 4;

/** What is being made, in the shape it will have. */
export function Making({
  title,
  lead,
  leadLong,
  cards,
}: {
  title: string;
  lead: string;
  leadLong: string;
  cards: number;
}) {
  const isLong = useLongWait(true, LONG_MS);
  return (
    <Screen sky="morning" title={title}>
      <PendingLine>{isLong ? leadLong : lead}</PendingLine>
      {Array.from({ length: Math.min(cards, MOST_CARDS) }, (_, card) => (
        <SkeletonCard key={card} lines={3} />
      ))}
    </Screen>
  );
}
