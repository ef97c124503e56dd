import { allergensIn, type Food, foodsToRefuse } from "~/language/question/foods";
import * as say from "~/messages/spoken/asked/foods";
import { tongueIn } from "~/messages/spoken/in-language";
import { capitalised, sentences } from "~/planner/words/sentences";
import { foodWordsIn } from "../../../country/customs/foods";
import type { QuestionContext } from "../question-context";

/** "In Japanese, peanut is …": what foods are called where one travels, in each language of the country but the traveller's own; null where nothing is known. */
function calledThere({ brief, language }: QuestionContext, foods: readonly Food[]): string | null {
  const said = foodWordsIn(brief.guide?.countryCode ?? "").flatMap(({ tongue, words }) => {
    const known = foods.flatMap((food) => (words[food] ? `${say.isCalled[food][language]} ${words[food]}` : []));
    const isNews = tongue !== language && known.length > 0;
    return isNews ? say.inTongue[language]({ tongue: tongueIn(language, tongue), words: known.join(", ") }) : [];
  });
  return said.length === 0 ? null : capitalised(sentences(...said));
}

/** What the allergens that are named are called there, for the sentence that one shows in a kitchen; null where none is named, or none of their names is known. */
export function allergensSaid(context: QuestionContext): string | null {
  const said = calledThere(context, allergensIn(context.words, context.language));
  return said && sentences(said, say.intoThatSentence[context.language]);
}

/** The same of whatever else they ask how to say that they do not eat it: pork, alcohol. */
export const refusedSaid = (context: QuestionContext): string | null =>
  calledThere(context, foodsToRefuse(context.words, context.language));
