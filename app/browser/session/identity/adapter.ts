import type { Session } from "./session-record";

/** How a popup ended: with a session, closed by the user (which is no error), or not at all well. */
export type PopupOutcome = { kind: "signed-in"; session: Session } | { kind: "closed" } | { kind: "failed" };

/** One identity provider as the browser sees it (DESIGN section 4). */
export type IdentityAdapter = {
  /** Opens the provider's popup; call it straight from a click, or the browser blocks it. */
  signIn(): Promise<PopupOutcome>;
  /** A session with a new token, or null when the provider gives none. */
  refresh(session: Session): Promise<Session | null>;
  signOut(): Promise<void>;
};
