import { and, count, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client";
import { violatedConstraint } from "#db/d1-errors";
import { answerThumbs, messages } from "#db/schema";
import { MAX_MESSAGES, THREAD_LENGTH } from "~/domain/forms/limits";
import type { Source } from "~/domain/plan/block";
import { type Proposal, proposalsFrom } from "~/domain/proposal/proposal";
import type { Thumb } from "~/domain/thumbs/thumb";
import type { BriefedTrip } from "./briefs";
import { briefQueries, toBriefedTrip } from "./briefs";
import { type Companion, membershipQuery, toCompanion, userIdOf } from "./companions";

/** Enough to find the latest question and its reply though others were asked meanwhile. */
const RECENT = 20;

export type Reply = { text: string; source: Source; proposals: Proposal[] };

/** A question and the reply to it, if there is one already. */
export type Asked = { questionId: string; question: string; reply: Reply | null };

/** `before`: what they asked before that, with its replies, the latest last. */
export type Conversation = BriefedTrip & { asked: Asked | null; before: { question: string; reply: string }[] };

/** The trip as the assistant knows it, and the caller's own latest question, null when they asked none. One round trip. */
export async function findConversation(db: Database, uid: string, tripId: string): Promise<Conversation | null> {
  const [recent, ...rows] = await db.batch([recentQuery(db, uid, tripId), ...briefQueries(db, uid, tripId)]);
  const found = toBriefedTrip(rows);
  return found && { ...found, asked: latestOf(recent), before: turnsBefore(recent) };
}

const recentQuery = (db: Database, uid: string, tripId: string) =>
  db
    .select({
      id: messages.id,
      kind: messages.kind,
      questionId: messages.questionId,
      text: messages.text,
      source: messages.source,
      proposals: messages.proposals,
    })
    .from(messages)
    .where(and(eq(messages.tripId, tripId), eq(messages.userId, userIdOf(uid))))
    .orderBy(desc(messages.id))
    .limit(RECENT);

function latestOf(recent: Awaited<ReturnType<typeof recentQuery>>): Asked | null {
  const question = recent.find(({ kind }) => kind === "question");
  if (!question) return null;
  const reply = recent.find(({ questionId }) => questionId === question.id);
  return {
    questionId: question.id,
    question: question.text,
    reply: reply?.source ? { text: reply.text, source: reply.source, proposals: proposalsFrom(reply.proposals) } : null,
  };
}

/** A question with the reply to it, null while there is none; `id` is the question's. */
export type Exchange = { id: string; question: string; answer: (Reply & { thumb: Thumb | null }) | null };

const replies = alias(messages, "replies");

/** The caller's own newest questions on a trip with their replies, oldest first; null when the caller is not on it. One round trip. */
export async function findThread(
  db: Database,
  uid: string,
  tripId: string,
): Promise<(Companion & { exchanges: Exchange[] }) | null> {
  const [[companion], newest] = await db.batch([
    membershipQuery(db, uid, tripId),
    db
      .select({
        id: messages.id,
        question: messages.text,
        reply: sql<string | null>`${replies.text}`.as("reply"),
        source: sql<Source | null>`${replies.source}`.as("reply_source"),
        proposals: sql<string | null>`${replies.proposals}`.as("reply_proposals"),
        vote: answerThumbs.vote,
        reason: answerThumbs.reason,
      })
      .from(messages)
      .leftJoin(replies, eq(replies.questionId, messages.id))
      .leftJoin(answerThumbs, eq(answerThumbs.answerId, messages.id))
      .where(and(eq(messages.tripId, tripId), eq(messages.userId, userIdOf(uid)), eq(messages.kind, "question")))
      .orderBy(desc(messages.id))
      .limit(THREAD_LENGTH),
  ]);
  if (!companion) return null;
  const exchanges = newest.toReversed().map(({ id, question, reply, source, proposals, vote, reason }) => ({
    id,
    question,
    answer:
      reply === null || source === null
        ? null
        : {
            text: reply,
            source,
            proposals: proposalsFrom(JSON.parse(proposals ?? "[]")),
            thumb: vote === null ? null : { vote, reason },
          },
  }));
  return { ...toCompanion(companion), exchanges };
}

const TURNS = 2;

function turnsBefore(recent: Awaited<ReturnType<typeof recentQuery>>): Conversation["before"] {
  const [, ...earlier] = recent.filter(({ kind }) => kind === "question");
  return earlier
    .slice(0, TURNS)
    .reverse()
    .map(({ id, text }) => ({
      question: text,
      reply: recent.find(({ questionId }) => questionId === id)?.text ?? "",
    }));
}

export type NewMessage = { id: string; tripId: string; userId: string; text: string; at: number };

/** Keeps a question, where there is room for it and its reply; says whether there was. One round trip. */
export async function saveQuestion(db: Database, { at, userId, ...message }: NewMessage): Promise<boolean> {
  const kept = db
    .select({ count: count() })
    .from(messages)
    .where(and(eq(messages.tripId, message.tripId), eq(messages.userId, userId)));
  const whoHasRoom = sql`(SELECT ${userId} WHERE ${kept} <= ${MAX_MESSAGES - 2})`;
  try {
    await db.insert(messages).values({ ...message, userId: whoHasRoom, kind: "question", createdAt: at });
    return true;
  } catch (problem) {
    if (violatedConstraint(problem) === "NOT NULL messages.user_id") return false;
    throw problem;
  }
}

/** Keeps the reply to a question unless there is one; gives the one that is kept. One round trip. */
export async function saveReply(
  db: Database,
  { at, proposals = [], ...message }: NewMessage & { questionId: string; source: Source; proposals?: Proposal[] },
): Promise<Reply> {
  const [, [kept]] = await db.batch([
    db
      .insert(messages)
      .values({ ...message, proposals: proposals.length > 0 ? proposals : null, kind: "reply", createdAt: at })
      .onConflictDoNothing({ target: messages.questionId }),
    db
      .select({ text: messages.text, source: messages.source, proposals: messages.proposals })
      .from(messages)
      .where(eq(messages.questionId, message.questionId)),
  ]);
  if (!kept?.source) throw new Error("A reply just written is not there.");
  return { text: kept.text, source: kept.source, proposals: proposalsFrom(kept.proposals) };
}
