import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import { NOTHING_TO_UNDO, type UndoState } from "~/browser/room/shared-text/undo-state";
import { useRoomState } from "~/browser/room/use-room";
import { useLocal } from "~/browser/storage/local-copy";
import { usePlanFacts } from "~/features/hints/plan-facts";
import type { TimesBrief } from "~/planner/times/times-anew";

const loadPlanner = () => import("./follow-changes");

/**
 * This device's hand on the plan's stops, for as long as the screen stands; null where there is no document to write in, as on a first visit
 * without the room, and for who may not.
 */
export function usePlanEditing(): PlanEditing | null {
  const brief = useTimesBrief();
  const known = useRef(brief);
  useEffect(() => void (known.current = brief), [brief]);
  const document = useRoomState((state) => state.document);
  const [editing, setEditing] = useState<PlanEditing | null>(null);
  useEffect(() => {
    if (!document?.canEdit) return;
    const begun = document.editPlan();
    let isOver = false;
    const begin = () => !isOver && setEditing(begun);
    // A device that never had the script and has no network moves stops all the same.
    loadPlanner()
      .then(({ followOrder, renewedDayLine, noteOnShelf }) =>
        begun.followOrderBy(
          (days, dayIndex, titles) => followOrder(known.current, days, dayIndex, titles),
          renewedDayLine,
          noteOnShelf,
        ),
      )
      .then(begin, begin);
    return () => {
      isOver = true;
      begun.end();
      setEditing(null);
    };
  }, [document]);
  return editing;
}

/** The trip as its times depend on it; its cities' places come in as soon as they are known. */
function useTimesBrief(): TimesBrief | null {
  const trip = useLocal("tripData");
  const intent = useLocal("tripIntentData");
  const facts = usePlanFacts(trip);
  return useMemo(
    () =>
      trip && {
        ...trip,
        intent,
        guide: facts?.guide ?? null,
        legs: facts?.legs ?? [],
        clocksForward: facts?.clocksForward ?? {},
      },
    [trip, intent, facts],
  );
}

/** Whether there is something to take back, of one's own. */
export const useUndoState = (editing: PlanEditing | null): UndoState =>
  useSyncExternalStore(
    editing ? editing.onUndoState : () => () => undefined,
    editing ? editing.undoState : () => NOTHING_TO_UNDO,
    () => NOTHING_TO_UNDO,
  );
