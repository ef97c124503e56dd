import { useEffect } from "react";
import { useRoomState } from "~/browser/room/use-room";
import type { Itinerary } from "~/domain/plan/itinerary";
import { daysSoFar } from "./build-itinerary";

/** How often the server is asked while the room is not there to tell; else, and after a failure, seldom, to be sure. */
const WITHOUT_ROOM_MS = 2_500;
const TO_BE_SURE_MS = 10_000;

/** Looks for days that have been built, for as long as some are waited for; after a failure at once, since those are safe. */
export function useLookForDays(
  tripId: string,
  waiting: "building" | "failed" | null,
  onDays: (itinerary: Itinerary) => void,
): void {
  const isLive = useRoomState(({ status }) => status === "live");
  useEffect(() => {
    if (waiting === null) return;
    const pause = isLive || waiting === "failed" ? TO_BE_SURE_MS : WITHOUT_ROOM_MS;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const look = async () => {
      const found = await daysSoFar(tripId);
      if (gone) return;
      if (found !== null) onDays(found);
      timer = setTimeout(look, pause);
    };
    timer = setTimeout(look, waiting === "failed" ? 0 : pause);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [tripId, waiting, isLive, onDays]);
}
