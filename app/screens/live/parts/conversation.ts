import * as z from "zod/mini";
import { readText, writeText } from "~/browser/storage/stored-text";
import { source } from "~/contracts/fields";
import type { Position } from "~/domain/live/live-position";

const exchangeShape = z.object({ question: z.string(), answer: z.string(), source });
const conversationShape = z.object({ about: z.string(), exchanges: z.array(exchangeShape) });

export type Exchange = z.output<typeof exchangeShape>;

/** Whose conversation it is and which block it is about. */
export type Topic = { userId: string; tripId: string; at: Position };

const KEY = "conversation";

const nameOf = ({ userId, tripId, at }: Topic): string => [userId, tripId, at.dayIndex, at.block].join("/");

/** What was asked about a block in this tab, oldest first; only the block asked about last is remembered. */
export function readConversation(topic: Topic): Exchange[] {
  try {
    const kept = conversationShape.safeParse(JSON.parse(readText(KEY, "session") ?? "null"));
    return kept.success && kept.data.about === nameOf(topic) ? kept.data.exchanges : [];
  } catch {
    return [];
  }
}

export function addToConversation(topic: Topic, exchange: Exchange): void {
  writeText(
    KEY,
    JSON.stringify({ about: nameOf(topic), exchanges: [...readConversation(topic), exchange] }),
    "session",
  );
}
