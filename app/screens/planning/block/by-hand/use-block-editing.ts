import { useEffect, useState } from "react";
import { useRoomState } from "~/browser/room/use-room";
import type { BlockEditing } from "~/browser/room/shared-text/block-editing";
import type { BlockName } from "~/domain/plan/block";

/**
 * This device's hand on a block of the trip's document; null while there is no document to write in, as on a first visit without
 * the room. It stays the same for as long as the block does, so that undo reaches back to the arrival on the screen.
 */
export function useBlockEditing(dayIndex: number, name: BlockName): BlockEditing | null {
  const document = useRoomState((state) => state.document);
  // The copy that this browser kept may be older than the plan on the screen: the day comes when the room is met.
  const isThere = useRoomState(() => Boolean(document?.block(dayIndex, name)));
  const [editing, setEditing] = useState<BlockEditing | null>(null);
  useEffect(() => {
    if (!document?.canEdit || !isThere) return;
    const begun = document.edit(dayIndex, name);
    setEditing(begun);
    return () => {
      begun?.end();
      setEditing(null);
    };
  }, [document, dayIndex, name, isThere]);
  return editing;
}
