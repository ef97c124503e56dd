import { useSyncExternalStore } from "react";

/** Where the layout has a second pane: Tailwind's `lg`. */
const WIDE = "(width >= 64rem)";

function watch(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether there is room for a second pane; what only such a screen shows is not fetched by the others. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
