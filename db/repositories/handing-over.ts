import { and, eq, or, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { violatedConstraint } from "#db/d1-errors";
import { memberships, trips } from "#db/schema";
import { isOnTrip, membershipQuery, toCompanion, userIdOf } from "./companions";
import type { CompanyChange } from "./company";
import { companyQueries, toCompany } from "./company";

export type HandingOver = ({ kind: "answered" } & CompanyChange) | { kind: "organizes-another" };

/**
 * Makes a participant the organizer in the caller's place, in one batch. The unique index of open trips decides whether
 * they may; the whole batch fails when they organize another one.
 */
export async function handOverTrip(
  db: Database,
  uid: string,
  tripId: string,
  userId: string,
  at: number,
): Promise<HandingOver> {
  const caller = userIdOf(uid);
  const travelsAlong = isOnTrip(db, tripId, and(eq(memberships.userId, userId), eq(memberships.role, "participant")));
  try {
    const [[before], handed, , ...rows] = await db.batch([
      membershipQuery(db, uid, tripId),
      db
        .update(trips)
        .set({ organizerId: userId, updatedAt: at })
        .where(and(eq(trips.id, tripId), eq(trips.organizerId, caller), travelsAlong))
        .returning({ id: trips.id }),
      // The roles of the two follow the trip's organizer, whoever that is by now.
      db
        .update(memberships)
        .set({
          role: sql`CASE WHEN ${memberships.userId} = (SELECT ${trips.organizerId} FROM ${trips} WHERE ${trips.id} = ${tripId}) THEN 'originator' ELSE 'participant' END`,
        })
        .where(and(eq(memberships.tripId, tripId), or(eq(memberships.userId, userId), eq(memberships.userId, caller)))),
      ...companyQueries(db, tripId),
    ]);
    return {
      kind: "answered",
      caller: before && toCompanion(before),
      changed: handed.length > 0,
      company: toCompany(...rows),
    };
  } catch (problem) {
    if (violatedConstraint(problem) === "UNIQUE trips.organizer_id") return { kind: "organizes-another" };
    throw problem;
  }
}
