import { useNavigate } from "@remix-run/react";
import { joinAccessTexts as texts } from "#messages/join";
import { enterAfterSignIn } from "~/features/account/enter";
import { usePopupSignIn } from "~/features/account/use-popup-sign-in";
import { wayToJoin } from "./invitation";

/** Signs in by the popup and goes on to /join. */
export function useJoinAccess() {
  const navigate = useNavigate();
  const { state, open, dismiss } = usePopupSignIn({
    texts,
    enter: async () => {
      await enterAfterSignIn();
      navigate(wayToJoin(), { replace: true });
    },
  });
  return { state, enter: open, dismiss };
}
