import * as z from "zod/mini";
import { email, requiredText } from "../fields";

/** What the local issuer's popup asks for and gives back (DESIGN section 4). */
export const localTokenRequest = z.object({ email, name: requiredText });
export const localTokenReply = z.object({ idToken: z.string(), expiresInSeconds: z.number() });

/** Public settings of the identity provider, as a document names them; they open nothing. */
export const providerConfig = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("local") }),
  z.object({ kind: z.literal("firebase"), apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
]);

export type ProviderConfig = z.output<typeof providerConfig>;
