import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import type { AlertTone } from "~/ui/feedback/alert";
import { isUnauthenticated } from "~/browser/api/api-problem";
import { AUTHENTICATION_ERROR } from "~/browser/session/guards";
import { takeNotice } from "~/browser/session/notice";
import { currentSession, dropSession, signIn } from "~/browser/session/session";
import { accessTexts as texts } from "#messages/entry";
import { sharedLabels } from "#messages/ui";
import { checkAccess, enterAfterSignIn } from "~/features/account/enter";

export type AccessState =
  { kind: "checking" } | { kind: "ready"; alert: string | null; tone?: AlertTone } | { kind: "popup-open" };

/** The way in: checks who is already signed in, or opens the popup; every failure ends in a sentence. */
export function useAccess() {
  const [state, setState] = useState<AccessState>({ kind: "checking" });
  const navigate = useNavigate();

  const follow = useCallback(
    async (way: Promise<string>, isGone: () => boolean = () => false) => {
      try {
        const to = await way;
        if (!isGone()) navigate(to, { replace: true });
      } catch (error) {
        if (isGone()) return;
        if (isUnauthenticated(error)) dropSession();
        setState({ kind: "ready", alert: isUnauthenticated(error) ? AUTHENTICATION_ERROR : sharedLabels.wrong });
      }
    },
    [navigate],
  );

  useEffect(() => {
    if (currentSession() === null) {
      const notice = takeNotice();
      // React may run an effect twice while developing; the notice is there only the first time.
      return setState((now) =>
        now.kind === "checking"
          ? { kind: "ready", alert: notice, tone: notice === AUTHENTICATION_ERROR ? "bad" : "note" }
          : now,
      );
    }
    let gone = false;
    void follow(checkAccess(), () => gone);
    return () => {
      gone = true;
    };
  }, [follow]);

  const enter = async () => {
    setState({ kind: "popup-open" });
    const outcome = await signIn();
    if (outcome.kind === "closed") return setState({ kind: "ready", alert: null });
    if (outcome.kind === "failed") return setState({ kind: "ready", alert: texts.signInFailed });
    setState({ kind: "checking" });
    await follow(enterAfterSignIn());
  };

  const dismiss = () => setState((now) => (now.kind === "ready" ? { kind: "ready", alert: null } : now));
  return { state, enter, dismiss };
}
