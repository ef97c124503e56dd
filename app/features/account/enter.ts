import { callApi } from "~/browser/api/api-client";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { writeLocal } from "~/browser/storage/local-copy";
import { readWaitingFor } from "~/browser/storage/pending";
import { hasMadeDemo } from "~/browser/storage/made-demo";
import { currentSession } from "~/browser/session/session";
import { createOrFindUser } from "~/contracts/calls/user";
import type { User } from "~/domain/people/companion";

/** New to the product: nothing said about themselves, on no trip yet, and waiting for none. */
export const isNewUser = (user: Pick<User, "profileComplete" | "tripId">): boolean =>
  !user.profileComplete && user.tripId === null && readWaitingFor().length === 0;

/**
 * Where somebody goes who arrives already signed in (SPEC section 4, auth and onboarding).
 * @throws ApiProblem
 */
export async function checkAccess(): Promise<"/profilesetup" | "/hydratelocal"> {
  return isNewUser(await findUser()) ? "/profilesetup" : "/hydratelocal";
}

/**
 * After a fresh sign-in: finds or makes the user, restores the local copy, and says where to go.
 * @param funnelStage what led to it, when it was a demo
 * @throws ApiProblem
 */
export async function enterAfterSignIn(funnelStage?: string): Promise<"/profilesetup" | "/localrouter"> {
  const user = await findUser(funnelStage);
  await hydrateLocalCopy();
  if (hasMadeDemo()) void import("~/browser/storage/kept-demo").then(({ saveAllKept }) => saveAllKept());
  return isNewUser(user) ? "/profilesetup" : "/localrouter";
}

/** Finds or makes the user of the session, and keeps them. @throws ApiProblem */
export async function findUser(funnelStage?: string): Promise<User> {
  const session = currentSession();
  const body = {
    firebaseId: session?.uid,
    ...(session?.email ? { email: session.email } : {}),
    ...(funnelStage && { funnelStage }),
  };
  const { user } = await callApi(createOrFindUser, { body });
  writeLocal("userData", user);
  writeLocal("profileComplete", user.profileComplete);
  return user;
}
