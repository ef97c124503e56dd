import type { Assistant } from "../port";
import type { ModelOptions, ModelTools } from "./model/model";

/**
 * The assistant with a language model behind it (DESIGN section 5); everything it says has passed a gate. Its code and the SDK are
 * loaded when it is first asked something, so this file imports nothing but types ahead.
 */
export function openAiAssistant(options: ModelOptions): Assistant {
  const tools = async (): Promise<ModelTools> => {
    const { openModel } = await import("./model/model");
    return { ...options, model: openModel(options) };
  };
  return {
    source: "openai",
    suggestAnchors: async (brief) => (await import("./suggest-anchors")).suggestAnchors(await tools(), brief),
    async *planTrip(brief, existing, tell) {
      const { planTrip } = await import("./plan-trip");
      yield* planTrip(await tools(), brief, existing, { tell, wholeMs: options.config.planMs });
    },
    reviseBlock: async (request) => (await import("./revise-block")).reviseBlock(await tools(), request),
    answer: async (question) => (await import("./reply")).answer(await tools(), question),
    chat: async (message, tell) => (await import("./reply")).chat(await tools(), message, tell),
    demoItinerary: async (...asked) => (await import("./demo-itinerary")).demoItinerary(await tools(), ...asked),
    bestThings: async (...asked) => (await import("./best-things")).bestThings(await tools(), ...asked),
  };
}
