import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { hydrateLocalTexts as texts } from "#messages/entry";
import { ApiProblem, isOffline, isOutOfReach } from "~/browser/api/api-problem";
import { HYDRATION_STEPS, hydrateLocalCopy, type HydrationStep } from "~/browser/api/hydrate";
import { readLocal } from "~/browser/storage/local-copy";
import { LEAVE_HYDRATION_MS, SPLASH_MS } from "~/domain/navigation/timings";

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
        // Without a network, or a server that can be asked, the app opens from what this device has.
        if (isOutOfReach(error) && readLocal("userData") !== null) navigate("/localrouter", { replace: true });
        else setState(hydrationError(error));
      }
    })();
    return () => leaving.abort();
  }, [attempt, navigate]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}

/** SPEC section 4, hydration screen. */
type HydrationState =
  | { kind: "loading" }
  | { kind: HydrationStep }
  | { kind: "complete" }
  | { kind: "error"; message: string; refused: boolean };

/** How many of the three steps are done, and what to say meanwhile. */
export const progressOf = (kind: HydrationStep | "complete"): { current: number; message: string } => ({
  current: kind === "complete" ? HYDRATION_STEPS.length : HYDRATION_STEPS.indexOf(kind),
  message: texts.doing[kind],
});

/** What the error card says (SPEC section 8, hydration). */
export function hydrationError(error: unknown): HydrationState & { kind: "error" } {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.status === 401) return { kind: "error", message: texts.refused, refused: true };
  return { kind: "error", message: isOffline(error) ? error.message : texts.serverError(error.status), refused: false };
}
