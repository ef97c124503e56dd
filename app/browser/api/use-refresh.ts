import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ApiProblem, isUnauthenticated } from "./api-problem";
import { endRefusedSession } from "../session/guards";
import { refreshTrip } from "./hydrate";
import { useLatest } from "../page/use-latest";

/**
 * After the screen has painted from the local copy: one call brings the copy up to date, and the screen reads it again.
 * Gives the problem when that fails; the screen stays usable with what it has. A 401 leads to /access.
 */
export function useRefresh(): ApiProblem | null {
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { revalidate } = useRevalidator();
  // The same through each rendering, so that a screen asks once for each visit and a revalidation starts no other.
  const repaint = useLatest(revalidate);
  const fail = useLatest(useOnProblem(setProblem));
  useEffect(() => {
    let gone = false;
    refreshTrip().then(
      (changed) => {
        if (changed && !gone) repaint();
      },
      (error: unknown) => {
        if (!gone) fail(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [repaint, fail]);
  return problem;
}

/** For what fails while it asks for the trip: a refused session ends at /access, and any other problem is told. */
export function useOnProblem(tell: (problem: ApiProblem) => void): (error: unknown) => void {
  const navigate = useNavigate();
  return (error) => {
    if (isUnauthenticated(error)) {
      endRefusedSession();
      navigate("/access", { replace: true });
    } else if (error instanceof ApiProblem) tell(error);
    else throw error;
  };
}
