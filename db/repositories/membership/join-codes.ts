import { and, eq, exists, ne, not, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { violatedConstraint } from "#db/d1-errors";
import { memberships, trips } from "#db/schema";
import { joinCodeKeys } from "~/domain/trip/join-code";
import { isSuggestedCode } from "~/domain/trip/suggested-code";
import type { Trip } from "~/domain/trip/trip";
import type { HeldBack, Seeker } from "../code-misses";
import { countMiss, heldBackBy, isHeldBack, missesQuery, missQuery } from "../code-misses";
import type { Companion } from "../companions";
import { membershipQuery, toCompanion, userIdOf } from "../companions";
import { toTrip } from "../rows";

/** The id of the trip that a code opens as it was typed, inside another statement; null where there is none, or `also` does not hold. One that has the code with its very hyphens goes first. */
export function tripIdOfCode(code: string, also: SQL = sql`1`): SQL<string> {
  const { key, asTyped } = joinCodeKeys(code);
  return sql`(SELECT ${trips.id} FROM ${trips} WHERE ${trips.joinCodeKey} IN (${key}, ${asTyped}) AND ${also} ORDER BY ${trips.joinCodeKey} = ${asTyped} DESC LIMIT 1)`;
}

const tripOfCodeQuery = (db: Database, code: string) =>
  db
    .select({ tripId: trips.id, tripName: trips.tripName })
    .from(trips)
    .where(eq(trips.id, tripIdOfCode(code)));

/**
 * Whether no trip has the code. Either answer tells somebody who guesses what they want to know, and counts as a miss, but for one: a
 * code as Wayfellow suggests them is one of so many that its being free tells nothing (docs/decisions/022). One round trip.
 */
export async function isJoinCodeFree(
  db: Database,
  code: string,
  seeker: Seeker,
): Promise<HeldBack | { kind: "checked"; free: boolean }> {
  const isTaken = exists(tripOfCodeQuery(db, code));
  const [counts, [trip]] = await db.batch([
    missesQuery(db, seeker),
    tripOfCodeQuery(db, code),
    missQuery(db, seeker, isSuggestedCode(code) ? isTaken : undefined),
  ]);
  return heldBackBy(counts, seeker) ?? { kind: "checked", free: trip === undefined };
}

/** What a code opens for somebody. One who was removed learns nothing more of the trip. */
export type OpenedByCode =
  HeldBack | { kind: "trip"; tripId: string; tripName: string } | { kind: "no-such-trip" | "removed" };

/**
 * The trip that a code opens for the caller, as little of it as somebody who is not on it may know; a code of no trip counts as a miss.
 * One round trip.
 */
export async function findTripByCode(db: Database, uid: string, code: string, seeker: Seeker): Promise<OpenedByCode> {
  const [counts, [trip], [membership]] = await db.batch([
    missesQuery(db, seeker),
    tripOfCodeQuery(db, code),
    db
      .select({ removedAt: memberships.removedAt, byChoice: memberships.byChoice })
      .from(memberships)
      .where(and(eq(memberships.tripId, tripIdOfCode(code)), eq(memberships.userId, userIdOf(uid)))),
    missQuery(db, seeker, not(exists(tripOfCodeQuery(db, code)))),
  ]);
  const heldBack = heldBackBy(counts, seeker);
  if (heldBack) return heldBack;
  if (!trip) return { kind: "no-such-trip" };
  const isRemoved = membership !== undefined && membership.removedAt !== null && !membership.byChoice;
  return isRemoved ? { kind: "removed" } : { kind: "trip", ...trip };
}

export type CodeChange =
  | {
      kind: "answered";
      caller: Companion | undefined;
      changed: boolean;
      trip: Trip | undefined;
      heldBack: HeldBack | null;
    }
  | { kind: "join-code-taken" };

/**
 * Gives the trip another join code, if the caller organizes it and did not miss too often, in one batch; the unique index decides whether
 * the code is free. One that is taken counts as a miss, in a second round trip.
 */
export async function changeJoinCode(
  db: Database,
  uid: string,
  tripId: string,
  code: { joinCode: string; joinCodeKey: string },
  seeker: Seeker,
): Promise<CodeChange> {
  try {
    const [counts, [caller], changed, [trip]] = await db.batch([
      missesQuery(db, seeker),
      membershipQuery(db, uid, tripId),
      db
        .update(trips)
        .set({ ...code, updatedAt: seeker.at })
        .where(
          and(
            eq(trips.id, tripId),
            eq(trips.organizerId, userIdOf(uid)),
            ne(trips.joinCode, code.joinCode),
            not(isHeldBack(db, seeker)),
          ),
        )
        .returning({ id: trips.id }),
      db.select().from(trips).where(eq(trips.id, tripId)),
    ]);
    return {
      kind: "answered",
      caller: caller && toCompanion(caller),
      changed: changed.length > 0,
      trip: trip && toTrip(trip),
      heldBack: heldBackBy(counts, seeker),
    };
  } catch (problem) {
    if (violatedConstraint(problem) !== "UNIQUE trips.join_code_key") throw problem;
    await countMiss(db, seeker);
    return { kind: "join-code-taken" };
  }
}
