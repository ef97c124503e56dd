import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isOffline } from "~/browser/api/api-problem";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { readLocal } from "~/browser/storage/local-copy";
import { LEAVE_HYDRATION_MS, SPLASH_MS } from "~/domain/navigation/timings";
import { type HydrationState, hydrationError } from "./hydration-state";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs the hydration once the splash has been seen, and then goes on to the local router; `retry` runs it again. */
export function useHydration() {
  const [state, setState] = useState<HydrationState>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  const navigate = useNavigate();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (next: HydrationState) => {
      if (!signal.aborted) setState(next);
    };
    void (async () => {
      try {
        if (attempt === 0) await wait(SPLASH_MS);
        if (signal.aborted) return;
        await hydrateLocalCopy({ onStep: (kind) => show({ kind }), signal });
        show({ kind: "complete" });
        await wait(LEAVE_HYDRATION_MS);
        if (!signal.aborted) navigate("/localrouter", { replace: true });
      } catch (error) {
        if (signal.aborted) return;
        // Without a network the app opens from what this device has.
        if (isOffline(error) && readLocal("userData") !== null) navigate("/localrouter", { replace: true });
        else setState(hydrationError(error));
      }
    })();
    return () => leaving.abort();
  }, [attempt, navigate]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
