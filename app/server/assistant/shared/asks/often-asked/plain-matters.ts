import type { Place } from "~/domain/place/place";
import { customIn } from "~/language/question/custom-words";
import { matterIn } from "~/language/question/matter-words";
import { isOn, SMOKING_TABLE } from "~/language/question/plain-matter-words";
import { says } from "~/language/question/often-asked-words";
import { asksForPlace } from "~/language/question/place-words";
import { topicsOf } from "~/language/question/topic";
import { PhraseTable } from "~/language/words/phrases";
import * as say from "~/messages/spoken/often-asked/plain-matters";
import { sentences } from "~/planner/words/sentences";
import { countryAnswer } from "../../country-answers";
import { SHORT_QUESTION } from "../../earlier-turns";
import { hoursOn } from "../../hours-said";
import { knowHowOn, saidOf, sentencesWith, toldWith, withoutYes } from "../../notes/know-how";
import type { QuestionContext } from "../../question-context";
import type { Ask } from "../ask";
import { climateAnswer } from "../climate-answers";
import { customAnswer } from "../custom-answers";

/** What a few words ask beyond doubt, whatever else the question is like: each has its own note or text. Null for any other question. */
export function plainMatter({ context, own, subject, before }: Ask): string | null {
  const { words, language } = context;
  if (isOn(words, "crossing")) return say.crossing[language];
  if (isOn(words, "vape")) return toldWith(context, "alcohol", SMOKING_TABLE) ?? customAnswer(context, "vape");
  if (isOn(words, "oldCash")) return sentences(say.oldCash[language], knowHowOn(context, "cardsCash"));
  if (isOn(words, "hailTaxi")) return hailed(context);
  if (isOn(words, "changeMoney")) return knowHowOn(context, "exchange");
  // "And in the temples?" after how one pays asks how one pays there.
  const isShort = words.filter(({ isMark }) => !isMark).length <= SHORT_QUESTION;
  if (before && isShort && says(words, "ofOthers") && asksHowToPay(before.context))
    return knowHowOn(context, "cardsCash");
  // How a ride is paid is a matter of the ride.
  if (isOn(words, "cashOrCard") && matterIn(words, language) !== "transport")
    return sentences(isOn(words, "stalls") && say.cashAtStalls[language], knowHowOn(context, "cardsCash")) || null;
  if (isOn(words, "lacksAdapter")) return sentences(countryAnswer(context, ["plugs"]), say.adapterSold[language]);
  if (isOn(words, "bikes") && isOn(words, "smallChild"))
    return sentences(say.bikesWithAChild[language], knowHowOn(context, "bike"));
  if (subject?.place && isOn(words, "freeHours")) return freeHoursOf(context, subject.place);
  if (own?.place) return null;
  // A note on the year tells of the evenings of another season.
  if (isOn(words, "coldEvening") && !asksForPlace(words)) return climateAnswer(context, own, true);
  if (isOn(words, "rainComing")) return climateAnswer(context, own, true);
  if (isOn(words, "isCold") && topicsOf(words, language).includes("wear")) return knowHowOn(context, "weatherWear");
  return null;
}

/** Whether one stops a taxi in the street; at night also what the note on the nights tells of rides. */
function hailed(context: QuestionContext): string | null {
  const told = knowHowOn(context, "taxi");
  const atNight = isOn(context.words, "atNight") ? sentencesWith(context, "nightSafety", RIDE) : null;
  return told && sentences(atNight && withoutYes(atNight), told);
}
const RIDE = new PhraseTable({
  ride: `
    taxi/taxis, cab/cabs, uber, bolt, grab, didi, app car/cars
    | taxi/taxis, uber, bolt, grab, didi, app
    | taxi/taxis, uber, bolt, grab, didi, vtc, appli
    | taxi/taxis, uber, bolt, grab, didi, cabify, aplicacion, app
    | taxi, uber, bolt, grab, didi, app
    | taxi/taxis, uber, bolt, grab, didi, app, aplicacao
  `,
});

/** Whether they ask if cards are taken, or cash. */
const asksHowToPay = ({ words, language }: QuestionContext): boolean =>
  (isOn(words, "cashOrCard") || customIn(words, language) === "cards") && matterIn(words, language) !== "transport";

/** When a place is free of charge, where somebody wrote of it; with when it opens. */
function freeHoursOf(context: QuestionContext, place: Place): string | null {
  const told = saidOf(context, place, ["free"]);
  return told && sentences(withoutYes(told), hoursOn(context, place, context.today));
}
