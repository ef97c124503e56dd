import { isSoldOut } from "~/language/question/sold-out";
import { ailmentsIn } from "~/language/question/health";
import { asksForClimate, placeAsksIn } from "~/language/question/place-words";
import { says } from "~/language/question/often-asked-words";
import { planWordsIn } from "~/language/question/plan-words";
import { topicsOf } from "~/language/question/topic";
import type { Ask } from "../ask";
import { climateAnswer } from "../climate-answers";
import { monthAsked } from "../month-asked";
import { PLACE_ANSWERS } from "../of-a-place/place-answers";
import { whenAtStation } from "./at-the-station";
import { dayPassOrSingle } from "./day-pass";
import { wayAgainWith } from "./way-again";
import { bestDay } from "./best-day";
import { farFromPlan } from "./far-from-plan";
import { bothInOneDay } from "./in-one-day";
import { freeWithChildren } from "./free-with-children";
import { hungryEarly } from "./hungry-early";
import { iceInDrinks } from "./ice-in-drinks";
import { openEarly } from "./open-early";
import { openOrElse } from "./open-or-else";
import { plainMatter } from "./plain-matters";
import { rainOnDay } from "./rain-on-day";
import { whenToSetOut } from "./set-out";
import { showTimes } from "./show-times";
import { sunAnswer } from "./sun-answer";
import { wayOrFare } from "./ways-and-fares";
import { withABaby } from "./with-a-baby";
import { worthAsked } from "./worth-answers";

const FEW_WORDS = 8;

/** What travellers often ask, from the plan, the city's places and the notes together, whatever single words of it are like. Null for any other question. */
export function oftenAsked(ask: Ask): string | null {
  const { context } = ask;
  if (ailmentsIn(context.words).length > 0) return null;
  return (
    iceInDrinks(context) ??
    plainMatter(ask) ??
    hungryEarly(context) ??
    freeWithChildren(context) ??
    openOrElse(ask) ??
    noneLeft(ask) ??
    wayAgainWith(ask) ??
    dayPassOrSingle(ask) ??
    bookBefore(ask) ??
    weatherThere(ask) ??
    openEarly(ask) ??
    worthAsked(ask) ??
    whenEmpty(ask) ??
    showTimes(ask) ??
    whenAtStation(context) ??
    whenToSetOut(context) ??
    bothInOneDay(ask) ??
    bestDay(ask) ??
    rainOnDay(ask) ??
    wayOrFare(ask) ??
    farFromPlan(ask) ??
    withABaby(ask) ??
    sunAnswer(context)
  );
}

/** "And if there are none left?" after the tickets of a place: how one gets in all the same. */
function noneLeft({ context, own, subject, things, before }: Ask): string | null {
  const isShort = context.words.length <= MORE_WORDS;
  const place = subject?.place;
  return before && !own && place && place.category !== "food" && isShort && isSoldOut(context.words)
    ? PLACE_ANSWERS.book({ context, subject, things, meal: false })
    : null;
}
const MORE_WORDS = 14;

/** "Do we have to book?" after a question on a place means that place, and not the plan. */
function bookBefore({ context, own, subject, things, before }: Ask): string | null {
  const isShort = context.words.length <= FEW_WORDS;
  const isAsked = placeAsksIn(context.words)[0] === "book" && planWordsIn(context.words).size === 0;
  return before && !own && subject?.place && isShort && isAsked
    ? PLACE_ANSWERS.book({ context, subject, things, meal: topicsOf(before.context.words).includes("food") })
    : null;
}

/** "And in Napa, the same day?" after the weather, or "is it hotter in Nara?": what is usual there, as far as that is known. */
function weatherThere({ context, own, things, before }: Ask): string | null {
  const named =
    own ?? things.flatMap(({ place, title }) => (place ? [{ title, place, block: null, at: null }] : []))[0];
  const isWeather = ({ words }: typeof context): boolean =>
    asksForClimate(words) || topicsOf(words).includes("weather");
  const wasAsked = before !== null && context.words.length <= FEW_WORDS && isWeather(before.context);
  if (!named?.place || !(wasAsked || (named.place.dayTrip && asksForClimate(context.words)))) return null;
  const month = monthAsked(context.words) ?? (before && monthAsked(before.context.words));
  return climateAnswer(context, named, true, month);
}

/** "And when is it quietest?" of a place. */
const whenEmpty = ({ context, subject, things }: Ask): string | null =>
  subject?.place && says(context.words, "whenEmpty")
    ? PLACE_ANSWERS.bestTime({ context, subject, things, meal: false })
    : null;
