import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "~/browser/api/api-client";
import { isOffline, isUnauthenticated } from "~/browser/api/api-problem";
import { endRefusedSession } from "~/browser/session/guards";
import { readAccountEnd } from "~/contracts/calls/account";
import type { TripToPart } from "~/domain/people/account-end";

export type Looking =
  { kind: "loading" } | { kind: "failed"; offline: boolean } | { kind: "here"; trips: TripToPart[] };

/** What a deletion would touch, asked when the screen opens and again after a deletion was refused. */
export function useAccountEnd(): { looking: Looking; load: () => Promise<void> } {
  const [looking, setLooking] = useState<Looking>({ kind: "loading" });
  const navigate = useNavigate();
  const load = useCallback(async () => {
    try {
      const { trips } = await callApi(readAccountEnd);
      setLooking({ kind: "here", trips });
    } catch (error) {
      if (isUnauthenticated(error)) {
        endRefusedSession();
        navigate("/access", { replace: true });
      } else setLooking((before) => (before.kind === "here" ? before : { kind: "failed", offline: isOffline(error) }));
    }
  }, [navigate]);
  useEffect(() => void load(), [load]);
  return { looking, load };
}
