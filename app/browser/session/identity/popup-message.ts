import * as z from "zod/mini";
import { localTokenReply } from "~/contracts/calls/identity";

/** What the local sign-in popup hands to the window that opened it. */
const popupMessage = z.object({ kind: z.literal("local-identity"), token: localTokenReply });

export type PopupMessage = z.output<typeof popupMessage>;

export type Token = z.output<typeof localTokenReply>;

/** The token in a message, or null for any other message. */
export function tokenFromMessage(data: unknown): Token | null {
  const result = popupMessage.safeParse(data);
  return result.success ? result.data.token : null;
}

export const messageWithToken = (token: Token): PopupMessage => ({ kind: "local-identity", token });
