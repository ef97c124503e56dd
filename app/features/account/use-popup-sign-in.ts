import { useState } from "react";
import { isUnauthenticated } from "~/browser/api/api-problem";
import { AUTHENTICATION_ERROR } from "~/browser/session/guards";
import { dropSession, signIn } from "~/browser/session/session";

export type PopupSignIn = { kind: "ready"; alert: string | null } | { kind: "popup-open" } | { kind: "entering" };

type Parts = {
  texts: { signInFailed: string; lookUpFailed: string };
  /** After the sign-in: who it is, and where to go. */
  enter: () => Promise<void>;
};

/** A sign-in by the popup that leads on from where it was asked for; a popup that was closed is no error (SPEC section 8). */
export function usePopupSignIn({ texts, enter }: Parts) {
  const [state, setState] = useState<PopupSignIn>({ kind: "ready", alert: null });

  const open = async () => {
    setState({ kind: "popup-open" });
    const outcome = await signIn();
    if (outcome.kind === "closed") return setState({ kind: "ready", alert: null });
    if (outcome.kind === "failed") return setState({ kind: "ready", alert: texts.signInFailed });
    setState({ kind: "entering" });
    try {
      await enter();
      setState({ kind: "ready", alert: null });
    } catch (error) {
      // Half a sign-in would skip this screen the next time: the user was not found or made yet.
      dropSession();
      setState({ kind: "ready", alert: isUnauthenticated(error) ? AUTHENTICATION_ERROR : texts.lookUpFailed });
    }
  };
  const dismiss = () => setState((now) => (now.kind === "ready" ? { kind: "ready", alert: null } : now));
  return { state, open, dismiss };
}
