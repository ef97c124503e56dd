import { and, eq, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { violatedConstraint } from "#db/d1-errors";
import { memberships, trips } from "#db/schema";
import { joinCodeKeys } from "~/domain/trip/join-code";
import type { Trip } from "~/domain/trip/trip";
import type { Companion } from "./companions";
import { membershipQuery, toCompanion, userIdOf } from "./companions";
import { toTrip } from "./rows";

/** The id of the trip that a code opens as it was typed, inside another statement; null where there is none. One that has the code with its very hyphens goes first. */
export function tripIdOfCode(code: string): SQL<string> {
  const { key, asTyped } = joinCodeKeys(code);
  return sql`(SELECT ${trips.id} FROM ${trips} WHERE ${trips.joinCodeKey} IN (${key}, ${asTyped}) ORDER BY ${trips.joinCodeKey} = ${asTyped} DESC LIMIT 1)`;
}

/** Whether no trip has the code. */
export async function isJoinCodeFree(db: Database, code: string): Promise<boolean> {
  const taken = await db
    .select({ tripId: trips.id })
    .from(trips)
    .where(eq(trips.id, tripIdOfCode(code)))
    .get();
  return taken === undefined;
}

/** What a code opens for somebody. One who was removed learns nothing more of the trip. */
export type OpenedByCode = { kind: "trip"; tripId: string; tripName: string } | { kind: "no-such-trip" | "removed" };

/** The trip that a code opens for the caller, as little of it as somebody who is not on it may know. */
export async function findTripByCode(db: Database, uid: string, code: string): Promise<OpenedByCode> {
  const found = await db
    .select({
      tripId: trips.id,
      tripName: trips.tripName,
      removedAt: memberships.removedAt,
      byChoice: memberships.byChoice,
    })
    .from(trips)
    .leftJoin(memberships, and(eq(memberships.tripId, trips.id), eq(memberships.userId, userIdOf(uid))))
    .where(eq(trips.id, tripIdOfCode(code)))
    .get();
  if (found === undefined) return { kind: "no-such-trip" };
  const { removedAt, byChoice, ...trip } = found;
  return removedAt !== null && !byChoice ? { kind: "removed" } : { kind: "trip", ...trip };
}

export type CodeChange =
  | { kind: "answered"; caller: Companion | undefined; changed: boolean; trip: Trip | undefined }
  | { kind: "join-code-taken" };

/** Gives the trip another join code, if the caller organizes it, in one batch; the unique index decides whether the code is free. */
export async function changeJoinCode(
  db: Database,
  uid: string,
  tripId: string,
  code: { joinCode: string; joinCodeKey: string },
  at: number,
): Promise<CodeChange> {
  try {
    const [[caller], changed, [trip]] = await db.batch([
      membershipQuery(db, uid, tripId),
      db
        .update(trips)
        .set({ ...code, updatedAt: at })
        .where(and(eq(trips.id, tripId), eq(trips.organizerId, userIdOf(uid)), ne(trips.joinCode, code.joinCode)))
        .returning({ id: trips.id }),
      db.select().from(trips).where(eq(trips.id, tripId)),
    ]);
    return {
      kind: "answered",
      caller: caller && toCompanion(caller),
      changed: changed.length > 0,
      trip: trip && toTrip(trip),
    };
  } catch (problem) {
    if (violatedConstraint(problem) === "UNIQUE trips.join_code_key") return { kind: "join-code-taken" };
    throw problem;
  }
}
