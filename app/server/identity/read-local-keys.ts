import type { readLocalKeys as call } from "~/contracts/calls/identity";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { localIssuerFor } from "./verifier-for";

/** The public key of the local issuer. */
export const readLocalKeys: UseCase<typeof call> = async ({ env }) => {
  const issuer = localIssuerFor(env);
  if (!issuer) throw new Problem("not-found");
  return issuer.jwks;
};
