import { type ErrandOf, errandOf } from "~/language/question/errands";
import { asksFirst } from "~/language/question/first-words";
import { peopleAndSettings } from "~/messages/spoken/help/people-and-settings";
import * as say from "~/messages/spoken/often-asked/errands";
import { earlierPlan } from "~/messages/spoken/often-asked/own-plan";
import { sentences } from "~/planner/words/sentences";
import { knowHowOn } from "../../notes/know-how";
import type { QuestionContext } from "../../question-context";

/** What nobody here can do for them: who does, and what there is instead. Null where no such thing is asked. */
export function cannotDo(context: QuestionContext): string | null {
  const { words, language } = context;
  const errand = errandOf(words);
  return errand && DONE_BY[errand](context, language);
}

type Done = (context: QuestionContext, language: QuestionContext["language"]) => string;
const DONE_BY: Readonly<Record<ErrandOf, Done>> = {
  checkIn: (_, language) => say.checkIn[language],
  ticket: (_, language) => say.ticket[language],
  taxi: (context, language) => sentences(say.taxi[language], knowHowOn(context, "taxi")),
  table: (_, language) => peopleAndSettings.bookForMe[language],
};

/** To whoever wants back what the plan was before somebody changed it: what can be undone, and what not. Null where that is not asked. */
export function planBefore({ words, language }: QuestionContext): string | null {
  const isGone = asksFirst(words, "removed") && asksFirst(words, "getBack");
  return isGone || asksFirst(words, "earlierPlan") ? earlierPlan[language] : null;
}
