import type { Topic } from "~/language/question/topic";
import { withoutCity } from "~/language/wish/naming";
import { readWish } from "~/language/wish/read-wish";
import { knowsNoWordOf } from "~/language/words/read-words";
import { citySearch } from "~/language/search/city-search";
import type { Language } from "~/domain/people/language";
import * as say from "~/messages/spoken/answers";
import { listedIn } from "~/messages/spoken/says";
import { openOn } from "~/domain/place/opening-hours";
import { kilometresBetween, spokenKilometres } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { monthOf } from "~/domain/dates/season";
import { isExcluded } from "~/planner/fit/appeal";
import { demandsOf } from "~/planner/revise/demands";
import { isPlaceOf } from "~/planner/plan/planned-blocks";
import { sentences } from "~/planner/words/sentences";
import { typicalMonths } from "~/domain/destination/normals";
import { dateOfDay } from "./day-asked";
import { asksForKindOfPlace } from "./kind-asked";
import { daylightAt } from "./daylight";
import { numberToCall } from "./safety-answers";
import { dayIs, mealsAsked, mealsOfDay, mealsOn, mealsPlanned, stopOf, whenIs } from "./planned-answers";
import type { QuestionContext, Subject } from "./question-context";
import { placesAround, pointOfSubject } from "./question-context";

const SHOWN = 3;
/** A longer text that asks for no kind of place is no search. */
const WORDS_OF_A_SEARCH = 8;
const NEAR_KM = 1.5;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** When a place is usually open on a day of the trip; null where that is not known. */
export function hoursOn({ brief, language }: QuestionContext, place: Place, dayIndex: number): string | null {
  const date = dateOfDay(brief, dayIndex);
  const isHoliday = brief.holidays?.some((day) => day.endsWith(date ?? "-")) ?? false;
  const spans = date && !brief.roughDates ? openOn(place, date, isHoliday) : null;
  if (!spans) return null;
  return spans.length === 0
    ? say.closedOn[language]({ name: place.name })
    : say.openOn[language]({
        name: place.name,
        hours: spans.map(([from, until]) => `${clock(from)}–${clock(until)}`).join(", "),
      });
}

/** What is usual in the month of the trip, from long-term means; null where that is not known. */
export function usualWeather({ brief, language }: QuestionContext): string | null {
  const month = monthOf(brief.startDate);
  const [usual] = brief.guide && month ? typicalMonths(brief.guide.id, [month]) : [];
  return usual
    ? say.weather[language]({ city: brief.cityName, low: usual.low, high: usual.high, rain: usual.rainDays })
    : null;
}

/** The places of the whole city, days out included, that meet what is asked, the best first; those that words alone describe where nothing else is asked. */
function placesAskedFor(context: QuestionContext): Place[] {
  const places = context.brief.guide?.places ?? [];
  const wish = readWish(withoutCity(context.question, context.brief.cityName), places);
  const demands = demandsOf({ ...wish, nearPlace: null, children: false }, null).filter(
    ({ comparative }) => !comparative,
  );
  const feared = wish.feared.length > 0;
  const found = new Map(
    citySearch(places)
      .find(context.question)
      .map(({ id, score }) => [id, score]),
  );
  const bears = (place: Place): boolean => !feared || demands.every(({ met }) => met(place));
  return places
    .filter((place) => !isExcluded(place, context.preferences) && bears(place))
    .filter((place) => (demands.length > 0 ? demands.every(({ met }) => met(place)) : (found.get(place.id) ?? 0) > 0))
    .map((place) => ({
      place,
      points: place.fame * 4 + Math.min(12, found.get(place.id) ?? 0) - (place.dayTrip ? 1 : 0),
    }))
    .sort((a, b) => b.points - a.points)
    .map(({ place }) => place);
}

/** "Cascais (Cascais, 24 km)": where a place is, with its way out of town. */
function namedWithPlace({ brief, blocks, language }: QuestionContext, place: Place): string {
  const km = brief.guide && place.dayTrip ? `, ${spokenKilometres(kilometresBetween(brief.guide, place))} km` : "";
  const at = blocks.find(({ block }) => isPlaceOf(block, place));
  const planned = at ? `, ${say.dayWord[language]} ${at.dayIndex}` : "";
  return `${place.name} (${place.neighborhood === place.name ? "" : place.neighborhood}${km}${planned})`
    .replace("(, ", "(")
    .replace(" ()", "");
}

const foundAnswer = (context: QuestionContext, places: readonly Place[]): string =>
  say.found[context.language]({
    city: context.brief.cityName,
    places: listedIn(
      context.language,
      places.slice(0, SHOWN).map((place) => namedWithPlace(context, place)),
    ),
  });

/** Where the city, its day trips and all hold what is asked; null where nothing does. */
export function whatIsAskedFor(context: QuestionContext): string | null {
  const isLong = context.words.filter(({ isMark }) => !isMark).length > WORDS_OF_A_SEARCH;
  if ((isLong || context.language !== "en") && !asksForKindOfPlace(context)) return null;
  const found = placesAskedFor(context);
  const [first] = found;
  return first
    ? sentences(
        foundAnswer(context, found),
        first.dayTrip && first.reach && say.reach[context.language]({ reach: first.reach }),
      )
    : null;
}

/** Whether no word of it is a word of any language that is read here, or of the city: a slip of the hand. */
const isNoLanguage = (words: QuestionContext["words"], places: readonly Place[]): boolean =>
  knowsNoWordOf(words, citySearch(places).hasWord);

/** What is not known, with where to look; what was not understood may be serious, so it has a number to call. */
export const unknownHere = (context: QuestionContext): string =>
  isNoLanguage(context.words, context.brief.guide?.places ?? [])
    ? say.notUnderstood[context.language]({ city: context.brief.cityName })
    : say.unknown[context.language]({ city: context.brief.cityName, number: numberToCall(context) });

type Ask = { context: QuestionContext; subject: Subject | null; dayIndex: number; language: Language };

/** The same answers in the other languages: shorter, from the same facts. A place's own sentence stays as it was written, in English, and is left out. */
const ANSWERS: Partial<Record<Topic, (ask: Ask) => string | null>> = {
  hello: ({ language }) => say.hello[language],
  thanks: ({ language }) => say.thanks[language],
  self: ({ language }) => say.self[language],
  change: ({ language }) => say.change[language],
  weather: ({ context }) => usualWeather(context),
  wear: ({ context }) => usualWeather(context),
  sun: ({ context, dayIndex, language }) => {
    const date = dateOfDay(context.brief, dayIndex);
    const light = date && context.brief.guide ? daylightAt(context.brief.guide, date) : null;
    return light && say.sun[language]({ sunrise: light.sunrise, sunset: light.sunset });
  },
  opening: ({ context, subject, dayIndex, language }) =>
    subject &&
    ((subject.place && hoursOn(context, subject.place, subject.at?.dayIndex ?? dayIndex)) ??
      say.noHours[language]({ name: subject.title })),
  cost: ({ subject, language }) => {
    const level = subject?.place && say.priceLevels[subject.place.price];
    return subject && level ? say.price[language]({ name: subject.title, level: level[language] }) : null;
  },
  tickets: ({ subject, language }) =>
    subject?.place ? (subject.place.ticketed ? say.ticket : say.noTicket)[language]({ name: subject.title }) : null,
  access: ({ subject, language }) =>
    typeof subject?.place?.stepFree === "boolean"
      ? (subject.place.stepFree ? say.stepFree : say.steps)[language]({ name: subject.title })
      : null,
  food: (ask) => around(ask, (place) => place.category === "food"),
  nearby: (ask) => (ask.subject ? around(ask, ({ category }) => category !== "food") : null),
  rain: (ask) => around(ask, ({ indoor, category }) => indoor && category !== "food"),
  children: (ask) => around(ask, (place) => place.children && place.category !== "food"),
  plan: dayPlan,
  next: dayPlan,
  evening: dayPlan,
  when: whenPlanned,
  where: whereItIs,
  about: whereItIs,
  duration: whereItIs,
  way: ({ subject, language }) => (subject?.place?.reach ? say.reach[language]({ reach: subject.place.reach }) : null),
};

function around({ context, subject, language }: Ask, suits: (place: Place) => boolean): string | null {
  const point = subject && pointOfSubject(subject);
  const demands = demandsOf(
    { ...readWish(context.question, context.brief.guide?.places ?? []), children: false },
    null,
  );
  const fits = (place: Place): boolean =>
    suits(place) &&
    !isExcluded(place, context.preferences) &&
    demands.every(({ met, comparative }) => comparative || met(place));
  const near = point ? placesAround(context, point, NEAR_KM, fits).map(({ place }) => place) : [];
  const places =
    near.length > 0 ? near : (context.brief.guide?.places ?? []).filter((place) => fits(place) && !place.dayTrip);
  if (places.length === 0) return null;
  const said = listedIn(
    language,
    places.slice(0, SHOWN).map((place) => namedWithPlace(context, place)),
  );
  return near.length > 0 && subject
    ? say.near[language]({ name: subject.title, places: said })
    : say.found[language]({ city: context.brief.cityName, places: said });
}

function dayPlan({ context, dayIndex }: Ask): string | null {
  const day = context.days.find((each) => each.dayIndex === dayIndex);
  return day ? dayIs(context, day) : null;
}

/** The meals that are asked for, as they are planned: on that day, or on all. Null where none is. */
function eatingOn({ context, dayIndex }: Ask, isOneDay: boolean): string | null {
  const day = context.days.find((each) => each.dayIndex === dayIndex);
  if (!isOneDay) return mealsPlanned(context);
  return day && mealsOn(day, mealsAsked(context)).length > 0 ? mealsOfDay(context, day) : null;
}

function whenPlanned(ask: Ask): string | null {
  const stop = ask.subject && stopOf(ask.context, ask.subject);
  return stop ? whenIs(ask.context, stop) : whereItIs(ask);
}

function whereItIs({ context, subject, language }: Ask): string | null {
  const stop = subject && stopOf(context, subject);
  return subject?.place
    ? sentences(
        say.place[language]({
          name: subject.title,
          area: subject.place.neighborhood,
          minutes: subject.place.minutes,
        }),
        stop && whenIs(context, stop),
      )
    : null;
}

/** An answer in another language than English; what it does not know it says, with where to look. */
export function spokenAnswer(
  context: QuestionContext,
  topics: readonly Topic[],
  subject: Subject | null,
  dayIndex: number,
  dayIsAsked: boolean,
): string {
  const { language } = context;
  const ask = { context, subject, dayIndex, language };
  const meals =
    mealsAsked(context).length > 0 && subject === null ? eatingOn(ask, dayIsAsked || topics.includes("when")) : null;
  if (meals) return meals;
  for (const topic of topics) {
    const answer = ANSWERS[topic]?.(ask);
    if (answer) return answer;
  }
  const day = dayIsAsked ? dayPlan(ask) : null;
  return day ?? whatIsAskedFor(context) ?? whereItIs(ask) ?? unknownHere(context);
}
