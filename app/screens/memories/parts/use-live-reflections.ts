import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useOutbox } from "~/browser/outbox/outbox-store";
import { useRoomMessage } from "~/browser/room/use-room";
import type { Reflection } from "~/domain/memories/reflection";
import { withNewer } from "~/features/memories/trip-memories";

export type LiveReflections = {
  reflections: readonly Reflection[];
  /** The one that came while the screen was open, for it to glow. */
  latest: Reflection | null;
};

/** The reflections as they were fetched, and whatever companions save from then on, as they save it. */
export function useLiveReflections(tripId: string, fetched: readonly Reflection[]): LiveReflections {
  const [newer, setNewer] = useState<readonly Reflection[]>([]);
  const [latest, setLatest] = useState<Reflection | null>(null);
  useRoomMessage("reflection", ({ reflection }, isNews) => {
    if (reflection.tripId !== tripId) return;
    if (isNews) setLatest(reflection);
    // What the room repeats may be older than what was fetched: only a page that is not there yet is taken from it.
    setNewer((known) =>
      isNews || !fetched.some(({ reflectionId }) => reflectionId === reflection.reflectionId)
        ? [...known, reflection]
        : known,
    );
  });
  useFetchOnceSent(tripId);
  return { reflections: withNewer(fetched, newer), latest };
}

/** One's own words, once sent, are among the fetched ones. */
function useFetchOnceSent(tripId: string): void {
  const count = useOutbox(tripId).waiting.length;
  const before = useRef(count);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (count < before.current) revalidate();
    before.current = count;
  }, [count, revalidate]);
}
