import { useEffect, useRef } from "react";

/** When one screen at one address turns into the next stage, it begins at its top, and its heading is read out. */
export function useStage(stage: string): void {
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    window.scrollTo(0, 0);
    // The frame after it has the next stage's heading.
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [stage]);
}
