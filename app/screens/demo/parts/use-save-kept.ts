import { useCallback, useEffect, useState } from "react";
import { ApiProblem, isUnauthenticated } from "~/browser/api/api-problem";
import type { Kept } from "~/browser/storage/kept-demo";
import { saveKept } from "~/browser/storage/kept-demo";
import { useStored } from "~/browser/storage/stored-value";
import { endRefusedSession } from "~/browser/session/guards";
import { useSession } from "~/browser/session/session";

/** `refused`: trying again would not help, and the sentence says why. */
export type Saving = { kind: "saving" | "saved" | "failed" } | { kind: "refused"; sentence: string };

/** What the account takes no more of, however often it is sent. */
const FINAL = ["limit-reached", "stale-demo"];

/** Brings what was made into the account as soon as somebody is signed in; `again` after a failure. */
export function useSaveKept<Value extends { savedId: string | null }>(
  kept: Kept<Value>,
): { saving: Saving; again: () => void } {
  const isSaved = (useStored(kept)?.savedId ?? null) !== null;
  const signedIn = useSession() !== null;
  const [failure, setFailure] = useState<Saving | null>(null);
  const save = useCallback(() => {
    setFailure(null);
    saveKept(kept).catch((error: unknown) => {
      if (isUnauthenticated(error)) endRefusedSession();
      setFailure(failureOf(error));
    });
  }, [kept]);
  useEffect(() => {
    if (signedIn && !isSaved) save();
  }, [signedIn, isSaved, save]);
  return { saving: isSaved ? { kind: "saved" } : (failure ?? { kind: "saving" }), again: save };
}

const failureOf = (error: unknown): Saving =>
  error instanceof ApiProblem && FINAL.includes(error.code)
    ? { kind: "refused", sentence: error.message }
    : { kind: "failed" };
