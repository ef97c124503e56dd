import { useEffect, useState } from "react";
import type { Position } from "~/domain/live/live-position";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { BlockForm, useBlockFetcher } from "./block-form";
import { liveBlockTexts as texts } from "#messages/live";

/** The second tap of a double tap must not land on the next block's button, which takes the same place. */
const SETTLE_MS = 700;

/** The one big step of the block screen: finish the block one is in. */
export function CompleteBar({ at }: { at: Position }) {
  const fetcher = useBlockFetcher();
  const settled = useSettled(`${at.dayIndex}-${at.block}`);
  const pending = fetcher.state !== "idle";
  const answer = fetcher.data;
  return (
    <BlockForm fetcher={fetcher} intent="complete" at={at} className="grid gap-2.5">
      {!pending && answer?.kind === "not-completed" && <Alert>{answer.sentence}</Alert>}
      <Button
        type="submit"
        className="min-h-16 w-full text-lg sm:w-auto sm:justify-self-start sm:px-8"
        disabled={!settled}
        pending={pending}
        pendingLabel={texts.completing(at.block)}
      >
        {texts.complete(at.block)}
      </Button>
    </BlockForm>
  );
}

/** False for a moment after the key has changed. */
function useSettled(key: string): boolean {
  const [settledKey, settle] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => settle(key), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settledKey === key;
}
