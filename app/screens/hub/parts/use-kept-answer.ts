import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { ApiProblem } from "~/browser/api/api-problem";
import { onTextChange, readText, writeText } from "~/browser/storage/stored-text";

/** A call about the trip whose last answer stays on this device. */
export type KeptCall<Reply> = {
  /** The key it is kept under; `browser/local-copy` forgets it with the trip. */
  key: string;
  shape: z.ZodMiniType<Reply>;
  read: (tripId: string) => Promise<Reply>;
};

export type KeptAnswer<Reply> = {
  /** The newest answer known, from this visit or an earlier one; `keptAt` in milliseconds since 1970. */
  known: { answer: Reply; keptAt: number } | null;
  asking: boolean;
  /** Why it could not be asked for just now. */
  problem: ApiProblem | null;
  askAgain: () => void;
};

/** Gives at once what this device remembers of a call, then what it answers now. What could not be asked for leaves the old answer in place. */
export function useKeptAnswer<Reply>({ key, shape, read }: KeptCall<Reply>, tripId: string): KeptAnswer<Reply> {
  const text = useSyncExternalStore(
    onTextChange,
    () => readText(key),
    () => null,
  );
  const known = useMemo(() => parse(text, tripId, shape), [text, tripId, shape]);
  const [asking, setAsking] = useState(true);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const ask = useCallback(async () => {
    setAsking(true);
    setProblem(null);
    try {
      const answer = await read(tripId);
      writeText(key, JSON.stringify({ tripId, keptAt: Date.now(), answer }));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    } finally {
      setAsking(false);
    }
  }, [key, read, tripId]);
  useEffect(() => void ask(), [ask]);
  return { known, asking, problem, askAgain: () => void ask() };
}

function parse<Reply>(text: string | null, tripId: string, shape: z.ZodMiniType<Reply>): KeptAnswer<Reply>["known"] {
  if (text === null) return null;
  try {
    const kept = z.object({ tripId: z.string(), keptAt: z.number(), answer: shape }).safeParse(JSON.parse(text)).data;
    return kept?.tripId === tripId ? { answer: kept.answer, keptAt: kept.keptAt } : null;
  } catch {
    return null;
  }
}
