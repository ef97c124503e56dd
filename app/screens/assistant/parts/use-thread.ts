import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem } from "~/browser/api/api-problem";
import { readThread } from "~/contracts/calls/assistant";
import type { Thumb } from "~/domain/thumbs/thumb";
import { type Asking, type Exchange, keepQuestions, mergedThread, readQuestions } from "./kept-questions";

export type Thread = {
  /** Oldest first. */
  exchanges: readonly Exchange[];
  /** Whether the server is being asked for what other devices added. */
  isLoading: boolean;
  /** The last time that it was asked, it did not answer. */
  hasFailed: boolean;
  /** Whether the installation would like to know which answers were useful. */
  asksThumbs: boolean;
  /** Gives the exchanges after the change. */
  change: (to: (exchanges: readonly Exchange[]) => readonly Exchange[]) => readonly Exchange[];
  /** Notes what was said of an answer. It stands from now on, whatever the server had when it was last asked. */
  rate: (questionId: string, thumb: Thumb | null) => void;
  loadAgain: () => void;
};

/**
 * One's own talk about a trip: at once as this device kept it, then as the server has it from all devices. The server is asked again when the phone
 * comes out of the pocket or finds its connection; what it cannot tell changes nothing.
 */
export function useThread(asking: Asking | null): Thread {
  const [exchanges, setExchanges] = useState(() => (asking ? readQuestions(asking) : []));
  const [news, setNews] = useState<"loading" | "loaded" | "failed">("loaded");
  const [asksThumbs, setAsksThumbs] = useState(false);
  const latest = useRef(exchanges);
  const ratedHere = useRef(new Set<string>());
  const { userId, tripId } = asking ?? { userId: null, tripId: null };

  const change = useCallback<Thread["change"]>(
    (to) => {
      const next = to(latest.current);
      if (userId !== null && tripId !== null) keepQuestions({ userId, tripId }, next);
      latest.current = next;
      setExchanges(next);
      return next;
    },
    [userId, tripId],
  );
  const load = useCallback(async () => {
    if (tripId === null || !navigator.onLine || document.visibilityState === "hidden") return;
    setNews("loading");
    try {
      const thread = await callApi(readThread, { params: { tripId }, timeoutMs: 10_000 });
      change((known) => mergedThread(known, thread.exchanges, ratedHere.current));
      setAsksThumbs(thread.asksThumbs);
      setNews("loaded");
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setNews("failed");
    }
  }, [tripId, change]);

  useEffect(() => {
    const loadNow = () => void load();
    loadNow();
    document.addEventListener("visibilitychange", loadNow);
    window.addEventListener("online", loadNow);
    return () => {
      document.removeEventListener("visibilitychange", loadNow);
      window.removeEventListener("online", loadNow);
    };
  }, [load]);
  return {
    exchanges,
    isLoading: news === "loading",
    hasFailed: news === "failed",
    asksThumbs,
    change,
    rate: (questionId, thumb) => {
      ratedHere.current.add(questionId);
      change((known) =>
        known.map(({ answer, ...one }) => ({
          ...one,
          answer: answer && one.id === questionId ? { ...answer, thumb } : answer,
        })),
      );
    },
    loadAgain: () => void load(),
  };
}
