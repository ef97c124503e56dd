import { findAnswerToRate, keepThumb, takeBackThumb } from "#db/repositories/answer-thumbs";
import type { rateAnswer as call } from "~/contracts/calls/thumbs";
import type { UseCase } from "../http/call-context";
import { asksThumbs } from "./asks-thumbs";
import { isTicket } from "./thumb-ticket";

/** Keeps what a companion thinks of an answer that they got, or takes it back; of whom it is, and what was said, is not kept with it. */
export const rateAnswer: UseCase<typeof call> = async (
  { db, env, allow, now },
  { body: { answerId, thumb, ticket } },
) => {
  const { tripId, cityId, repliedBy } = await allow(({ uid, tripId }) => findAnswerToRate(db, uid, tripId, answerId));
  if (!asksThumbs(env)) return { kept: false };
  const isOfBlock = ticket !== undefined && (await isTicket(env, tripId, { answerId, ...ticket }));
  const source = isOfBlock ? ticket.source : repliedBy;
  if (source === null) return { kept: false };
  const day = new Date(now()).toISOString().slice(0, 10);
  const kind = isOfBlock ? "block" : "talk";
  if (thumb === null) await takeBackThumb(db, answerId);
  else await keepThumb(db, { answerId, day, kind, source, cityId, ...thumb });
  return { kept: true };
};
