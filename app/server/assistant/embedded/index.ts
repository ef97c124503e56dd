import { bestThings } from "~/planner/demo/best-things";
import { planDemo } from "~/planner/demo/demo-days";
import type { Day } from "~/domain/plan/itinerary";
import { continuePlan } from "~/planner/plan/plan-trip";
import { suggestAnchors } from "~/planner/plan/suggest-anchors";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Assistant } from "../port";
import { answerQuestion } from "../shared/answer-question";
import { chatReply } from "../shared/chat-reply";
import { reviseBlock } from "../shared/wish-reply";

async function* planTrip(brief: TripBrief, existing: readonly Day[]): AsyncIterable<Day> {
  yield* continuePlan(brief, existing);
}

/** The built-in assistant: no key, no network, no clock; the same request gives the same reply (DESIGN section 5). */
export const embeddedAssistant = (): Assistant => ({
  source: "embedded",
  suggestAnchors: async (brief) => ({ anchors: suggestAnchors(brief), source: "embedded" }),
  planTrip,
  reviseBlock: async (wish) => reviseBlock(wish),
  answer: async (question) => ({ answer: answerQuestion(question), source: "embedded" }),
  chat: async (message) => ({ reply: chatReply(message), source: "embedded" }),
  demoItinerary: async (wish, guide, setting) => ({ days: planDemo(wish, guide, setting), source: "embedded" }),
  bestThings: async (wish, guide, setting) => ({ bestThings: bestThings(wish, guide, setting), source: "embedded" }),
});
