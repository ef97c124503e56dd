import * as z from "zod/mini";
import { endpoint, OPEN } from "~/contracts/endpoint";
import type { OpenUseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { localIssuerFor } from "./verifier-for";

export const localKeysCall = endpoint({
  method: "GET",
  path: "/identity/local/jwks.json",
  access: OPEN,
  body: null,
  reply: z.object({ keys: z.array(z.looseObject({ kty: z.optional(z.string()) })) }),
});

/** The public key of the local issuer. */
export const readLocalKeys: OpenUseCase<typeof localKeysCall> = async ({ env }) => {
  const issuer = localIssuerFor(env);
  if (!issuer) throw new Problem("not-found");
  return issuer.jwks;
};
