import { useEffect, useState } from "react";

/** Past this many milliseconds a wait says what it is doing (LOOK: waiting is content). */
export const LONG_WAIT_MS = 10_000;

/** Whether something has been going on for longer than `ms`; begins anew when `active` turns true again. */
export function useLongWait(active: boolean, ms: number = LONG_WAIT_MS): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!active) return;
    const timer = setTimeout(() => setLong(true), ms);
    return () => clearTimeout(timer);
  }, [active, ms]);
  return long;
}
