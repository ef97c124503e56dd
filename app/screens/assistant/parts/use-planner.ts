import { useEffect, useState } from "react";
import { plannerTexts as texts } from "#messages/assistant";
import { useCommand } from "~/browser/forms/use-command";
import type { User } from "~/domain/people/companion";
import type { Trip } from "~/domain/trip/trip";
import { runAssistant, saveAsk } from "./ask-planner";
import { type Exchange, keepQuestions, questionDraft, readQuestions } from "./kept-questions";

export type Planner = {
  input: string;
  type: (words: string) => void;
  /** Oldest first; only the last one can still be answered, as the assistant answers what was saved last. */
  exchanges: readonly Exchange[];
  /** What is under way. */
  busy: "saving" | "asking" | null;
  /** Why the last try led to nothing; null while all is well. */
  problem: string | null;
  save: () => Promise<void>;
  run: () => Promise<void>;
};

/**
 * Questions to the planner: saved first and then answered, two steps as the calls are (SPEC section 7). Running the assistant saves what stands in the field,
 * so that nobody has to press twice.
 */
export function usePlanner(user: User, trip: Trip | null): Planner {
  const tripId = trip?._id ?? null;
  const asking = tripId === null ? null : { userId: user._id, tripId };
  const [input, setInput] = useState(() => questionDraft.read() ?? "");
  const [exchanges, setExchanges] = useState(() => (asking ? readQuestions(asking) : []));
  const [refused, setRefused] = useState<string | null>(null);
  const saving = useCommand(texts.saveFailed);
  const asksNow = useCommand(texts.replyFailed);

  useEffect(() => (input === "" ? questionDraft.remove() : questionDraft.write(input)), [input]);

  const keep = (next: readonly Exchange[]): readonly Exchange[] => {
    if (asking) keepQuestions(asking, next);
    setExchanges(next);
    return next;
  };
  const saveWords = async (): Promise<readonly Exchange[] | null> => {
    const outcome = await saving.run(() => saveAsk(input, tripId));
    if (outcome?.kind === "problem") setRefused(outcome.sentence);
    if (outcome?.kind !== "saved") return null;
    setInput("");
    return keep([...exchanges, { question: outcome.question, answer: null }]);
  };
  const answerLast = async (known: readonly Exchange[]): Promise<void> => {
    const outcome = await asksNow.run(() => runAssistant(tripId, user));
    const last = known.at(-1);
    if (outcome?.kind === "problem") setRefused(outcome.sentence);
    if (outcome?.kind !== "replied" || !last) return;
    keep([...known.slice(0, -1), { ...last, answer: { text: outcome.text, source: outcome.source } }]);
  };
  const begin = (): void => {
    setRefused(null);
    saving.clear();
    asksNow.clear();
  };
  return {
    input,
    type: setInput,
    exchanges,
    busy: saving.pending ? "saving" : asksNow.pending ? "asking" : null,
    problem: refused ?? saving.problem ?? asksNow.problem,
    save: async () => {
      begin();
      await saveWords();
    },
    run: async () => {
      begin();
      if (tripId !== null && input.trim() === "" && exchanges.at(-1)?.answer !== null)
        return setRefused(texts.askFirst);
      const known = tripId !== null && input.trim() !== "" ? await saveWords() : exchanges;
      if (known) await answerLast(known);
    },
  };
}
