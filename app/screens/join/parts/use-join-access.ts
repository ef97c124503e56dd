import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { isUnauthenticated } from "~/browser/api-problem";
import { AUTHENTICATION_ERROR } from "~/browser/guards";
import { dropSession, signIn } from "~/browser/session";
import { enterAfterSignIn } from "../../entry/access/enter";
import { joinAccessTexts as texts } from "./join-access-texts";

export type JoinAccessState = { kind: "ready"; alert: string | null } | { kind: "popup-open" } | { kind: "entering" };

/** Signs in by the popup and goes on to /join; a popup that was closed is no error (SPEC section 8). */
export function useJoinAccess() {
  const [state, setState] = useState<JoinAccessState>({ kind: "ready", alert: null });
  const navigate = useNavigate();

  const enter = async () => {
    setState({ kind: "popup-open" });
    const outcome = await signIn();
    if (outcome.kind === "closed") return setState({ kind: "ready", alert: null });
    if (outcome.kind === "failed") return setState({ kind: "ready", alert: texts.signInFailed });
    setState({ kind: "entering" });
    try {
      await enterAfterSignIn();
      navigate("/join", { replace: true });
    } catch (error) {
      // Half a sign-in would skip this screen the next time: the user was not found or made yet.
      dropSession();
      setState({ kind: "ready", alert: isUnauthenticated(error) ? AUTHENTICATION_ERROR : texts.lookUpFailed });
    }
  };
  const dismiss = () => setState((now) => (now.kind === "ready" ? { kind: "ready", alert: null } : now));
  return { state, enter, dismiss };
}
