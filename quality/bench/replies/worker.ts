import type { AskedReply } from "./asked-replies";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { forWish } from "~/server/assistant/shared/notes/know-how";
import { answerWish } from "~/server/assistant/shared/wishes/wish-reply";

/** `reply` answers; `floor` does what any answerer has to: reads what it is asked, and writes something. */
type Work = { what: "reply" | "floor"; asked: AskedReply };

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

/** The clock stands still while a Worker computes, so whoever asks takes the time. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { what, asked } = await request.json<Work>();
    return Response.json(what === "reply" ? await replyTo(asked) : { days: asked.days });
  },
};
