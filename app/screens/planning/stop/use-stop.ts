import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { RoomDocument } from "~/browser/room/room-state";
import type { BlockEditing } from "~/browser/room/shared-text/block-editing";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Stop } from "~/domain/plan/stop";

/** A stop of the plan as the local copy has it. */
export const stopOfPlan = ({ days, shelf }: Pick<Itinerary, "days" | "shelf">, id: string): Stop | null =>
  [...days.flatMap(({ stops }) => stops), ...shelf].find((stop) => stop.id === id) ?? null;

/** A stop as the trip's document has it this moment, a moment ahead of the local copy; null while it is not there. */
export function useSharedStop(document: RoomDocument | null, id: string): Stop | null {
  const last = useRef<{ stop: Stop | null; text: string }>({ stop: null, text: "null" });
  const read = useCallback(() => {
    const stop = document?.stops().find((candidate) => candidate.id === id) ?? null;
    const text = JSON.stringify(stop);
    if (text !== last.current.text) last.current = { stop, text };
    return last.current.stop;
  }, [document, id]);
  const subscribe = useCallback(
    (listener: () => void) => {
      document?.doc.on("update", listener);
      return () => document?.doc.off("update", listener);
    },
    [document],
  );
  return useSyncExternalStore(subscribe, read, () => null);
}

/** This device's hand on a stop's title and note, which several people type at once; null while the stop is not there. */
export function useStopWriting(document: RoomDocument | null, id: string, isThere: boolean): BlockEditing | null {
  const [writing, setWriting] = useState<BlockEditing | null>(null);
  useEffect(() => {
    if (!document?.canEdit || !isThere) return;
    const begun = document.editStop(id);
    setWriting(begun);
    return () => {
      begun?.end();
      setWriting(null);
    };
  }, [document, id, isThere]);
  return writing;
}
