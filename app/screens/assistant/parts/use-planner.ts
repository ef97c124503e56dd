import { useEffect, useState } from "react";
import { plannerTexts as texts } from "#messages/assistant";
import { useCommand } from "~/browser/forms/use-command";
import type { User } from "~/domain/people/companion";
import type { Trip } from "~/domain/trip/trip";
import { runAssistant, saveAsk } from "./ask-planner";
import { mergedThread, questionDraft } from "./kept-questions";
import { type Thread, useThread } from "./use-thread";

export type Planner = {
  input: string;
  type: (words: string) => void;
  /** Only the last one can still be answered, as the assistant answers what was saved last. */
  thread: Omit<Thread, "change" | "rate">;
  /** The answer as far as it is written; empty where nothing of it has come. */
  coming: string;
  /** What is under way. */
  busy: "saving" | "asking" | null;
  /** Why the last try led to nothing; null while all is well. */
  problem: string | null;
  save: () => Promise<void>;
  run: () => Promise<void>;
  rate: Thread["rate"];
};

/**
 * Questions to the planner: saved first and then answered, two steps as the calls are (SPEC section 7). Running the assistant saves what stands in the field,
 * so that nobody has to press twice.
 */
export function usePlanner(user: User, trip: Trip | null): Planner {
  const tripId = trip?._id ?? null;
  const [input, setInput] = useState(() => questionDraft.read() ?? "");
  const { change, rate, ...thread } = useThread(tripId === null ? null : { userId: user._id, tripId });
  const [coming, setComing] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const saving = useCommand(texts.saveFailed);
  const asksNow = useCommand(texts.replyFailed);

  useEffect(() => (input === "" ? questionDraft.remove() : questionDraft.write(input)), [input]);

  const saveWords = async (): Promise<boolean> => {
    const outcome = await saving.run(() => saveAsk(input, tripId));
    if (outcome?.kind === "problem") setRefused(outcome.sentence);
    if (outcome?.kind !== "saved") return false;
    const { id, question } = outcome;
    setInput("");
    change((known) => mergedThread(known, [{ id, question, answer: null }]));
    return true;
  };
  const answerLast = async (): Promise<void> => {
    const outcome = await asksNow.run(() => runAssistant(tripId, user, setComing));
    setComing("");
    if (outcome?.kind === "problem") setRefused(outcome.sentence);
    if (outcome?.kind !== "replied") return;
    const { questionId, text, source, proposals, places } = outcome;
    const answer = { text, source, proposals, thumb: null };
    const known = change((exchanges) =>
      exchanges.map((one) => (one.id === questionId ? { ...one, answer, places } : one)),
    );
    // It was asked on another device.
    if (known.every(({ id }) => id !== questionId)) thread.loadAgain();
  };
  const begin = (): void => {
    setRefused(null);
    saving.clear();
    asksNow.clear();
  };
  return {
    input,
    type: setInput,
    thread,
    coming,
    busy: saving.pending ? "saving" : asksNow.pending ? "asking" : null,
    problem: refused ?? saving.problem ?? asksNow.problem,
    save: async () => {
      begin();
      await saveWords();
    },
    run: async () => {
      begin();
      if (tripId !== null && input.trim() === "" && thread.exchanges.at(-1)?.answer !== null)
        return setRefused(texts.askFirst);
      const isAsked = tripId === null || input.trim() === "" || (await saveWords());
      if (isAsked) await answerLast();
    },
    rate,
  };
}
