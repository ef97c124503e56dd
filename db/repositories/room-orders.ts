import { and, asc, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Database } from "#db/client";
import { memberships, roomOrders } from "#db/schema";

/** What a room has to do about a person, or about itself, and was not reached to be told. */
export type RoomOrder = typeof roomOrders.$inferSelect;

/** An order, and whether the one whom it is about is on the trip by now. */
export type WaitingOrder = RoomOrder & { isOnTrip: boolean };

export const keepRoomOrders = (db: Database, orders: RoomOrder[]) => db.insert(roomOrders).values(orders);

export const dropRoomOrders = (db: Database, ids: string[]) => db.delete(roomOrders).where(inArray(roomOrders.id, ids));

/** Drops the orders that no longer matter: from before that moment, about who sits where. What is to be forgotten or erased is never too old. */
export const dropPastOrders = (db: Database, before: number) =>
  db.delete(roomOrders).where(and(lt(roomOrders.createdAt, before), inArray(roomOrders.kind, ["dismiss", "reseat"])));

/** The ids of what waits for the room of a trip, fit for a `batch`. */
export const waitingOrdersQuery = (db: Database, tripId: string) =>
  db.select({ id: roomOrders.id }).from(roomOrders).where(eq(roomOrders.tripId, tripId)).limit(1);

/** What waits for the room of a trip, or for any room, the oldest first. One round trip. */
export async function findWaitingOrders(
  db: Database,
  tripId: string | undefined,
  limit: number,
): Promise<WaitingOrder[]> {
  const rows = await db
    .select({ order: roomOrders, member: memberships.userId })
    .from(roomOrders)
    .leftJoin(
      memberships,
      and(
        eq(memberships.tripId, roomOrders.tripId),
        eq(memberships.userId, roomOrders.userId),
        isNull(memberships.removedAt),
      ),
    )
    .where(tripId === undefined ? undefined : eq(roomOrders.tripId, tripId))
    .orderBy(asc(roomOrders.id))
    .limit(limit);
  return rows.map(({ order, member }) => ({ ...order, isOnTrip: member !== null }));
}
