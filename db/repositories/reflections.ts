import { asc, eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { memberships, reflections, trips, users } from "#db/schema";
import { displayName } from "~/domain/people/display-name";
import type { Reflection } from "~/domain/memories/reflection";
import type { Companion } from "./companions";
import { byUid, companionColumns, membershipQuery, onTrip, toCompanion } from "./companions";

const columns = {
  reflectionId: reflections.id,
  tripId: reflections.tripId,
  userId: reflections.userId,
  dayIndex: reflections.dayIndex,
  summary: reflections.summary,
  moodTags: reflections.moodTags,
  journalText: reflections.journalText,
};

/** What all companions wrote, day by day; null when there is no such trip, or the caller is not on it. One round trip. */
export async function findReflections(
  db: Database,
  uid: string,
  tripId: string,
): Promise<(Companion & { reflections: Reflection[] }) | null> {
  const [[companion], rows] = await db.batch([
    membershipQuery(db, uid, tripId),
    // No two of these columns have the same name, as a batch requires.
    db
      .select({ ...columns, firstName: users.firstName, name: users.name, email: users.email })
      .from(reflections)
      .innerJoin(users, eq(users.id, reflections.userId))
      .where(eq(reflections.tripId, tripId))
      .orderBy(asc(reflections.dayIndex), asc(reflections.createdAt), asc(reflections.id)),
  ]);
  if (!companion) return null;
  return {
    ...toCompanion(companion),
    reflections: rows.map(({ firstName, name, email, ...row }) => ({
      ...row,
      authorName: displayName({ firstName, name, email }),
    })),
  };
}

/** Somebody who may write a reflection, and how many days there are to reflect on. */
export type Author = Companion & { daysTotal: number };

/** Null when there is no such trip, or the caller is not on it. One round trip. */
export async function findAuthor(db: Database, uid: string, tripId: string): Promise<Author | null> {
  const found = await db
    .select({ companion: companionColumns, daysTotal: trips.daysTotal })
    .from(trips)
    .innerJoin(memberships, onTrip)
    .innerJoin(users, byUid(uid))
    .where(eq(trips.id, tripId))
    .get();
  return found ? { ...toCompanion(found.companion), daysTotal: found.daysTotal } : null;
}

export type ReflectionChange = Pick<
  Reflection,
  "tripId" | "userId" | "dayIndex" | "summary" | "moodTags" | "journalText"
>;

/** Saves one's reflection on a day; saving again replaces it and keeps its id. One round trip. */
export async function saveReflection(
  db: Database,
  change: ReflectionChange,
  { id, at }: { id: string; at: number },
): Promise<Omit<Reflection, "authorName">> {
  const { summary, moodTags, journalText } = change;
  return db
    .insert(reflections)
    .values({ ...change, id, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [reflections.tripId, reflections.userId, reflections.dayIndex],
      set: { summary, moodTags, journalText, updatedAt: at },
    })
    .returning(columns)
    .get();
}
