import type { Announcement } from "~/contracts/room/room";
import type { OpenContext } from "../http/call-context";
import { deliver } from "./deliver";
import { combined, type DatedNews, type TellRoom } from "./news";
import type { OrderBook } from "./room-orders";
import type { Rooms } from "./rooms-for";
import { roomsFor } from "./rooms-for";

type AnnouncerOptions = Pick<OpenContext, "env" | "log" | "now" | "waitUntil"> & { orders: OrderBook };

/**
 * Sends news to the room of a trip; does nothing when no room is configured. News of one trip arrive in order: while a delivery is under way, later
 * news wait and are then delivered together. What they order about persons is kept until the room has heard it.
 */
export function announcer(options: AnnouncerOptions): TellRoom {
  const { env, now, waitUntil } = options;
  const rooms = roomsFor(env);
  if (rooms === null) return () => undefined;
  const waiting = new Map<string, DatedNews[]>();
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
