import { asksFirst } from "~/language/question/first-words";
import { earlierPlan } from "~/messages/spoken/often-asked/own-plan";
import type { QuestionContext } from "../../question-context";

/** To whoever wants back what the plan was before somebody changed it: what can be undone, and what not. Null where that is not asked. */
export function planBefore({ words, language }: QuestionContext): string | null {
  const isGone = asksFirst(words, "removed") && asksFirst(words, "getBack");
  return isGone || asksFirst(words, "earlierPlan") ? earlierPlan[language] : null;
}
