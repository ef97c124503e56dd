import { and, eq, exists, ne, not, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client";
import { violatedConstraint } from "#db/d1-errors";
import { memberships, trips } from "#db/schema";
import { joinCodeKeys } from "~/domain/trip/join-code";
import { isSuggestedCode } from "~/domain/trip/suggested-code";
import type { Trip } from "~/domain/trip/trip";
import type { HeldBack, CodeCaller } from "../code-misses";
import { countMiss, heldBackBy, isHeldBack, missesQuery, missQuery } from "../code-misses";
import type { Companion } from "../companions";
import { membershipQuery, toCompanion, userIdOf } from "../companions";
import { toTrip } from "../rows";

const others = alias(trips, "others");

/**
 * The id of the trip that a code opens, inside another statement; null where there is none, or `also` does not hold. Where several trips
 * have its letters and digits, only the one whose code is written so: nobody comes upon somebody else's trip (docs/decisions/023).
 */
export function tripIdOfCode(code: string, also: SQL = sql`1`): SQL<string> {
  const { key, asWritten } = joinCodeKeys(code);
  const isWrittenSo = sql`upper(${trips.joinCode}) = ${asWritten}`;
  const isOneOfSeveral = sql`EXISTS (SELECT 1 FROM ${trips} "others" WHERE ${others.id} <> ${trips.id} AND (${others.joinCodeKey} = ${key} OR ${others.pairedKey} = ${key}))`;
  return sql`(SELECT ${trips.id} FROM ${trips} WHERE ${hasCode(code)} AND (${isWrittenSo} OR NOT ${isOneOfSeveral}) AND ${also} LIMIT 1)`;
}

/** What a trip is found by, null where another one from before would lose its code to it. */
export const keyUnlessPaired = (tripId: string, key: string): SQL<string> =>
  sql`(SELECT ${key} WHERE NOT EXISTS (SELECT 1 FROM ${trips} "others" WHERE ${others.pairedKey} = ${key} AND ${others.id} <> ${tripId}))`;

/** The constraints that a code runs into which another trip has. */
export const CODE_TAKEN = ["UNIQUE trips.join_code_key", "NOT NULL trips.join_code_key"];

/** Whether a trip's code has the same letters and digits; of a code of hyphens alone, whether it is the same. */
function hasCode(code: string): SQL {
  const { key, asWritten } = joinCodeKeys(code);
  return sql`(${trips.joinCodeKey} IN (${key}, ${asWritten}) OR ${trips.pairedKey} = ${key})`;
}

const tripOfCodeQuery = (db: Database, code: string) =>
  db
    .select({ tripId: trips.id, tripName: trips.tripName, city: trips.city, joinCode: trips.joinCode })
    .from(trips)
    .where(eq(trips.id, tripIdOfCode(code)));

/**
 * Whether no trip has the code. Either answer tells somebody who guesses what they want to know, and counts as a miss, but for one: a
 * code as Wayfellow suggests them is one of so many that its being free tells nothing (docs/decisions/022). One round trip.
 */
export async function isJoinCodeFree(
  db: Database,
  code: string,
  caller: CodeCaller,
): Promise<HeldBack | { kind: "checked"; free: boolean }> {
  const taking = db.select({ tripId: trips.id }).from(trips).where(hasCode(code)).limit(1);
  const [counts, [trip]] = await db.batch([
    missesQuery(db, caller),
    taking,
    missQuery(db, caller, isSuggestedCode(code) ? exists(taking) : undefined),
  ]);
  return heldBackBy(counts, caller) ?? { kind: "checked", free: trip === undefined };
}

/** What a code opens for somebody. One who was removed learns nothing more of the trip. */
export type OpenedByCode =
  | HeldBack
  | { kind: "trip"; tripId: string; tripName: string; city: string; joinCode: string }
  | { kind: "no-such-trip" | "removed" };

/**
 * The trip that a code opens for the caller, as little of it as somebody who is not on it may know; a code of no trip counts as a miss.
 * One round trip.
 */
export async function findTripByCode(
  db: Database,
  uid: string,
  code: string,
  caller: CodeCaller,
): Promise<OpenedByCode> {
  const [counts, [trip], [membership]] = await db.batch([
    missesQuery(db, caller),
    tripOfCodeQuery(db, code),
    db
      .select({ removedAt: memberships.removedAt, byChoice: memberships.byChoice })
      .from(memberships)
      .where(and(eq(memberships.tripId, tripIdOfCode(code)), eq(memberships.userId, userIdOf(uid)))),
    missQuery(db, caller, not(exists(tripOfCodeQuery(db, code)))),
  ]);
  const heldBack = heldBackBy(counts, caller);
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
  codeCaller: CodeCaller,
): Promise<CodeChange> {
  try {
    const [counts, [caller], changed, [trip]] = await db.batch([
      missesQuery(db, codeCaller),
      membershipQuery(db, uid, tripId),
      db
        .update(trips)
        .set({
          joinCode: code.joinCode,
          joinCodeKey: keyUnlessPaired(tripId, code.joinCodeKey),
          pairedKey: null,
          updatedAt: codeCaller.at,
        })
        .where(
          and(
            eq(trips.id, tripId),
            eq(trips.organizerId, userIdOf(uid)),
            ne(trips.joinCode, code.joinCode),
            not(isHeldBack(db, codeCaller)),
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
      heldBack: heldBackBy(counts, codeCaller),
    };
  } catch (problem) {
    if (!CODE_TAKEN.includes(violatedConstraint(problem) ?? "")) throw problem;
    await countMiss(db, codeCaller);
    return { kind: "join-code-taken" };
  }
}
