import { useState } from "react";
import { useRepaint } from "../page/use-repaint";
import { useOwnRepaint } from "./use-room";

/**
 * For a screen whose `clientLoader` makes a call, which need not be made again for each change of the trip: what was fetched, and once the room
 * has changed the local copy, what is read from there. `readAgain` gives null where the copy does not say.
 */
export function useFollowed<Value>(fetched: Value, readAgain: () => Value | null): Value {
  const [followed, setFollowed] = useState<{ since: Value; now: Value } | null>(null);
  const repaint = useRepaint(() => {
    const now = readAgain();
    if (now !== null) setFollowed({ since: fetched, now });
  });
  useOwnRepaint(repaint);
  return followed?.since === fetched ? followed.now : fetched;
}
