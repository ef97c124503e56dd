import { bestThings } from "~/planner/demo/best-things";
import { planDemo } from "~/planner/demo/demo-days";
import type { Day } from "~/domain/plan/itinerary";
import { continuePlan } from "~/planner/plan/plan-trip";
import { suggestAnchors } from "~/planner/plan/suggest-anchors";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Assistant } from "../port";
import { answerQuestion } from "../shared/answer-question";
import { chatWish, replyInTalk } from "../shared/wishes/chat-wish";
import { reviseBlock } from "../shared/wishes/revise-block";

async function* planTrip(brief: TripBrief, existing: readonly Day[]): AsyncIterable<Day> {
  yield* continuePlan(brief, existing);
}

/** The built-in assistant: no key, no network, no clock; the same request gives the same reply (DESIGN section 5). */
export const embeddedAssistant = (): Assistant => ({
  source: "embedded",
  suggestAnchors: async (brief) => ({ anchors: suggestAnchors(brief), source: "embedded" }),
  planTrip,
  reviseBlock: async (wish) => reviseBlock(wish),
  answer: async (question) => {
    const wished = chatWish({ ...question, message: question.question });
    const { reply: answer, ...cards } = wished ?? { reply: answerQuestion(question) };
    return { answer, ...cards, source: "embedded" };
  },
  chat: async (message) => ({ ...replyInTalk(message), source: "embedded" }),
  demoItinerary: async (wish, guide, setting) => ({ days: planDemo(wish, guide, setting), source: "embedded" }),
  bestThings: async (wish, guide, setting) => ({ bestThings: bestThings(wish, guide, setting), source: "embedded" }),
});
