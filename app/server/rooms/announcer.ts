import * as Y from "yjs";
import { toBase64 } from "~/contracts/room/base64";
import type { Announcement, RoomMessage } from "~/contracts/room/room";
import type { Actor } from "~/domain/people/companion";
import { ROOM_PROTOCOL } from "~/contracts/room/room";
import type { OpenContext } from "../http/call-context";
import { deliver } from "./deliver";
import type { OrderBook } from "./room-orders";
import type { Rooms } from "./rooms-for";
import { roomsFor } from "./rooms-for";

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

type AnnouncerOptions = Pick<OpenContext, "env" | "log" | "now" | "waitUntil"> & { orders: OrderBook };

type Dated = News & { at: number };

/**
 * Sends news to the room of a trip; does nothing when no room is configured. News of one trip arrive in order: while a delivery is under way, later
 * news wait and are then delivered together. What they order about persons is kept until the room has heard it.
 */
export function announcer(options: AnnouncerOptions): TellRoom {
  const { env, now, waitUntil } = options;
  const rooms = roomsFor(env);
  if (rooms === null) return () => undefined;
  const waiting = new Map<string, Dated[]>();
  const send = async (tripId: string): Promise<void> => {
    for (let news = waiting.get(tripId) ?? []; news.length > 0; news = waiting.get(tripId) ?? []) {
      waiting.set(tripId, []);
      await announce(options, rooms, tripId, combined(news));
    }
    waiting.delete(tripId);
  };
  return (tripId, news) => {
    const dated = { ...news, at: now() };
    const underWay = waiting.get(tripId);
    if (underWay) return void underWay.push(dated);
    waiting.set(tripId, [dated]);
    waitUntil(send(tripId));
  };
}

/** Never throws. */
async function announce(
  { orders, log }: AnnouncerOptions,
  rooms: Rooms,
  tripId: string,
  news: Announcement,
): Promise<void> {
  const delivering = deliver(rooms, tripId, news, log);
  try {
    const kept = await orders.keep(tripId, news);
    if ((await delivering) === "heard") await orders.settle(tripId, kept);
  } catch (problem) {
    log.error("room-orders-not-kept", problem);
    await delivering;
  }
}

function combined(news: Dated[]): Announcement {
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
