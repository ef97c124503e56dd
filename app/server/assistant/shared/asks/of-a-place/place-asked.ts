import type { Ask } from "../ask";
import { asksForWay } from "../../notes/like-answers";
import { asksForClimate, PLACE_ASK_TABLE, type PlaceAsk, placeAsksIn } from "~/language/question/place-words";
import { matterIn } from "~/language/question/matter-words";
import { topicsOf } from "~/language/question/topic";
import { PhraseTable } from "~/language/words/phrases";
import { sentences } from "~/planner/words/sentences";
import { asksForKindOfPlace } from "../../kind-asked";
import { allNamed, wordsBeside, type QuestionContext } from "../../question-context";
import { saidOf } from "../../notes/know-how";
import { standsOn } from "../../confidence";
import { whoKnows } from "../honest-answer";
import { HOTEL } from "../food-answers";
import { isDressedFor } from "./dress-code";
import { PLACE_ANSWERS } from "./place-answers";

export const MEALS = new PhraseTable({
  meal: `
    dinner, lunch, breakfast, eat, restaurant, table
    | abendessen, mittagessen, frühstück, essen, restaurant, tisch
    | diner, dejeuner, dine*, manger, resto, restaurant
    | cena*, comida, comer, almuerzo, restaurante
    | cena*, pranzo, mangiare, ristorante
    | jantar, jantamos, almoco, comer, restaurante
  `,
});

/** What is asked of a place, in the order of how much it tells; a follow-up without a word of its own asks what the question before did. */
export function placeAnswer({ context, subject, things, before, own }: Ask): string | null {
  const isFromItself = own !== null || (before === null && things.some(({ at }) => at !== null));
  // "The nearest restaurant to the bridge" asks nothing of the hotel.
  const isNearNamed = things.length > 0 && isFromItself && HOTEL.find(context.words).length === 0;
  const asks = placeAsksIn(context.words).filter((ask) => ask !== "nearer" || !isNearNamed);
  const isNew = topicsOf(wordsBeside(context, own), context.language).some(
    (topic) => topic !== "about" && topic !== "when",
  );
  const bringsKind = own === null && asksForKindOfPlace(context);
  const before_ = before && asks.length === 0 && !isNew && !bringsKind ? placeAsksIn(before.context.words) : [];
  const goesOn: readonly PlaceAsk[] = own || things.some(({ area }) => area) ? before_ : [];
  const isWay =
    asks.length === 0 &&
    topicsOf(wordsBeside(context, own), context.language).some((topic) => topic === "way" || topic === "journey");
  const ends = things.filter(({ at }) => at !== null);
  if (isWay && ends.length > 1 && (context.language !== "en" || allNamed(context).length < 2))
    return byVehicle(context, PLACE_ANSWERS.apart({ context, subject, things: ends, meal: false }));
  const meal = [context.words, before?.context.words ?? []].some((words) => MEALS.find(words).length > 0);
  if (asks.length > 0 && !standsOn(context, own, [PLACE_ASK_TABLE, MEALS])) return null;
  for (const ask of asks.length > 0 ? asks : goesOn) {
    const answer = PLACE_ANSWERS[ask]({ context, subject, things, meal });
    if (answer) return ask === "apart" ? byVehicle(context, answer) : answer;
  }
  return null;
}

/** Who asks for a bus is told who knows them, too. */
const byVehicle = (context: QuestionContext, answer: string | null): string | null =>
  answer !== null && matterIn(context.words, context.language) === "transport"
    ? sentences(answer, whoKnows(context, null))
    : answer;

/** What one wears in a house of prayer that is named is asked of that house, and not of the weather. */
export function dressAnswer({ context, subject, things }: Ask): string | null {
  const isAsked = topicsOf(context.words, context.language).includes("wear");
  return isAsked && subject?.place && isDressedFor(subject.place, context.brief.guide?.countryCode ?? "")
    ? PLACE_ANSWERS.dress({ context, subject, things, meal: false })
    : null;
}

/** How one gets to a place out of town, where somebody who lives there says it. */
export function dayOutAnswer(ask: Ask): string | null {
  const { context, subject, before } = ask;
  const asked = topicsOf(context.words, context.language);
  const isWay = asked.some((topic) => topic === "way" || topic === "journey" || topic === "duration");
  const isOfWeather = before !== null && asksForClimate(before.context.words);
  return subject?.place?.dayTrip && !isOfWeather && (isWay || (before !== null && asksForWay(ask)))
    ? saidOf(context, subject.place)
    : null;
}
