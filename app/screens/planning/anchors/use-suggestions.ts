import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "~/browser/api/api-client";
import { isUnauthenticated } from "~/browser/api/api-problem";
import { endRefusedSession } from "~/browser/session/guards";
import { useLocal, writeLocal } from "~/browser/storage/local-copy";
import { suggestAnchors } from "~/contracts/calls/anchors";
import { type Anchor, isTyped } from "~/domain/trip/anchor";

/** An assistant that writes takes longer than a lookup. */
const PATIENCE_MS = 90_000;

export type Suggestions =
  { kind: "asking" } | { kind: "failed" } | { kind: "ready"; anchors: readonly (string | Anchor)[] };

/** The stored suggestions, or new ones when there are none (SPEC section 4, anchors); and a way to ask again. */
export function useSuggestions(tripId: string): [Suggestions, () => void] {
  const stored = useLocal("anchorLogic");
  const [failed, setFailed] = useState(false);
  const asking = useRef(false);
  const navigate = useNavigate();
  const ask = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    setFailed(false);
    try {
      const { anchors } = await callApi(suggestAnchors, { params: { tripId }, body: {}, timeoutMs: PATIENCE_MS });
      writeLocal("anchorLogic", anchors);
      setFailed(anchors.every(isTyped));
    } catch (error) {
      if (isUnauthenticated(error)) {
        endRefusedSession();
        navigate("/access", { replace: true });
      } else setFailed(true);
    } finally {
      asking.current = false;
    }
  }, [tripId, navigate]);
  const empty = !stored?.some((anchor) => !isTyped(anchor));
  useEffect(() => {
    if (empty) void ask();
  }, [empty, ask]);
  if (!empty) return [{ kind: "ready", anchors: stored ?? [] }, ask];
  return [{ kind: failed ? "failed" : "asking" }, ask];
}
