import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle";

/** False until the page has been painted and nothing the traveller waits for is under way; what a screen can do without comes after that. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let gone = false;
    void whenIdle().then(() => {
      if (!gone) setIdle(true);
    });
    return () => {
      gone = true;
    };
  }, []);
  return isIdle;
}

/** How many of so many things a screen may do by now that it can do without: one more each time that the page is idle, so that none of them holds up a tap. */
export function useOneByOneWhenIdle(most: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count >= most) return;
    let gone = false;
    void whenIdle().then(() => {
      if (!gone) setCount(count + 1);
    });
    return () => {
      gone = true;
    };
  }, [count, most]);
  return count;
}

/**
 * What this fetches once the page is idle: undefined until it is there, null while it cannot be fetched, as the screen serves without it.
 * `load` is an `import()`, the same function at each render.
 */
export function useLoadedWhenIdle<Part extends object>(load: () => Promise<Part>): Part | null | undefined {
  const isIdle = useIsIdle();
  const [part, setPart] = useState<Part | null>();
  useEffect(() => {
    if (!isIdle) return;
    let state: "waiting" | "fetching" | "done" = "waiting";
    let cameBack = false;
    let gone = false;
    const fetchPart = async (): Promise<void> => {
      // The connection may come back before a fetch that it broke off has failed.
      cameBack = state === "fetching";
      if (state !== "waiting") return;
      state = "fetching";
      const loaded = await load().catch(() => null);
      if (gone) return;
      state = loaded ? "done" : "waiting";
      setPart(loaded);
      if (!loaded && cameBack) void fetchPart();
    };
    const fetchNow = () => void fetchPart();
    fetchNow();
    window.addEventListener("online", fetchNow);
    return () => {
      gone = true;
      window.removeEventListener("online", fetchNow);
    };
  }, [isIdle, load]);
  return part;
}
