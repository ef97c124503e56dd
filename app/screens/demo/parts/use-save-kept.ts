import { useCallback, useEffect, useState } from "react";
import { isUnauthenticated } from "~/browser/api/api-problem";
import type { Kept } from "~/browser/storage/kept-demo";
import { saveKept } from "~/browser/storage/kept-demo";
import { useStored } from "~/browser/storage/stored-value";
import { endRefusedSession } from "~/browser/session/guards";
import { useSession } from "~/browser/session/session";

export type Saving = "saving" | "saved" | "failed";

/** Brings what was made into the account as soon as somebody is signed in; `again` after a failure. */
export function useSaveKept<Value extends { savedId: string | null }>(
  kept: Kept<Value>,
): { saving: Saving; again: () => void } {
  const isSaved = (useStored(kept)?.savedId ?? null) !== null;
  const signedIn = useSession() !== null;
  const [failed, setFailed] = useState(false);
  const save = useCallback(() => {
    setFailed(false);
    saveKept(kept).catch((error: unknown) => {
      if (isUnauthenticated(error)) endRefusedSession();
      setFailed(true);
    });
  }, [kept]);
  useEffect(() => {
    if (signedIn && !isSaved) save();
  }, [signedIn, isSaved, save]);
  return { saving: isSaved ? "saved" : failed ? "failed" : "saving", again: save };
}
