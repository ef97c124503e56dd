import type { Log } from "../../log";
import type { Assistant } from "../port";
import { systemClock } from "./model/clock";
import type { OpenAiConfig } from "./config";
import { rungMemory } from "./model/rungs";

/**
 * The assistant with a language model behind it (DESIGN section 5). Its code and the SDK are loaded when it is first asked something,
 * so nothing imported here may import them.
 */
export function openAiAssistant(config: OpenAiConfig, log: Log): Assistant {
  const adapter = async (): Promise<Assistant> =>
    (await import("./adapter")).openAiAdapter({ config, log, clock: systemClock, rungs: rungMemory() });
  return {
    source: "openai",
    suggestAnchors: async (brief) => (await adapter()).suggestAnchors(brief),
    async *planTrip(brief, standing, tell) {
      yield* (await adapter()).planTrip(brief, standing, tell);
    },
    reviseBlock: async (wish) => (await adapter()).reviseBlock(wish),
    answer: async (question) => (await adapter()).answer(question),
    chat: async (message) => (await adapter()).chat(message),
    demoItinerary: async (wish, guide) => (await adapter()).demoItinerary(wish, guide),
    bestThings: async (wish, guide) => (await adapter()).bestThings(wish, guide),
  };
}
