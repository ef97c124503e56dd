import type { Database } from "#db/client";
import { savedDemos } from "#db/schema";
import { userIdOf } from "./companions";
import type { Person, Stamp } from "./users";
import { ensureUserQuery } from "./users";

export type DemoToSave = Pick<typeof savedDemos.$inferInsert, "kind" | "destinationKey" | "content">;

/** Saves a demo to the caller's account, which is made when it is not there yet; the same destination again replaces it and keeps its id. One round trip. */
export async function saveDemo(
  db: Database,
  person: Person,
  demo: DemoToSave,
  { id, userId, at }: Stamp & { userId: string },
): Promise<string> {
  const [, [row]] = await db.batch([
    ensureUserQuery(db, person, { id: userId, at }),
    db
      .insert(savedDemos)
      .values({ ...demo, id, userId: userIdOf(person.uid), createdAt: at, updatedAt: at })
      .onConflictDoUpdate({
        target: [savedDemos.userId, savedDemos.kind, savedDemos.destinationKey],
        set: { content: demo.content, updatedAt: at },
      })
      .returning({ id: savedDemos.id }),
  ]);
  if (!row) throw new Error("A demo just written is not there.");
  return row.id;
}
