import { useEffect, useState } from "react";
import { calmMoment } from "./calm-moment";

/** False until the page has been painted and nothing the traveller waits for is under way; what a screen can do without comes after that. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    let gone = false;
    void calmMoment().then(() => {
      if (!gone) setCalm(true);
    });
    return () => {
      gone = true;
    };
  }, []);
  return isCalm;
}

/**
 * What this fetches once the page is calm: undefined until it is there, null while it cannot be fetched, as the screen serves without it.
 * `load` is an `import()`, the same function at each render.
 */
export function useWhenCalm<Part extends object>(load: () => Promise<Part>): Part | null | undefined {
  const isCalm = useCalm();
  const [part, setPart] = useState<Part | null>();
  useEffect(() => {
    if (!isCalm) return;
    let gone = false;
    const take = (loaded: Part | null) => {
      if (!gone) setPart(loaded);
    };
    const fetchPart = () => {
      load().then(take, () => {
        take(null);
        if (!gone) window.addEventListener("online", fetchPart, { once: true });
      });
    };
    fetchPart();
    return () => {
      gone = true;
      window.removeEventListener("online", fetchPart);
    };
  }, [isCalm, load]);
  return part;
}
