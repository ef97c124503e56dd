import { and, count, eq, isNotNull, not, or, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { violatedConstraint } from "#db/d1-errors";
import { cityAliases, memberships, trips, users } from "#db/schema";
import { MAX_OPEN_TRIPS } from "~/domain/forms/limits";
import type { Leg } from "~/domain/trip/legs";
import type { Trip } from "~/domain/trip/trip";
import type { HeldBack, CodeCaller } from "./code-misses";
import { countMiss, isHeldBack, missesQuery, heldBackBy } from "./code-misses";
import { userIdOf } from "./companions";
import { keyUnlessPaired } from "./membership/join-codes";
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
> &
  Partial<Pick<TripRow, "admitEach" | "timeZone">> & {
    /** How the city is looked up among the aliases. */
    cityKey: string;
    /** Of a trip through several cities. */
    legs?: NewLeg[] | undefined;
  };

/** A leg whose city is looked up among the aliases. */
export type NewLeg = Omit<Leg, "cityId"> & { cityKey: string };

export type TripCreation =
  | HeldBack
  | { kind: "created"; trip: Trip }
  | { kind: "join-code-taken" }
  | { kind: "has-trip" }
  | { kind: "too-many-trips" };

/**
 * A trip, its organizer's membership and the organizer's current trip, all or nothing in one batch.
 * The unique indexes decide between two at once: the second fails as a whole. A code that is taken counts as a miss, in a second round
 * trip; who missed too often creates none, nor does who has as many trips as there may be.
 */
export async function createTrip(
  db: Database,
  person: Person,
  { cityKey, legs, ...trip }: NewTrip,
  stamp: Stamp & CodeCaller & { userId: string },
): Promise<TripCreation> {
  const { id, at } = stamp;
  const organizerId = userIdOf(person.uid);
  const kept = db
    .select({ count: count() })
    .from(trips)
    .where(and(eq(trips.organizerId, organizerId), or(eq(trips.tripComplete, false), isNotNull(trips.givenUpAt))));
  const mayCreate = and(not(isHeldBack(db, stamp)), sql`${kept} < ${MAX_OPEN_TRIPS}`);
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
        joinCodeKey: keyUnlessPaired(id, trip.joinCodeKey),
        id,
        organizerId: sql`(SELECT ${organizerId} WHERE ${mayCreate})`,
        cityId: cityIdOf(cityKey),
        legs: legs && jsonOf(legs),
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
    return refusalFor(problem, db, stamp);
  }
}

/** The id of the city that goes by that key; null where it is none of ours. */
export const cityIdOf = (key: string) =>
  sql`(SELECT ${cityAliases.cityId} FROM ${cityAliases} WHERE ${cityAliases.aliasKey} = ${key})`;

/** The legs as they are stored, with the ids that their keys have. */
export const jsonOf = (legs: readonly NewLeg[]) =>
  sql`json_array(${sql.join(
    legs.map(
      ({ city, cityKey, lat, lng, timeZone, fromDay, toDay }) =>
        sql`json_object('city', ${city}, 'cityId', ${cityIdOf(cityKey)}, 'lat', ${lat}, 'lng', ${lng}, 'timeZone', ${timeZone}, 'fromDay', ${fromDay}, 'toDay', ${toDay})`,
    ),
    sql`, `,
  )})`;

/** Why nothing was created. Who may not create has no organizer's id to put into the trip. */
async function refusalFor(problem: unknown, db: Database, caller: CodeCaller): Promise<TripCreation> {
  switch (violatedConstraint(problem)) {
    case "UNIQUE trips.join_code_key":
    case "NOT NULL trips.join_code_key":
      await countMiss(db, caller);
      return { kind: "join-code-taken" };
    case "UNIQUE trips.organizer_id":
      return { kind: "has-trip" };
    case "NOT NULL trips.organizer_id":
      return heldBackBy(await missesQuery(db, caller), caller) ?? { kind: "too-many-trips" };
    default:
      throw problem;
  }
}
