import { useEffect } from "react";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem } from "~/browser/api/api-problem";
import { keepForLater, useOutbox } from "~/browser/outbox/outbox-store";
import { useRoomState } from "~/browser/room/use-room";
import { keepTicks, ticksTaken, useKeptTicks } from "~/browser/storage/trip-ticks";
import { readTicks } from "~/contracts/calls/ticks";
import { type Tick, ticksWithQueue } from "~/domain/live/ticks";

/** Sets or takes back one's own tick: here at once, on the server as soon as there is a connection. */
export const tick = (tripId: string, stopId: string, done: boolean): void =>
  keepForLater(tripId, { kind: "tick-stop", stopId, done });

/**
 * Everybody's ticks, with what this device has not sent yet. The room brings each as it is set; all are asked for when the list opens, when the room
 * is reached again, and when the phone comes out of the pocket.
 */
export function useTicks(tripId: string, userId: string): readonly Tick[] {
  const hasRoom = useRoomState(({ status }) => status === "live");
  useEffect(() => {
    const ask = () => {
      if (navigator.onLine && document.visibilityState === "visible") void refreshTicks(tripId);
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    window.addEventListener("online", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      window.removeEventListener("online", ask);
    };
  }, [tripId, hasRoom]);
  return useKnownTicks(tripId, userId);
}

/** The same, as far as this device knows them already. */
export function useKnownTicks(tripId: string, userId: string): readonly Tick[] {
  const known = useKeptTicks(tripId);
  const { waiting } = useOutbox(tripId);
  return ticksWithQueue(known, waiting, userId);
}

/** An answer that was overtaken by a tick may lack it, and is asked for again; what cannot be asked stays as it is known. */
async function refreshTicks(tripId: string): Promise<void> {
  try {
    const before = ticksTaken();
    const { ticks } = await callApi(readTicks, { params: { tripId }, timeoutMs: 10_000 });
    if (before === ticksTaken()) return keepTicks(tripId, ticks);
    await refreshTicks(tripId);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}
