import * as z from "zod/mini";
import { stored } from "~/browser/storage/stored-keys";
import { storedValue } from "~/browser/storage/stored-value";
import { proposals } from "~/contracts/block-shapes";
import { ownThumb, thumbTicket } from "~/contracts/calls/thumbs";
import { source } from "~/contracts/fields";
import type { Position } from "~/domain/live/live-position";
import type { Thumb } from "~/domain/thumbs/thumb";

const exchangeShape = z.object({
  question: z.string(),
  answer: z.string(),
  source,
  proposals,
  thumbTicket,
  thumb: ownThumb,
});

const conversation = storedValue({
  ...stored.conversation,
  shape: z.object({ about: z.string(), exchanges: z.array(exchangeShape) }),
});

export type Exchange = z.output<typeof exchangeShape>;

/** Whose conversation it is and which block it is about. */
export type Topic = { userId: string; tripId: string; at: Position };

const nameOf = ({ userId, tripId, at }: Topic): string => [userId, tripId, at.dayIndex, at.block].join("/");

/** What was asked about a block in this tab, oldest first; only the block asked about last is remembered. */
export function readConversation(topic: Topic): Exchange[] {
  const kept = conversation.read();
  return kept?.about === nameOf(topic) ? kept.exchanges : [];
}

export const addToConversation = (topic: Topic, exchange: Exchange): void =>
  conversation.write({ about: nameOf(topic), exchanges: [...readConversation(topic), exchange] });

/** Notes what was said of an answer. */
export function noteThumb(topic: Topic, answerId: string, thumb: Thumb | null): void {
  const exchanges = readConversation(topic);
  const noted = exchanges.map((one) => (one.thumbTicket?.answerId === answerId ? { ...one, thumb } : one));
  conversation.write({ about: nameOf(topic), exchanges: noted });
}
