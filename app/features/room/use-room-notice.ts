import { useEffect, useState, useSyncExternalStore } from "react";
import { useLostReach } from "~/browser/api/reach";
import { useOutbox } from "~/browser/outbox/outbox-store";
import { useRoomState } from "~/browser/room/use-room";
import { useLatest } from "~/browser/page/use-latest";
import { noticeDelay, type RoomNotice, roomNotice } from "~/domain/offline/room-notice";

const BACK_FOR_MS = 4_000;

function onOnlineChange(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    onOnlineChange,
    () => navigator.onLine,
    () => true,
  );

/** What to say about the way to the room right now; never for a short gap, and for a moment when all is well again. */
export function useRoomNotice(): RoomNotice | null {
  const online = useOnline();
  const lost = useLostReach();
  const { tripId, status, reason, hasRooms, unsent } = useRoomState((state) => state);
  const kept = unsent.length + useOutbox(tripId).waiting.length;
  const wanted = roomNotice({
    online,
    status,
    reason,
    unreached: lost !== null,
    asOf: lost?.asOf ?? null,
    hasRooms,
    kept,
  });
  const [shown, show] = useState<RoomNotice | null>(null);
  const key = JSON.stringify(wanted);
  const showSoon = useLatest(() =>
    setTimeout(
      () => show((before) => wanted ?? (before === null ? null : { kind: "back" })),
      noticeDelay(wanted, shown),
    ),
  );
  useEffect(() => {
    const timer = showSoon();
    return () => clearTimeout(timer);
    // The facts behind the notice make a new object each time; only another notice begins the wait anew.
  }, [key, showSoon]);
  useEffect(() => {
    if (shown?.kind !== "back") return;
    const timer = setTimeout(() => show(null), BACK_FOR_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}
