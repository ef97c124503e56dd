import { useEffect, useRef, useState } from "react";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem, isOffline } from "~/browser/api/api-problem";
import { searchPlaces } from "~/contracts/calls/place-search";
import type { FoundPlace } from "~/domain/place/found-place";

/** Where a search stands. `uncovered`: no places are known in that city at all. */
export type PlaceSearch =
  | { kind: "idle" | "looking" | "none" | "uncovered" | "offline" | "failed" }
  | { kind: "found"; places: readonly FoundPlace[] };

/** A pause between two letters; a whole word is then one question. */
const PAUSE_MS = 200;
const SHORTEST = 2;

const IDLE: PlaceSearch = { kind: "idle" };

/** Searches the places of a day's city while somebody types: only the answer to the last question counts, and the ones before are called off. */
export function usePlaceSearch(tripId: string, dayIndex: number | null) {
  const [search, setSearch] = useState<PlaceSearch>(IDLE);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const forget = () => {
    current.current?.abort();
    setSearch(IDLE);
  };
  const look = (text: string) => {
    current.current?.abort();
    if (text.trim().length < SHORTEST) return setSearch(IDLE);
    if (!navigator.onLine) return setSearch({ kind: "offline" });
    const asking = new AbortController();
    current.current = asking;
    setSearch({ kind: "looking" });
    const { signal } = asking;
    const timer = setTimeout(() => {
      void answerTo({ tripId, dayIndex, text, signal }).then((answer) => !signal.aborted && setSearch(answer));
    }, PAUSE_MS);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  return { search, look, forget };
}

type Question = { tripId: string; dayIndex: number | null; text: string; signal: AbortSignal };

async function answerTo({ tripId, dayIndex, text, signal }: Question): Promise<PlaceSearch> {
  try {
    const { isCovered, places } = await callApi(searchPlaces, { params: { tripId }, body: { text, dayIndex }, signal });
    if (!isCovered) return { kind: "uncovered" };
    return places.length > 0 ? { kind: "found", places } : { kind: "none" };
  } catch (error) {
    if (signal.aborted) return IDLE;
    if (!(error instanceof ApiProblem)) throw error;
    return { kind: isOffline(error) ? "offline" : "failed" };
  }
}
