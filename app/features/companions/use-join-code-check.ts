import { useCallback, useEffect, useRef, useState } from "react";
import { ApiProblem, callApi } from "~/browser/api/api-client";
import { checkJoinCode } from "~/contracts/calls/trip";
import { type JoinCodeState, refusalOf } from "./join-code-state";

/** Asks whether a join code is free; an answer for a code that was edited meanwhile is not heard. */
export function useJoinCodeCheck() {
  const [state, setState] = useState<JoinCodeState>({ kind: "unchecked" });
  const asking = useRef<AbortController | null>(null);

  const forget = useCallback((next: JoinCodeState = { kind: "unchecked" }) => {
    asking.current?.abort();
    setState(next);
  }, []);

  const check = useCallback(
    async (joinCode: string) => {
      const refusal = refusalOf(joinCode);
      forget(refusal ?? { kind: "checking" });
      if (refusal !== null) return;
      const question = new AbortController();
      asking.current = question;
      const answer = await ask(joinCode, question.signal);
      if (!question.signal.aborted) setState(answer);
    },
    [forget],
  );

  useEffect(() => () => asking.current?.abort(), []);
  return { state, check, forget };
}

async function ask(joinCode: string, signal: AbortSignal): Promise<JoinCodeState> {
  try {
    const { available } = await callApi(checkJoinCode, { body: { joinCode }, signal });
    return { kind: available ? "available" : "taken" };
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "too-many-requests")
      return { kind: "refused", message: error.message };
    // Whatever else went wrong, the traveller is told the same (SPEC section 8) and may ask again.
    return { kind: "failed" };
  }
}
