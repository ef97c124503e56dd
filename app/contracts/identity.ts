import * as z from "zod/mini";
import { email, requiredText } from "./fields";

/** What the local issuer's popup asks for and gives back (DESIGN section 4). */
export const localTokenRequest = z.object({ email, name: requiredText });
export const localTokenReply = z.object({ idToken: z.string(), expiresInSeconds: z.number() });
