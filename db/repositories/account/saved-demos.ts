import { and, count, eq, exists, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { violatedConstraint } from "#db/d1-errors";
import { savedDemos, users } from "#db/schema";
import { MAX_SAVED_DEMOS } from "~/domain/forms/limits";
import type { Person, Stamp } from "../users";
import { ensureUserQuery } from "../users";

export type DemoToSave = Pick<typeof savedDemos.$inferInsert, "kind" | "destinationKey" | "content">;

/** Saves a demo to the caller's account, which is made when it is not there yet; the same destination again replaces it and keeps its id. Null when the account has as many as it may. One round trip. */
export async function saveDemo(
  db: Database,
  person: Person,
  demo: DemoToSave,
  { id, userId, at }: Stamp & { userId: string },
): Promise<string | null> {
  try {
    const [, [row]] = await db.batch([
      ensureUserQuery(db, person, { id: userId, at }),
      db
        .insert(savedDemos)
        .values({ ...demo, id, userId: userWithRoomFor(db, person.uid, demo), createdAt: at, updatedAt: at })
        .onConflictDoUpdate({
          target: [savedDemos.userId, savedDemos.kind, savedDemos.destinationKey],
          set: { content: demo.content, updatedAt: at },
        })
        .returning({ id: savedDemos.id }),
    ]);
    if (!row) throw new Error("A demo just written is not there.");
    return row.id;
  } catch (problem) {
    if (violatedConstraint(problem) === "NOT NULL saved_demos.user_id") return null;
    throw problem;
  }
}

/** The id of the user, inside another statement; null when the demo would be one too many. */
function userWithRoomFor(db: Database, uid: string, { kind, destinationKey }: DemoToSave): SQL<string> {
  const ofUser = eq(savedDemos.userId, users.id);
  const replacesOne = exists(
    db
      .select({ one: sql`1` })
      .from(savedDemos)
      .where(and(ofUser, eq(savedDemos.kind, kind), eq(savedDemos.destinationKey, destinationKey))),
  );
  const saved = db.select({ count: count() }).from(savedDemos).where(ofUser);
  const hasRoom = or(replacesOne, sql`${saved} < ${MAX_SAVED_DEMOS}`);
  return sql`(SELECT ${users.id} FROM ${users} WHERE ${users.firebaseId} = ${uid} AND ${hasRoom})`;
}
