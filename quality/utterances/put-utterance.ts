import type { City } from "#db/places/place-schema";
import { sameToTravellers } from "~/domain/plan/block";
import { offeredFor } from "~/server/assistant/shared/wish-reply";
import type { Assistant, Turn } from "~/server/assistant/port";
import { type TripAsked, tripOf } from "./trip-of";
import type { Utterance } from "./utterance";

/** What a traveller reads after an utterance. */
export type Reply = {
  text: string;
  /** The titles of what is proposed, the first one first; none after a question. */
  proposals: string[];
  milliseconds: number;
};

export type Answerer = (utterance: Utterance, trip: TripAsked) => Promise<Omit<Reply, "milliseconds">>;

/** As the screens put it to an assistant: a wish about the block, a question in the chat about the trip. */
export const askAssistant =
  (assistant: Assistant): Answerer =>
  async (utterance, { brief, days, dayIndex, blockName, current }) => {
    const { kind, text } = utterance;
    if (kind !== "wish") {
      const { reply } = await assistant.chat({
        brief,
        days,
        message: text,
        travellerName: "",
        before: turnsOf(utterance.before ?? []),
      });
      return { text: reply, proposals: [] };
    }
    const request = { brief, days, dayIndex, blockName, current, feedback: text };
    const { block, note, isHelp } = await assistant.reviseBlock(request);
    const changed = !sameToTravellers(block, current);
    const others = changed || isHelp ? [] : offeredFor(request);
    return {
      text: [note, ...others.map(({ name, why }) => `• ${name}: ${why}`)].join("\n"),
      proposals: [...(changed ? [block.title] : []), ...others.map(({ name }) => name)],
    };
  };

/** What the traveller said before, each with its reply. */
function turnsOf(before: readonly string[]): Turn[] {
  return before.flatMap((said, at) => {
    const reply = before[at + 1];
    return said.startsWith("U:")
      ? [{ question: said.slice(2).trim(), reply: reply?.startsWith("A:") ? reply.slice(2).trim() : "" }]
      : [];
  });
}

/** Puts an utterance to an answerer in the trip that it names. */
export async function putUtterance(utterance: Utterance, guides: readonly City[], answerer: Answerer): Promise<Reply> {
  const trip = tripOf(utterance, guides);
  const begun = process.cpuUsage();
  const reply = await answerer(utterance, trip);
  const { user, system } = process.cpuUsage(begun);
  return { ...reply, milliseconds: (user + system) / 1000 };
}
