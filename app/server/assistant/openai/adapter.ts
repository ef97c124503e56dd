import type { Assistant } from "../port";
import { bestThings } from "./best-things";
import { demoItinerary } from "./demo-itinerary";
import type { ModelGround } from "./model/model";
import { openModel } from "./model/model";
import { planTrip } from "./plan-trip";
import { reviseBlock } from "./revise-block";
import { answer, chat } from "./reply";
import { suggestAnchors } from "./suggest-anchors";

/** The assistant over a model's server; everything it says has passed the gate. */
export function openAiAdapter(ground: ModelGround): Assistant {
  const desk = { ...ground, model: openModel(ground) };
  return {
    source: "openai",
    suggestAnchors: (brief) => suggestAnchors(desk, brief),
    planTrip: (brief, standing, tell) => planTrip(desk, brief, standing, { tell }),
    reviseBlock: (wish) => reviseBlock(desk, wish),
    answer: (question) => answer(desk, question),
    chat: (message) => chat(desk, message),
    demoItinerary: (wish, guide) => demoItinerary(desk, wish, guide),
    bestThings: (wish, guide) => bestThings(desk, wish, guide),
  };
}
