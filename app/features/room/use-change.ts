import { useEffect, useState } from "react";
import type { RecentChange } from "~/browser/room/room-state";
import { useRoomState } from "~/browser/room/use-room";
import type { BlockName } from "~/domain/plan/block";

/** Long enough to be found by somebody who looked up at the glow. */
const SHOWN_FOR_MS = 20_000;

/** The last change that somebody else made to a day, or to one block of it, while it is fresh. */
export function useChange(dayIndex: number, block?: BlockName): RecentChange | null {
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
