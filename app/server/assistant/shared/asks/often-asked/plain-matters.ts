import type { Place } from "~/domain/place/place";
import { matterIn } from "~/language/question/matter-words";
import { isOn, SMOKING_TABLE } from "~/language/question/plain-matter-words";
import { topicsOf } from "~/language/question/topic";
import * as say from "~/messages/spoken/often-asked/plain-matters";
import { sentences } from "~/planner/words/sentences";
import { countryAnswer } from "../../country-answers";
import { hoursOn } from "../../hours-said";
import { knowHowOn, saidOf, toldWith, withoutYes } from "../../notes/know-how";
import type { QuestionContext } from "../../question-context";
import type { Ask } from "../ask";
import { climateAnswer } from "../climate-answers";
import { customAnswer } from "../custom-answers";

/** What a few words ask beyond doubt, whatever else the question is like: each has its own note or text. Null for any other question. */
export function plainMatter({ context, own, subject }: Ask): string | null {
  const { words, language } = context;
  if (isOn(words, "crossing")) return say.crossing[language];
  if (isOn(words, "vape")) return toldWith(context, "alcohol", SMOKING_TABLE) ?? customAnswer(context, "vape");
  if (isOn(words, "changeMoney")) return knowHowOn(context, "exchange");
  // How a ride is paid is a matter of the ride.
  if (isOn(words, "cashOrCard") && matterIn(words, language) !== "transport")
    return sentences(isOn(words, "stalls") && say.cashAtStalls[language], knowHowOn(context, "cardsCash")) || null;
  if (isOn(words, "lacksAdapter")) return sentences(countryAnswer(context, ["plugs"]), say.adapterSold[language]);
  if (isOn(words, "bikes") && isOn(words, "smallChild"))
    return sentences(say.bikesWithAChild[language], knowHowOn(context, "bike"));
  if (subject?.place && isOn(words, "freeHours")) return freeHoursOf(context, subject.place);
  if (own?.place) return null;
  if (isOn(words, "rainComing")) return climateAnswer(context, own, true);
  if (isOn(words, "isCold") && topicsOf(words, language).includes("wear")) return knowHowOn(context, "weatherWear");
  return null;
}

/** When a place is free of charge, where somebody wrote of it; with when it opens. */
function freeHoursOf(context: QuestionContext, place: Place): string | null {
  const told = saidOf(context, place, ["free"]);
  return told && sentences(withoutYes(told), hoursOn(context, place, context.today));
}
