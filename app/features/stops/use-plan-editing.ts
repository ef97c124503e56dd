import { useEffect, useState, useSyncExternalStore } from "react";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import type { UndoState } from "~/browser/room/shared-text/block-editing";
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

const NOTHING: UndoState = { canUndo: false, canRedo: false };

/** Whether there is something to take back, of one's own. */
export const useUndoState = (editing: PlanEditing | null): UndoState =>
  useSyncExternalStore(
    editing ? editing.onUndoState : () => () => undefined,
    editing ? editing.undoState : () => NOTHING,
    () => NOTHING,
  );
