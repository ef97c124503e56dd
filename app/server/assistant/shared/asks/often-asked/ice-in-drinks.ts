import { says } from "~/language/question/often-asked-words";
import { wordsOf } from "~/language/words/phrases";
import { countryAnswer } from "../../country-answers";
import { knowHowOn } from "../../notes/know-how";
import type { QuestionContext } from "../../question-context";

/** Whether one takes the ice in a drink: as the notes on water have it, else those on the stomach, too. Null where that is not asked. */
export function iceInDrinks(context: QuestionContext): string | null {
  if (!says(context.words, "ice")) return null;
  const { water = "", stomach = "" } = context.brief.knowHow ?? {};
  const tells = (text: string): boolean => says(wordsOf(text), "iceItself");
  const topics = !tells(water) && tells(stomach) ? ["water", "stomach"] : ["water"];
  return knowHowOn(context, ...topics) ?? countryAnswer(context, ["water"]);
}
