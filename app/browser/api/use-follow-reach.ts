import { useEffect } from "react";
import { useLatest } from "../page/use-latest";
import { useRepaint } from "../page/use-repaint";
import { refreshTrip } from "./hydrate";
import { noteUnreached, useLostReach } from "./reach";
import { useOnProblem } from "./use-refresh";

const ASK_EVERY_MS = 10_000;

/** While the trip cannot be reached, asks for it again and again, whatever screen stands there; the room tries by itself. */
export function useFollowReach(tripId: string | null): void {
  const isLost = useLostReach() !== null;
  const repaint = useRepaint();
  const onProblem = useLatest(useOnProblem(() => {}));
  useEffect(() => {
    window.addEventListener("offline", noteUnreached);
    return () => window.removeEventListener("offline", noteUnreached);
  }, []);
  useEffect(() => {
    if (!isLost || tripId === null) return;
    const ask = () => {
      if (document.visibilityState === "hidden") return;
      refreshTrip().then((changed) => {
        if (changed) repaint();
      }, onProblem);
    };
    const timer = setInterval(ask, ASK_EVERY_MS);
    window.addEventListener("online", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [isLost, tripId, repaint, onProblem]);
}
