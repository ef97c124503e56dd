import { useEffect, useState } from "react";
import type { RecentChange } from "~/browser/room/room-state";
import { useRoomState } from "~/browser/room/use-room";
import type { BlockName } from "~/domain/plan/block";
import { PresenceDots } from "~/ui/people/presence-row";
import { roomTexts } from "#messages/notices/room";

/** A day of the plan, or one part of it. */
export type PlaceInPlan = { dayIndex: number; block?: BlockName };

/** Who else is at a day, or at one block of it, who writes there, and who just changed it. Lies in something `relative`, which glows. */
export function CompanyMarks(place: PlaceInPlan) {
  return (
    <>
      <Looking {...place} />
      <ChangeMark {...place} />
    </>
  );
}

/** Who else looks at it; whoever has a caret in its words is said to be writing. */
function Looking({ dayIndex, block }: PlaceInPlan) {
  const here = useRoomState((state) => state.here);
  const people = here.filter(({ at }) => at?.dayIndex === dayIndex && (block === undefined || at.block === block));
  const writers = people.filter(({ at }) => at?.caret !== undefined);
  return (
    <>
      <PresenceDots people={people} label={roomTexts.looking} />
      {writers.length > 0 && (
        <span className="text-sm text-ink-soft">{roomTexts.writing(writers.map(({ name }) => name))}</span>
      )}
    </>
  );
}

/** Glows once around the thing it lies in (which is `relative`) when somebody else changed it, and says who for a while. */
export function ChangeMark({ dayIndex, block }: PlaceInPlan) {
  const change = useFreshChange(dayIndex, block);
  if (change === null) return null;
  return (
    <>
      <span
        key={change.at}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 z-10 animate-glow rounded-xl"
      />
      <span className="justify-self-start rounded-full bg-accent-wash px-2.5 py-0.5 text-xs font-bold text-accent-deep">
        {roomTexts.changed(change.by)}
      </span>
    </>
  );
}

/** Long enough to be found by somebody who looked up at the glow. */
const SHOWN_FOR_MS = 20_000;

/** The last change that somebody else made there, while it is fresh. */
function useFreshChange(dayIndex: number, block?: BlockName): RecentChange | null {
  const change = useRoomState(
    ({ changes }) =>
      changes.findLast((known) => known.dayIndex === dayIndex && (block === undefined || known.block === block)) ??
      null,
  );
  const [stale, setStale] = useState<number | null>(null);
  useEffect(() => {
    if (change === null) return;
    const timer = setTimeout(() => setStale(change.at), Math.max(0, change.at + SHOWN_FOR_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [change]);
  return change === null || change.at === stale ? null : change;
}
