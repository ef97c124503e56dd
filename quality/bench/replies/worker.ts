import type { AskedReply } from "./asked-replies";
import { citySearch } from "~/language/search/city-search";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { forWish } from "~/server/assistant/shared/notes/know-how";
import { answerWish } from "~/server/assistant/shared/wishes/answer-wish";

/** `reply` answers; `index` makes the search over the city; `floor` does what any answerer has to: reads what it is asked, and writes something. */
type Work = { what: "reply" | "index" | "floor"; asked: AskedReply };

const assistant = byLeg(embeddedAssistant());

async function replyTo({ kind, brief, days, dayIndex, blockName, current, text, language, notes }: AskedReply) {
  const atHand = { knowHow: async () => notes, knownNames: async () => null };
  if (kind === "question")
    return assistant.chat({
      ...{ brief, days, message: text, travellerName: "", before: [], firstOpenDay: dayIndex },
      ...atHand,
    });
  const wish = {
    brief: await forWish(brief, { dayIndex, feedback: text, language }, atHand),
    ...{ days, dayIndex, blockName, current, feedback: text, language },
  };
  const now = { isOver: false, firstOpenDay: dayIndex, maySwap: () => true };
  return answerWish(wish, assistant.reviseBlock, { plan: { days, shelf: [] }, now });
}

/** A search makes each half of an index. */
function searched({ brief, text }: AskedReply) {
  const { find, hasWord } = citySearch(brief.guide?.places ?? []);
  return { found: find(text).length, isKnown: hasWord(text) };
}

const DOES = { reply: replyTo, index: searched, floor: ({ days }: AskedReply) => ({ days }) };

/** The clock stands still while a Worker computes, so whoever asks takes the time. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { what, asked } = await request.json<Work>();
    return Response.json(await DOES[what](asked));
  },
};
