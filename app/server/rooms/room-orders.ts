import { uuidv7 } from "uuidv7";
import type { RoomOrder, WaitingOrder } from "#db/repositories/room-orders";
import { dropPastOrders, dropRoomOrders, findWaitingOrders, keepRoomOrders } from "#db/repositories/room-orders";
import type { Announcement } from "~/contracts/room/room";
import type { OpenContext } from "../http/call-context";
import { deliver, ONCE } from "./deliver";
import { roomsFor } from "./rooms-for";

/** How many orders one run delivers. */
const ORDERS_A_RUN = 200;

/** No socket outlives its ticket for so long: after that nobody sits where they should not (docs/decisions/021). */
const SEATS_SETTLED_MS = 24 * 60 * 60 * 1000;

type Context = Pick<OpenContext, "db" | "env" | "log" | "now">;

/** What announcements order about persons, or a room's end, until the room has heard it. */
export type OrderBook = {
  /** Keeps the orders of an announcement; gives their ids. */
  keep(tripId: string, announcement: Announcement): Promise<string[]>;
  /** The room has heard these, and so is there: it is told what else waits for it. */
  settle(tripId: string, heard: string[]): Promise<void>;
};

export const orderBook = (context: Context): OrderBook => ({
  keep: (tripId, announcement) => keepOrders(context, tripId, announcement),
  settle: async (tripId, heard) => {
    if (heard.length > 0) await dropRoomOrders(context.db, heard);
    await deliverRoomOrders(context, tripId);
  },
});

async function keepOrders({ db, now }: Context, tripId: string, announcement: Announcement): Promise<string[]> {
  const about = (kind: RoomOrder["kind"], userIds: readonly (string | null)[] = []): RoomOrder[] =>
    userIds.map((userId) => ({ id: uuidv7(), tripId, kind, userId, createdAt: now() }));
  const orders = [
    ...about("dismiss", announcement.dismiss),
    ...about("reseat", announcement.reseat),
    ...about("forget", announcement.forget),
    ...about("erase", announcement.erase ? [null] : []),
  ];
  if (orders.length > 0) await keepRoomOrders(db, orders);
  return orders.map(({ id }) => id);
}

/**
 * Tells rooms what they were not reached to be told: the room of one trip, or every room. Each is tried once, and the first that does not answer
 * ends the run, for all rooms are in one place. Delivered twice, an order changes nothing.
 */
export async function deliverRoomOrders({ db, env, log, now }: Context, tripId?: string): Promise<void> {
  const rooms = roomsFor(env);
  if (rooms === null) return;
  if (tripId === undefined) await dropPastOrders(db, now() - SEATS_SETTLED_MS);
  for (const [room, orders] of byTrip(await findWaitingOrders(db, tripId, ORDERS_A_RUN))) {
    const outcome = await deliver(rooms, room, announcementOf(orders), log, ONCE);
    if (outcome === "away") return;
    if (outcome === "heard")
      await dropRoomOrders(
        db,
        orders.map(({ id }) => id),
      );
  }
}

function byTrip(orders: WaitingOrder[]): Map<string, WaitingOrder[]> {
  const found = new Map<string, WaitingOrder[]>();
  for (const order of orders) found.set(order.tripId, [...(found.get(order.tripId) ?? []), order]);
  return found;
}

/** Who was dismissed and is back on the trip since keeps their place, with a ticket of now. */
function announcementOf(orders: WaitingOrder[]): Announcement {
  const whom = (is: (order: WaitingOrder) => boolean): string[] => [
    ...new Set(orders.filter(is).flatMap(({ userId }) => userId ?? [])),
  ];
  return {
    messages: [],
    dismiss: whom(({ kind, isOnTrip }) => kind === "dismiss" && !isOnTrip),
    reseat: whom(({ kind, isOnTrip }) => kind === "reseat" || (kind === "dismiss" && isOnTrip)),
    forget: whom(({ kind }) => kind === "forget"),
    ...(orders.some(({ kind }) => kind === "erase") && { erase: true }),
  };
}
