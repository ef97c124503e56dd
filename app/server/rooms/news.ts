import * as Y from "yjs";
import { toBase64 } from "~/contracts/room/base64";
import type { Announcement, RoomMessage } from "~/contracts/room/room";
import type { Actor } from "~/domain/people/companion";
import { ROOM_PROTOCOL } from "~/contracts/room/room";

type WithoutEnvelope<Message> = Message extends RoomMessage ? Omit<Message, "v" | "at" | "by"> : never;

/** A companion as the one who did it. */
export const actorOf = ({ userId, name }: { userId: string; name: string }): Actor => ({ userId, name });

/**
 * What happened and who did it. `update` is a Yjs update that is already in the record. `dismiss` closes the connections of users who are off the trip, `reseat`
 * asks users to come back with a new ticket, `forget` removes deleted users, and `erase` empties the room of a deleted trip.
 */
export type News = {
  by: Actor;
  messages?: WithoutEnvelope<RoomMessage>[];
  update?: Uint8Array | undefined;
  dismiss?: string[];
  reseat?: string[];
  forget?: string[];
  erase?: boolean;
};

/** Tells the trip's room after the commit. Returns at once and never fails: a room that is away catches up by itself (DESIGN section 7). */
export type TellRoom = (tripId: string, news: News) => void;

/** News with the time it was told, in milliseconds since 1970. */
export type DatedNews = News & { at: number };

/** News that waited together, as the room is told of them. */
export function combined(news: readonly DatedNews[]): Announcement {
  const updates = news.flatMap(({ update }) => update ?? []);
  const dismiss = news.flatMap((each) => each.dismiss ?? []);
  const reseat = news.flatMap((each) => each.reseat ?? []);
  const forget = news.flatMap((each) => each.forget ?? []);
  return {
    messages: news.flatMap(({ at, by, messages = [] }) =>
      messages.map((message): RoomMessage => ({ v: ROOM_PROTOCOL, at, by, ...message })),
    ),
    ...(updates.length > 0 && { update: toBase64(Y.mergeUpdates(updates)) }),
    ...(dismiss.length > 0 && { dismiss }),
    ...(reseat.length > 0 && { reseat }),
    ...(forget.length > 0 && { forget }),
    ...(news.some(({ erase }) => erase) && { erase: true }),
  };
}
