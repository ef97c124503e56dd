import type { Topic } from "~/language/question/topic";
import { asksForPlace } from "~/language/question/place-words";
import { withoutCity } from "~/language/wish/naming";
import { PARTS } from "~/language/wish/part-words";
import { readWish } from "~/language/wish/read-wish";
import { knowsNoWordOf } from "~/language/words/read-words";
import { citySearch } from "~/language/search/city-search";
import type { Language } from "~/domain/people/language";
import { whoKnows } from "./asks/honest-answer";
import * as say from "~/messages/spoken/answers";
import { goodWithChildren } from "~/messages/spoken/asked/effort";
import { theyAreIn, whichHotel } from "~/messages/spoken/asked/talk";
import { takes } from "~/messages/spoken/often-asked/times";
import { listedIn } from "~/messages/spoken/says";
import { kilometresBetween, spokenKilometres } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { monthOf } from "~/domain/dates/season";
import { isExcluded } from "~/planner/fit/appeal";
import { demandsOf } from "~/planner/revise/demands/demands";
import { isPlaceOf } from "~/planner/plan/planned-blocks";
import { sentences } from "~/planner/words/sentences";
import { typicalMonths } from "~/domain/destination/normals";
import { dateOfDay } from "./day-asked";
import { asksForKindOfPlace } from "./kind-asked";
import { daylightAt } from "./daylight";
import { dayIs, mealsAsked, mealsOfDay, mealsOn, mealsPlanned, stopOf, whenIs } from "./planned-answers";
import { nearQuarter } from "./asks/of-a-place/near-answers";
import { spokenLength } from "./asks/often-asked/spoken-length";
import { hoursOn } from "./hours-said";
import type { QuestionContext, Subject } from "./question-context";
import { placesAround, pointOfSubject } from "./question-context";

const SHOWN = 3;
/** A longer text that asks for no kind of place is no search. */
const WORDS_OF_A_SEARCH = 8;
/** So few words are a name or a kind of place by themselves. */
const WORDS_OF_A_NAME = 3;
const NEAR_KM = 1.5;

/** What is said of a ticket, in every language. */
const ticketSaid = ({ ticketed, bookAheadDays }: Place) =>
  !ticketed ? say.noTicket : bookAheadDays === 0 ? say.ticketAtTheDoor : say.ticket;

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
  const demands = demandsOf(
    { ...wish, nearPlace: null, neighborhood: wish.neighborhood ?? wish.nearArea, children: false },
    null,
  ).filter(({ comparative }) => !comparative);
  const feared = wish.feared.length > 0;
  const found = new Map(
    citySearch(places)
      .find(context.question)
      .map(({ id, score }) => [id, score]),
  );
  const bears = (place: Place): boolean => !feared || demands.every(({ met }) => met(place));
  return inThePartNamed(context, places)
    .filter((place) => !isExcluded(place, context.preferences) && bears(place))
    .filter((place) => (demands.length > 0 ? demands.every(({ met }) => met(place)) : (found.get(place.id) ?? 0) > 0))
    .map((place) => ({
      place,
      points: place.fame * 4 + Math.min(12, found.get(place.id) ?? 0) - (place.dayTrip ? 1 : 0),
    }))
    .sort((a, b) => b.points - a.points)
    .map(({ place }) => place);
}

/** "Somewhere indoors tonight?": what is something for that part of the day; all where none is named, or more than one. */
function inThePartNamed({ words }: QuestionContext, places: readonly Place[]): readonly Place[] {
  const [part, ...others] = new Set(PARTS.find(words).map(({ id }) => id));
  return part && others.length === 0 ? places.filter(({ parts }) => parts.includes(part)) : places;
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
  if (context.words.length > WORDS_OF_A_NAME && !asksForPlace(context.words)) return null;
  const found = placesAskedFor(context);
  const [first] = found;
  if (!first) return nearQuarter(context);
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

/** For what is no word of any language here; null where it is one, and only nothing is known of it. */
export const notUnderstood = (context: QuestionContext): string | null =>
  isNoLanguage(context.words, context.brief.guide?.places ?? [])
    ? say.notUnderstood[context.language]({ city: context.brief.cityName })
    : null;

/** What is not known, with where to look. */
export const unknownHere = (context: QuestionContext): string =>
  notUnderstood(context) ?? say.unknown[context.language]({ city: context.brief.cityName });

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
    return subject?.place && level
      ? sentences(
          say.price[language]({ name: subject.title, level: level[language] }),
          subject.place.ticketed && ticketSaid(subject.place)[language]({ name: subject.title }),
        )
      : null;
  },
  tickets: ({ subject, language }) =>
    subject?.place ? ticketSaid(subject.place)[language]({ name: subject.title }) : null,
  access: ({ subject, language }) =>
    typeof subject?.place?.stepFree === "boolean"
      ? (subject.place.stepFree ? say.stepFree : say.steps)[language]({ name: subject.title })
      : null,
  food: (ask) => around(ask, (place) => place.category === "food"),
  nearby: (ask) => (ask.subject ? around(ask, ({ category }) => category !== "food") : null),
  rain: (ask) => around(ask, ({ indoor, category }) => indoor && category !== "food"),
  children: (ask) =>
    ask.subject?.place?.children
      ? goodWithChildren[ask.language]({ name: ask.subject.title })
      : ask.subject?.place
        ? null
        : asksForPlace(ask.context.words)
          ? around(ask, (place) => place.children && place.category !== "food")
          : null,
  hotel: ({ language, subject }) =>
    whichHotel[language]({
      places: subject?.place ? theyAreIn[language]({ places: `${subject.title} (${subject.place.neighborhood})` }) : "",
    }),
  plan: dayPlan,
  next: dayPlan,
  evening: dayPlan,
  when: whenPlanned,
  where: whereItIs,
  about: whereItIs,
  duration: ({ context, subject, language }) => {
    const stop = subject && stopOf(context, subject);
    return subject?.place
      ? sentences(
          takes[language]({ name: subject.title, length: spokenLength(language, subject.place.minutes) }),
          stop && whenIs(context, stop),
        )
      : null;
  },
  way: ({ context, subject, language }) =>
    subject?.place
      ? sentences(
          say.place[language]({
            name: subject.title,
            area: subject.place.neighborhood,
            minutes: subject.place.minutes,
          }),
          subject.place.reach && say.reach[language]({ reach: subject.place.reach }),
          whoKnows(context, subject, "transport"),
        )
      : null,
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

/** Who asks for these wants no list of places. */
const FACTS: ReadonlySet<Topic> = new Set(["cost", "tickets", "opening", "way", "journey", "duration", "cash"]);

/** An answer in another language than English; null where nothing is known. */
export function spokenAnswer(
  context: QuestionContext,
  topics: readonly Topic[],
  subject: Subject | null,
  dayIndex: number,
  dayIsAsked: boolean,
): string | null {
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
  const isFact =
    (topics.includes("cost") && !readWish(context.question, context.brief.guide?.places ?? []).free) ||
    (topics.length > 0 && topics.every((topic) => FACTS.has(topic)));
  return day ?? (isFact ? null : whatIsAskedFor(context)) ?? whereItIs(ask) ?? notUnderstood(context);
}
