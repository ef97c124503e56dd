import type { issueLocalToken as call } from "~/contracts/calls/identity";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { TOKEN_SECONDS } from "./local-issuer";
import { localIssuerFor } from "./verifier-for";

/** Signs a token for whoever the local popup says they are. Does not exist where another provider is configured. */
export const issueLocalToken: UseCase<typeof call> = async ({ env, now }, { body }) => {
  const issuer = localIssuerFor(env);
  if (!issuer) throw new Problem("not-found");
  return { idToken: await issuer.issue(body, now()), expiresInSeconds: TOKEN_SECONDS };
};
