import { and, asc, eq, exists, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { handOverOffers, memberships, trips, users } from "#db/schema";
import type { Companions } from "~/domain/people/membership";
import type { Companion } from "../companions";
import { companionColumns, hasRoomFor, isOnTrip, membershipQuery, toCompanion, userIdOf } from "../companions";
import { newcomersQuery, toNewcomers } from "./newcomers";
import { offerQuery } from "./offers";

/** Everybody who is or was on the trip, or waits to be let in. */
export type Company = Companions & { member: (userId: string) => CompanyMember | undefined };

/** How somebody stands to a trip that they are or were on. */
export type CompanyMember = Companion & { isOn: boolean };

/** The company of a trip with the caller in it as it was before the write; `changed` says whether this write did it. */
export type CompanyChange = { caller: Companion | undefined; changed: boolean; company: Company };

/** All memberships of a trip: the organizer first, the others as they came. */
const membershipsQuery = (db: Database, tripId: string) =>
  db
    .select({
      ...companionColumns,
      joinedAt: memberships.joinedAt,
      removedAt: memberships.removedAt,
      byChoice: memberships.byChoice,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.tripId, tripId))
    .orderBy(asc(memberships.role), asc(memberships.joinedAt), asc(memberships.userId));

/** What the company of a trip is read by, to be spread into a `batch`; their rows are what `toCompany` takes. */
export const companyQueries = (db: Database, tripId: string) =>
  [membershipsQuery(db, tripId), newcomersQuery(db, tripId), offerQuery(db, tripId)] as const;

export function toCompany(
  rows: Awaited<ReturnType<typeof membershipsQuery>>,
  waiting: Awaited<ReturnType<typeof newcomersQuery>>,
  [offered]: Awaited<ReturnType<typeof offerQuery>>,
): Company {
  const everybody = rows.map(({ joinedAt, removedAt, byChoice, ...row }) => ({
    ...toCompanion(row),
    role: row.role,
    joinedAt,
    removedAt,
    byChoice,
  }));
  const companions = everybody
    .filter(({ removedAt }) => removedAt === null)
    .map(({ userId, name, role, joinedAt }) => ({ userId, name, role, since: joinedAt }));
  const by = companions.find(({ role }) => role === "originator");
  const to = companions.find(({ userId, role }) => userId === offered?.userId && role === "participant");
  const called = ({ userId, name }: { userId: string; name: string }) => ({ userId, name });
  return {
    companions,
    offer: by && to ? { to: called(to), by: called(by) } : null,
    removed: everybody.flatMap(({ userId, name, removedAt, byChoice }) =>
      removedAt === null || byChoice ? [] : [{ userId, name, since: removedAt }],
    ),
    newcomers: toNewcomers(waiting),
    member: (userId) => {
      const found = everybody.find((person) => person.userId === userId);
      return found && { userId, name: found.name, role: found.role, isOn: found.removedAt === null };
    },
  };
}

/** Who is on the trip; the caller is undefined when there is no such trip, or they are not on it. One round trip. */
export async function findCompany(
  db: Database,
  uid: string,
  tripId: string,
): Promise<{ caller: Companion | undefined; company: Company }> {
  const [[caller], ...rows] = await db.batch([membershipQuery(db, uid, tripId), ...companyQueries(db, tripId)]);
  return { caller: caller && toCompanion(caller), company: toCompany(...rows) };
}

/** Takes a participant off the trip, if the caller organizes it; one who had just left by themselves may not come back either. */
export const removeFromTrip = (
  db: Database,
  uid: string,
  tripId: string,
  userId: string,
  at: number,
): Promise<CompanyChange> =>
  change(
    db,
    uid,
    tripId,
    userId,
    { removedAt: at, byChoice: false },
    and(eq(memberships.role, "participant"), or(isNull(memberships.removedAt), eq(memberships.byChoice, true))),
  );

/** Puts somebody who was removed back on the trip, if the caller organizes it and it takes one more. */
export const readmitToTrip = (db: Database, uid: string, tripId: string, userId: string): Promise<CompanyChange> =>
  change(
    db,
    uid,
    tripId,
    userId,
    { removedAt: null, byChoice: false },
    and(isNotNull(memberships.removedAt), eq(memberships.byChoice, false), hasRoomFor(db, tripId, userId)),
  );

/** One guarded write to one membership, with the company around it, in one batch. */
async function change(
  db: Database,
  uid: string,
  tripId: string,
  userId: string,
  set: { removedAt: number | null; byChoice: boolean },
  guard: SQL | undefined,
): Promise<CompanyChange> {
  const isOn = isOnTrip(db, tripId, eq(memberships.userId, userId));
  const [[caller], changed, , ...rows] = await db.batch([
    membershipQuery(db, uid, tripId),
    db
      .update(memberships)
      .set(set)
      .where(and(eq(memberships.tripId, tripId), eq(memberships.userId, userId), guard, organizedBy(db, uid, tripId)))
      .returning({ userId: memberships.userId }),
    // One who is off the trip cannot take it over, also when they come back.
    db
      .delete(handOverOffers)
      .where(and(eq(handOverOffers.tripId, tripId), eq(handOverOffers.userId, userId), not(isOn))),
    ...companyQueries(db, tripId),
  ]);
  return { caller: caller && toCompanion(caller), changed: changed.length > 0, company: toCompany(...rows) };
}

/** Whether the caller organizes the trip, inside another statement. */
export const organizedBy = (db: Database, uid: string, tripId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(trips)
      .where(and(eq(trips.id, tripId), eq(trips.organizerId, userIdOf(uid)))),
  );
