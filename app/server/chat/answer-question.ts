import { problemTexts } from "#messages/server";
import { findConversation, type Reply, saveReply } from "#db/repositories/messages";
import type { answerQuestion as call, NamedPlace } from "~/contracts/calls/assistant";
import type { ReplyOf } from "~/contracts/endpoint";
import type { TellWords } from "../assistant/port";
import { StreamedReply, type UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { briefAsTravelled } from "../trip/trip-as-travelled";
import { atHand } from "./at-hand";
import { namedPlaces } from "./named-places";

/** Compressed on the way, the words would wait for one another until the answer is whole. */
const AS_IT_COMES = { "Content-Encoding": "identity" };

/** Answers the caller's latest saved question, once: asked again, or several times at the same moment, it gives the same reply. */
export const answerQuestion: UseCase<typeof call> = async (context) => {
  const { db, assistant, allow, newId, now } = context;
  const found = await allow(({ uid, tripId }) => findConversation(db, uid, tripId));
  const { itinerary, asked, before, userId, name: travellerName, tripId } = found;
  if (!asked) throw new Problem("not-ready", problemTexts.nothingAsked);
  const { questionId } = asked;
  const placesIn = ({ text, proposals }: Reply): NamedPlace[] => {
    const onCards = new Set(proposals.map((proposal) => ("place" in proposal ? proposal.place.id : null)));
    return namedPlaces(text, found.brief, itinerary).filter(({ id }) => !onCards.has(id));
  };
  const replied = (reply: Reply) => {
    const { text: gptReply, source, proposals } = reply;
    return { said: [], gptReply, source, questionId, proposals, places: placesIn(reply) };
  };
  if (asked.reply) return replied(asked.reply);
  const answer = async (tell?: TellWords): Promise<Reply> => {
    const message = {
      brief: briefAsTravelled(found, now()),
      days: itinerary?.days ?? [],
      ...atHand(found, context),
      message: asked.question,
      travellerName,
      before,
    };
    const { reply, source, proposals = [] } = await assistant.chat(message, tell);
    const said = { text: reply, source, proposals };
    return saveReply(db, { id: newId(), tripId, userId, questionId, ...said, at: now() });
  };
  if (assistant.source === "embedded") return replied(await answer());
  const said = sentences();
  const kept = answer(said.tell).finally(said.end);
  // Whoever leaves while it is written finds the answer in the talk.
  context.waitUntil(kept.catch((problem: unknown) => context.log.error("reply-not-kept", problem)));
  return new StreamedReply<ReplyOf<typeof call>>(
    {
      said: said.all,
      gptReply: kept.then(({ text }) => text),
      source: kept.then(({ source }) => source),
      questionId,
      proposals: kept.then(({ proposals }) => proposals),
      places: kept.then(placesIn),
    },
    AS_IT_COMES,
  );
};

/** Sentences that are told at one end and read at the other, until it ends. */
function sentences() {
  const waiting: (string | null)[] = [];
  let isOver = false;
  let wake = (): void => undefined;
  async function* all(): AsyncGenerator<string | null> {
    for (;;) {
      while (waiting.length > 0) yield waiting.shift() ?? null;
      if (isOver) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  return {
    all: all(),
    tell: (sentence: string | null) => {
      waiting.push(sentence);
      wake();
    },
    end: () => {
      isOver = true;
      wake();
    },
  };
}
