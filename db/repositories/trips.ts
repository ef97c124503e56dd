import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { violatedConstraint } from "#db/d1-errors";
import { cityAliases, memberships, trips, users } from "#db/schema";
import type { Trip } from "~/domain/trip/trip";
import { userIdOf } from "./companions";
import { toTrip, type TripRow } from "./rows";
import type { Person, Stamp } from "./users";

export type NewTrip = Pick<
  TripRow,
  | "tripName"
  | "purpose"
  | "city"
  | "joinCode"
  | "joinCodeKey"
  | "whoWith"
  | "startDate"
  | "endDate"
  | "partyCount"
  | "daysTotal"
> & {
  /** How the city is looked up among the aliases. */
  cityKey: string;
};

export type TripCreation = { kind: "created"; trip: Trip } | { kind: "join-code-taken" } | { kind: "has-trip" };

/**
 * A trip, its organizer's membership and the organizer's current trip, all or nothing in one batch.
 * The unique indexes decide between two at once: the second fails as a whole.
 */
export async function createTrip(
  db: Database,
  person: Person,
  { cityKey, ...trip }: NewTrip,
  stamp: Stamp & { userId: string },
): Promise<TripCreation> {
  const { id, at } = stamp;
  const organizerId = userIdOf(person.uid);
  try {
    const [, , , , rows] = await db.batch([
      db
        .insert(users)
        .values({
          id: stamp.userId,
          firebaseId: person.uid,
          email: person.email,
          name: person.name,
          createdAt: at,
          updatedAt: at,
        })
        .onConflictDoNothing({ target: users.firebaseId }),
      db.insert(trips).values({
        ...trip,
        id,
        organizerId,
        cityId: sql`(SELECT ${cityAliases.cityId} FROM ${cityAliases} WHERE ${cityAliases.aliasKey} = ${cityKey})`,
        createdAt: at,
        updatedAt: at,
      }),
      db.insert(memberships).values({ tripId: id, userId: organizerId, role: "originator", joinedAt: at }),
      db.update(users).set({ currentTripId: id, updatedAt: at }).where(eq(users.firebaseId, person.uid)),
      db.select().from(trips).where(eq(trips.id, id)),
    ]);
    const row = rows[0];
    if (!row) throw new Error("A trip just written is not there.");
    return { kind: "created", trip: toTrip(row) };
  } catch (problem) {
    const violated = violatedConstraint(problem);
    if (violated === "UNIQUE trips.join_code_key") return { kind: "join-code-taken" };
    if (violated === "UNIQUE trips.organizer_id") return { kind: "has-trip" };
    throw problem;
  }
}
