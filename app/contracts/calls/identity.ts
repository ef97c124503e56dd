import * as z from "zod/mini";
import { endpoint, OPEN } from "../endpoint";
import { email, requiredText } from "../fields";

/** What the local issuer's popup asks for and gives back (DESIGN section 4). */
export const localTokenRequest = z.object({ email, name: requiredText });
export const localTokenReply = z.object({ idToken: z.string(), expiresInSeconds: z.number() });

/** Signs a token for whoever the local popup says they are. */
export const issueLocalToken = endpoint({
  method: "POST",
  path: "/identity/local/token",
  access: OPEN,
  body: localTokenRequest,
  reply: localTokenReply,
});

/** The public keys of the local issuer. */
export const readLocalKeys = endpoint({
  method: "GET",
  path: "/identity/local/jwks.json",
  access: OPEN,
  body: null,
  reply: z.object({ keys: z.array(z.looseObject({ kty: z.optional(z.string()) })) }),
});

/** Public settings of the identity provider, as a document names them; they open nothing. */
export const providerConfig = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("local") }),
  z.object({ kind: z.literal("firebase"), apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
]);

export type ProviderConfig = z.output<typeof providerConfig>;
