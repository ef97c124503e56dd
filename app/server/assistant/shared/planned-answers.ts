import { stopsOfPart, mealOf } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { asksForPlace } from "~/language/question/place-words";
import { planWordsIn } from "~/language/question/plan-words";
import { topicsOf } from "~/language/question/topic";
import type { Word } from "~/language/words/phrases";
import { planned } from "~/messages/spoken/answers";
import { inThe } from "~/messages/spoken/parts";
import * as say from "~/messages/spoken/planned";
import type { MealId } from "~/planner/revise/demands/need-demands";
import { spokenDay, spokenDays, spokenTime } from "./plan-said";
import type { QuestionContext, Subject } from "./question-context";

const MEALS: readonly MealId[] = ["breakfast", "lunch", "dinner"];

/** The stop of the plan that a subject is: also one that its part of the day is not known by, such as a lunch. */
export function stopOf({ days }: QuestionContext, { place, title }: Subject): PlacedStop | null {
  const stops = days.flatMap((day) => day.stops);
  return stops.find((stop) => (place !== null && stop.placeId === place.id) || stop.title === title) ?? null;
}

/** When a stop of the plan is: "Castelo is planned for day 2, Tuesday, May 4, at about 14:40." */
export const whenIs = ({ brief, language }: QuestionContext, stop: PlacedStop): string =>
  planned[language]({
    name: stop.title,
    day: spokenDay(brief, stop.at.day, language),
    part: spokenTime(stop, language) ?? inThe[stop.at.part][language],
  });

/** What a day holds, or as much of it as is asked for: its beginning, or a part. Null where that is nothing. */
export function dayIs(context: QuestionContext, day: Day): string | null {
  const { brief, language, words } = context;
  const asked = planWordsIn(words);
  const parts = BLOCK_NAMES.filter((part) => asked.has(part));
  const stops = parts.length > 0 ? parts.flatMap((part) => stopsOfPart(day.stops, part)) : day.stops;
  return spokenDays(brief, asked.has("start") ? stops.slice(0, 1) : stops, language);
}

/** The meals that a question names; "where do we eat tonight?" means dinner. */
export const mealsAsked = ({ words, language }: QuestionContext): readonly MealId[] => {
  const asked = planWordsIn(words);
  const named = MEALS.filter((meal) => asked.has(meal));
  if (named.length > 0 || !topicsOf(words, language).includes("food") || asksForPlace(withoutWhere(words)))
    return named;
  return EATEN_IN.flatMap(([part, meal]) => (asked.has(part) ? [meal] : []));
};

const EATEN_IN: readonly (readonly [BlockName, MealId])[] = [
  ["morning", "breakfast"],
  ["afternoon", "lunch"],
  ["evening", "dinner"],
];

const WHERE: ReadonlySet<string> = new Set(["where", "wo", "ou", "donde", "dove", "onde"]);
const withoutWhere = (words: readonly Word[]): Word[] => words.filter(({ said }) => !WHERE.has(said));

/** The stops of a day that are these meals. */
export const mealsOn = (day: Pick<Day, "stops">, meals: readonly MealId[]): PlacedStop[] =>
  day.stops.filter((stop) => {
    const meal = mealOf(stop);
    return meal !== null && meals.includes(meal);
  });

/** When and where they eat on a day; null where no meal is named. */
export function mealsOfDay(context: QuestionContext, day: Day): string | null {
  const { brief, language } = context;
  const meals = mealsAsked(context);
  if (meals.length === 0) return null;
  return (
    spokenDays(brief, mealsOn(day, meals), language) ??
    say.noMeal[language]({ day: spokenDay(brief, day.dayIndex, language) })
  );
}

/** The meals of all days that are asked about, a line a day; null where none is planned. */
export function mealsPlanned(context: QuestionContext): string | null {
  const named = mealsAsked(context);
  const asked = new Set(context.asked.map(({ dayIndex }) => dayIndex));
  const stops = context.days
    .filter(({ dayIndex }) => asked.has(dayIndex))
    .flatMap((day) => mealsOn(day, named.length > 0 ? named : MEALS));
  return spokenDays(context.brief, stops, context.language);
}
