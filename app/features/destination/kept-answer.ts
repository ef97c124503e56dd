import { useCallback, useEffect, useState } from "react";
import * as z from "zod/mini";
import { ApiProblem } from "~/browser/api/api-problem";
import type { StoredKey } from "~/browser/storage/stored-keys";
import { type StoredValue, storedValue, useStored } from "~/browser/storage/stored-value";

/** A call about the trip whose last answer stays on this device. */
export type KeptCall<Reply> = {
  kept: StoredValue<{ tripId: string; keptAt: number; answer: Reply }>;
  ask: (tripId: string) => Promise<Reply>;
};

/** A call whose answers are kept as declared, and read back in the shape of its replies. */
export const keptCall = <Reply>(
  declared: StoredKey,
  shape: z.ZodMiniType<Reply>,
  ask: (tripId: string) => Promise<Reply>,
): KeptCall<Reply> => ({
  kept: storedValue({ ...declared, shape: z.object({ tripId: z.string(), keptAt: z.number(), answer: shape }) }),
  ask,
});

export type KeptAnswer<Reply> = {
  /** The newest answer known, from this visit or an earlier one; `keptAt` in milliseconds since 1970. */
  known: { answer: Reply; keptAt: number } | null;
  asking: boolean;
  /** Why it could not be asked for just now. */
  problem: ApiProblem | null;
  askAgain: () => void;
};

/** Gives at once what this device remembers of a call, then what it answers now. What could not be asked for leaves the old answer in place. */
export function useKeptAnswer<Reply>({ kept, ask: askServer }: KeptCall<Reply>, tripId: string): KeptAnswer<Reply> {
  const last = useStored(kept);
  const known = last?.tripId === tripId ? last : null;
  const [asking, setAsking] = useState(true);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const ask = useCallback(async () => {
    setAsking(true);
    setProblem(null);
    try {
      const answer = await askServer(tripId);
      kept.write({ tripId, keptAt: Date.now(), answer });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    } finally {
      setAsking(false);
    }
  }, [kept, askServer, tripId]);
  useEffect(() => void ask(), [ask]);
  return { known, asking, problem, askAgain: () => void ask() };
}
