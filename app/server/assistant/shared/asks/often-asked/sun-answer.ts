import { isCalendarDate } from "~/domain/dates/calendar-date";
import { says } from "~/language/question/often-asked-words";
import { placeAsksIn } from "~/language/question/place-words";
import { topicsOf } from "~/language/question/topic";
import * as say from "~/messages/spoken/often-asked/times";
import { capitalised } from "~/planner/words/sentences";
import { dateOfDay, dayAsked, spokenDate } from "../../day-asked";
import { daylightAt } from "../../daylight";
import type { QuestionContext } from "../../question-context";
import { dateSaid, monthAsked, monthName } from "../month-asked";

const two = (number: number): string => String(number).padStart(2, "0");

/** When it gets dark or light: on the day that is named, in the month that is, else today. Null where nobody asks, or the sun does not set then. */
export function sunAnswer(context: QuestionContext): string | null {
  const { brief, words, plainText, today } = context;
  if (!brief.guide || !says(words, "whenDark") || says(words, "atSunset")) return null;
  // Whether it is safe when it is dark is another matter.
  if (topicsOf(words).includes("safety") || placeAsksIn(words).includes("safe")) return null;
  const day = dayAsked(plainText, brief, today);
  const month = day ? null : monthAsked(words);
  if (month !== null) return sunInMonth(context, month);
  return sunOnDay(context, day && "dayIndex" in day ? day.dayIndex : today);
}

function sunOnDay({ brief, language }: QuestionContext, dayIndex: number): string | null {
  const date = dateOfDay(brief, dayIndex);
  const light = date && brief.guide ? daylightAt(brief.guide, date) : null;
  return date && light
    ? capitalised(
        say.sunOn[language]({
          day: spokenDate(brief, dayIndex, language) ?? dateSaid(language, date),
          city: brief.cityName,
          sunset: light.sunset,
          dark: light.dark ? say.darkFrom[language]({ time: light.dark }) : say.neverDark[language],
          sunrise: light.sunrise,
        }),
      )
    : null;
}

function sunInMonth({ brief, language }: QuestionContext, month: number): string | null {
  if (!brief.guide || !isCalendarDate(brief.startDate)) return null;
  const year = Number(brief.startDate.slice(0, 4));
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const [first, last] = [1, length].map(
    (day) => brief.guide && daylightAt(brief.guide, `${String(year)}-${two(month)}-${two(day)}`),
  );
  if (!first || !last) return null;
  return say.sunInMonth[language]({
    month: monthName(language, month),
    city: brief.cityName,
    first: first.sunset,
    last: last.sunset,
    dark:
      first.dark && last.dark
        ? say.darkFromTo[language]({ first: first.dark, last: last.dark })
        : say.neverDark[language],
    riseFirst: first.sunrise,
    riseLast: last.sunrise,
  });
}
