import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client";
import { answerThumbs, messages, trips } from "#db/schema";
import type { Source } from "~/domain/plan/block";
import { type Companion, membershipQuery, toCompanion, userIdOf } from "./companions";

/** `repliedBy` is who answered that question; null where it is none of the caller's own, or not answered. */
export type AnswerToRate = Companion & { cityId: string | null; repliedBy: Source | null };

const questions = alias(messages, "questions");

/** The caller on the trip, its city, and who answered their question of that id; null when they are not on it. One round trip. */
export async function findAnswerToRate(
  db: Database,
  uid: string,
  tripId: string,
  questionId: string,
): Promise<AnswerToRate | null> {
  const [[companion], [trip], [reply]] = await db.batch([
    membershipQuery(db, uid, tripId),
    db.select({ cityId: trips.cityId }).from(trips).where(eq(trips.id, tripId)),
    db
      .select({ source: messages.source })
      .from(questions)
      .innerJoin(messages, eq(messages.questionId, questions.id))
      .where(and(eq(questions.id, questionId), eq(questions.tripId, tripId), eq(questions.userId, userIdOf(uid)))),
  ]);
  return companion
    ? { ...toCompanion(companion), cityId: trip?.cityId ?? null, repliedBy: reply?.source ?? null }
    : null;
}

/** Keeps a thumb; one that was given before for the same answer gives way. One round trip. */
export async function keepThumb(db: Database, thumb: typeof answerThumbs.$inferInsert): Promise<void> {
  const { answerId: _, ...set } = thumb;
  await db.insert(answerThumbs).values(thumb).onConflictDoUpdate({ target: answerThumbs.answerId, set });
}

/** Takes a thumb back; where there is none, nothing changes. One round trip. */
export async function takeBackThumb(db: Database, answerId: string): Promise<void> {
  await db.delete(answerThumbs).where(eq(answerThumbs.answerId, answerId));
}
