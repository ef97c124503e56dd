import { useCallback, useEffect, useRef } from "react";

/**
 * A function that stays the same between renderings and does what the latest one says: an effect may name it among its
 * dependencies without starting anew. For effects and events; while rendering it still does what the one before said.
 */
export function useLatest<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
