import { says } from "~/language/question/often-asked-words";
import type { Word } from "~/language/words/phrases";
import * as say from "~/messages/spoken/often-asked/on-the-spot";
import { sentences } from "~/planner/words/sentences";
import { customAnswer } from "../custom-answers";
import type { QuestionContext } from "../../question-context";
import { knowHowOn } from "../../notes/know-how";

/** Whether somebody who is hungry asks when one eats here: one question, however it is put. */
export const isHungryEarly = (words: readonly Word[]): boolean => says(words, "hungryNow") && says(words, "mealHours");

/** When one eats here, and what is open before for whoever is hungry now. Null where that is not asked. */
export function hungryEarly(context: QuestionContext): string | null {
  if (!isHungryEarly(context.words)) return null;
  const hours = knowHowOn(context, "mealTimes") ?? customAnswer(context, "dinnerHour");
  return hours && sentences(hours, say.betweenMeals[context.language]);
}
