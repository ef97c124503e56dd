import { redirect } from "@remix-run/react";
import { guardTexts } from "#messages/server";
import { isUnauthenticated } from "../api/api-problem";
import { leaveNotice } from "./notice";
import type { Session } from "./session";
import { currentSession, dropSession } from "./session";

/** SPEC section 6: what a 401 says on /access. */
export const AUTHENTICATION_ERROR = guardTexts.signedOut;

/** For a `clientLoader`: the session. @throws a redirect to /access when nobody is signed in. */
export function requireSession(): Session {
  const session = currentSession();
  if (session === null) throw redirect("/access");
  return session;
}

/** Ends the session that the server refused, and leaves SPEC's sentence for /access. */
export function endRefusedSession(): void {
  dropSession();
  leaveNotice(AUTHENTICATION_ERROR);
}

/** For the `catch` of a `clientLoader` or `clientAction`: @throws a redirect to /access on a 401; does nothing for other errors. */
export function onUnauthenticated(error: unknown): void {
  if (!isUnauthenticated(error)) return;
  endRefusedSession();
  throw redirect("/access");
}
