import type { Language } from "~/domain/people/language";
import { fearsIn } from "~/language/wish/fear-words";
import { languageOf, readWords } from "~/language/words/read-words";
import { asksMoreOfMeal, mealWishIn } from "~/planner/revise/meal-stop";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { withEarlier } from "./earlier/earlier-wishes";
import { questionInWish } from "./question-in-wish";

/** The wish alone, with what the turns before left to it and without what is only asked. */
export function wishAlone(wish: RevisionRequest): RevisionRequest {
  const whole = withEarlier(wish);
  const asked = questionInWish(whole);
  return withoutMealAsItIs(asked ? besidesAsked(whole, asked.rest) : whole);
}

/** "Dinner and a show" where a dinner is planned wishes for the show. */
export function withoutMealAsItIs(wish: RevisionRequest): RevisionRequest {
  const meal = mealWishIn({ ...wish, brief: briefOn(wish.brief, wish.dayIndex) });
  return meal && meal.rest !== "" && !asksMoreOfMeal(meal) ? restOf(wish, meal.rest) : wish;
}

/** What is left of a wish is answered in the language of all of it. */
export const restOf = (wish: RevisionRequest, rest: string): RevisionRequest => ({
  ...wish,
  feedback: rest,
  typedIn: languageTyped(wish),
  feared: [...(wish.feared ?? []), ...fearsIn(readWords(wish.feedback))],
});

/** "It is shut on Mondays, isn't it? Something else then": what is shut then is no answer, either. */
export const besidesAsked = (wish: RevisionRequest, rest: string): RevisionRequest => ({
  ...restOf(wish, rest),
  weekday: wishIn(wish).weekday,
});

export const languageTyped = ({
  feedback,
  language,
  typedIn,
}: Pick<RevisionRequest, "feedback" | "language" | "typedIn">): Language =>
  typedIn ?? languageOf(readWords(feedback), feedback, language);
