import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { isUnauthenticated } from "~/browser/api/api-problem";
import { endRefusedSession } from "~/browser/session/guards";
import { refreshLiveStatus } from "~/browser/api/live-status";
import { useOutbox } from "~/browser/outbox/outbox-store";
import { idsInOrder } from "~/domain/offline/outbox";
import { useOwnRepaint, useRoomState } from "~/browser/room/use-room";
import { readLiveTrip } from "./live-trip";
import { useLatest } from "~/browser/page/use-latest";
import { useRepaint } from "~/browser/page/use-repaint";

/** Whether what is shown has been confirmed by the server; `unreachable` means it is what this phone remembers. */
export type LiveNews = "asking" | "confirmed" | "unreachable";

/** How often a screen asks by itself while the room, which would tell it, cannot be reached. */
const WITHOUT_ROOM_MS = 30_000;

/**
 * Keeps a live screen where the trip is. It has painted from the local copy; the room moves it from then on, and one call brings it up to
 * date when it opens and whenever the phone comes out of the pocket or finds its connection, since a room's socket may have died unheard.
 * A screen that has something to keep from moving passes its own `repaint`.
 */
export function useLiveStatus(tripId: string, { repaint }: { repaint?: () => void } = {}): LiveNews {
  const [news, setNews] = useState<LiveNews>("asking");
  const paintAnew = useRepaint();
  const navigate = useNavigate();
  useOwnRepaint(repaint);
  // The same through each rendering: a revalidation must not ask again.
  const show = useLatest(repaint ?? paintAnew);
  const toAccess = useLatest(() => navigate("/access", { replace: true }));
  useOutboxRepaint(tripId, show);
  useMomentRepaint(show);
  const hasRoom = useRoomState(({ status }) => status === "live");
  const ask = useRef(async () => {});
  useEffect(() => {
    let gone = false;
    ask.current = async () => {
      if (document.visibilityState === "hidden") return;
      try {
        const changed = await refreshLiveStatus(tripId);
        if (gone) return;
        setNews("confirmed");
        if (changed) show();
      } catch (error) {
        if (gone) return;
        if (!isUnauthenticated(error)) return setNews("unreachable");
        endRefusedSession();
        toAccess();
      }
    };
    const askNow = () => void ask.current();
    askNow();
    document.addEventListener("visibilitychange", askNow);
    window.addEventListener("online", askNow);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", askNow);
      window.removeEventListener("online", askNow);
    };
  }, [tripId, show, toAccess]);
  useEffect(() => {
    if (hasRoom) return;
    const timer = setInterval(() => void ask.current(), WITHOUT_ROOM_MS);
    return () => clearInterval(timer);
  }, [hasRoom]);
  return news;
}

/** How often the clock is looked at: a day begins while the screen is open, without a message from anybody. */
const CLOCK_MS = 20_000;

/** Paints anew when the time of day has moved the trip on. */
function useMomentRepaint(repaint: () => void): void {
  useEffect(() => {
    const momentNow = () => JSON.stringify(readLiveTrip()?.moment);
    let shown = momentNow();
    const look = () => {
      const now = momentNow();
      if (now === shown) return;
      shown = now;
      repaint();
    };
    const timer = setInterval(look, CLOCK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [repaint]);
}

/** What was sent, or not taken, moves the position that the screen shows; a tick moves nothing. */
function useOutboxRepaint(tripId: string, repaint: () => void): void {
  const inOrder = idsInOrder(useOutbox(tripId));
  const shown = useRef(inOrder);
  useEffect(() => {
    if (shown.current === inOrder) return;
    shown.current = inOrder;
    repaint();
  }, [inOrder, repaint]);
}
