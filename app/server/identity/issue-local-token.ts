import { localTokenReply, localTokenRequest } from "~/contracts/calls/identity";
import { endpoint, OPEN } from "~/contracts/endpoint";
import type { OpenUseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { TOKEN_SECONDS } from "./local-issuer";
import { localIssuerFor } from "./verifier-for";

export const localTokenCall = endpoint({
  method: "POST",
  path: "/identity/local/token",
  access: OPEN,
  body: localTokenRequest,
  reply: localTokenReply,
});

/** Signs a token for whoever the local popup says they are. Does not exist where another provider is configured. */
export const issueLocalToken: OpenUseCase<typeof localTokenCall> = async ({ env, now }, { body }) => {
  const issuer = localIssuerFor(env);
  if (!issuer) throw new Problem("not-found");
  return { idToken: await issuer.issue(body, now()), expiresInSeconds: TOKEN_SECONDS };
};
