import { useEffect, useState, useSyncExternalStore } from "react";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import { NOTHING_TO_UNDO, type UndoState } from "~/browser/room/shared-text/undo-state";
import { useRoomState } from "~/browser/room/use-room";

/**
 * This device's hand on the plan's stops, for as long as the screen stands; null where there is no document to write in, as on a first visit
 * without the room, and for who may not.
 */
export function usePlanEditing(): PlanEditing | null {
  const document = useRoomState((state) => state.document);
  const [editing, setEditing] = useState<PlanEditing | null>(null);
  useEffect(() => {
    if (!document?.canEdit) return;
    const begun = document.editPlan();
    setEditing(begun);
    return () => {
      begun.end();
      setEditing(null);
    };
  }, [document]);
  return editing;
}

/** Whether there is something to take back, of one's own. */
export const useUndoState = (editing: PlanEditing | null): UndoState =>
  useSyncExternalStore(
    editing ? editing.onUndoState : () => () => undefined,
    editing ? editing.undoState : () => NOTHING_TO_UNDO,
    () => NOTHING_TO_UNDO,
  );
