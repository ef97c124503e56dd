import type { IdentityAdapter, PopupOutcome } from "./adapter";
import { requestLocalToken } from "./local-token";
import { tokenFromMessage } from "./popup-message";
import { sessionFromToken } from "./session-record";

const POPUP_FEATURES = "popup,width=460,height=640";
const CLOSED_CHECK_MS = 250;

/** Sign-in through the Worker's own issuer, in a real popup. */
export const localAdapter: IdentityAdapter = {
  signIn: () => {
    const popup = window.open("/identity/local", "wayfellow-identity", POPUP_FEATURES);
    return popup === null ? Promise.resolve({ kind: "failed" }) : outcomeOf(popup);
  },
  refresh: async ({ email, name }) => {
    const token = await requestLocalToken({ email, name });
    return sessionFromToken("local", token.idToken, token.expiresInSeconds, Date.now());
  },
  signOut: () => Promise.resolve(),
};

function outcomeOf(popup: Window): Promise<PopupOutcome> {
  return new Promise((resolve) => {
    const settle = (outcome: PopupOutcome) => {
      window.removeEventListener("message", hear);
      clearInterval(watch);
      resolve(outcome);
    };
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin || event.source !== popup) return;
      const token = tokenFromMessage(event.data);
      if (token === null) return;
      const session = sessionFromToken("local", token.idToken, token.expiresInSeconds, Date.now());
      settle(session === null ? { kind: "failed" } : { kind: "signed-in", session });
    };
    // The popup closes itself right after its message: one more tick lets that message arrive first.
    const watch = setInterval(
      () => popup.closed && setTimeout(() => settle({ kind: "closed" }), CLOSED_CHECK_MS),
      CLOSED_CHECK_MS,
    );
    window.addEventListener("message", hear);
  });
}
