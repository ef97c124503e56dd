import type { ThumbTicket } from "~/contracts/calls/thumbs";
import type { Source } from "~/domain/plan/block";
import type { Env } from "../env";
import { isOwn, type Secrets, signOwn } from "../identity/own-signature";
import { asksThumbs } from "./asks-thumbs";

/**
 * What an answer that is kept nowhere is sent out with, so that a thumb for it is taken once and for that trip alone. Its id is by chance, as one in the
 * order of time would tell when. Null where no thumbs are asked for, or there is no secret to sign with.
 */
export async function ticketFor(
  env: Secrets & Pick<Env, "ANSWER_THUMBS">,
  tripId: string,
  source: Source,
): Promise<ThumbTicket | null> {
  if (!asksThumbs(env)) return null;
  const answerId = crypto.randomUUID();
  const signature = await signOwn(env, "thumb ticket", [tripId, answerId, source]);
  return signature === undefined ? null : { answerId, signature };
}

/** Whether an answer with that id, by whom it says, was sent out for the trip. */
export const isTicket = (
  env: Secrets,
  tripId: string,
  { answerId, source, signature }: { answerId: string; source: Source; signature?: string | undefined },
): Promise<boolean> => isOwn(env, "thumb ticket", [tripId, answerId, source], signature);
