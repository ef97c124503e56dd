import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { modifyBlockTexts as texts } from "#messages/block-editing";
import { toast } from "~/ui/feedback/toast";
import type { BlockOutcome } from "./block-actions";

type Deed = "ask" | "save" | "undo";

/** Runs one deed at a time through the screen's action, and says what became of it. */
export function useBlockActions() {
  const fetcher = useFetcher<BlockOutcome>();
  const last = useRef<Deed | null>(null);
  const running = fetcher.state === "idle" ? null : last.current;
  const outcome = fetcher.data;
  // A second press may come before the first has been rendered, and so may the answer.
  const locked = useRef(false);
  useEffect(() => {
    if (fetcher.state === "idle") locked.current = false;
  }, [fetcher.state, outcome]);
  useEffect(() => {
    if (outcome?.kind === "undone") toast(texts.undone);
  }, [outcome]);
  return {
    /** The latest answer of the assistant that came while the screen was open. */
    answer: outcome?.kind === "asked" ? outcome : null,
    running,
    run: (deed: Deed, wish = "") => {
      if (locked.current) return;
      locked.current = true;
      last.current = deed;
      fetcher.submit({ do: deed, wish }, { method: "post" });
    },
    alertOf: (deed: Deed): string | null =>
      running === null && last.current === deed && outcome?.kind === "failed" ? outcome.alert : null,
  };
}

export type BlockActions = ReturnType<typeof useBlockActions>;
