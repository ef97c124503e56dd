import type { Language } from "~/domain/people/language";
import { addDays, isCalendarDate } from "~/domain/dates/calendar-date";
import * as say from "~/messages/spoken/asked/calendar";
import * as feasts from "~/messages/spoken/asked/feasts";
import * as talk from "~/messages/spoken/asked/talk";
import { listedIn } from "~/messages/spoken/says";
import { fixedHolidays } from "../../../country/customs/fixed-holidays";
import { dateOfDay, dayAsked, spokenDate } from "../day-asked";
import type { QuestionContext } from "../question-context";
import { asksOfChristmas, monthAsked, monthName } from "./month-asked";

/** So many days before and after a trip a holiday is worth a word. */
const AROUND = 5;

/** Which public holidays fall on the day that is asked about, or on any of the trip: by the trip's own calendar, and by the dates that stay the same. */
export function holidayAnswer(context: QuestionContext, code: string, country: string): string | null {
  const { brief, language, plainText, words, today } = context;
  if (asksOfChristmas(words)) return christmasAnswer(context, code, country);
  const month = monthAsked(words);
  if (month) return holidaysOfMonth(context, code, country, month);
  if (!isCalendarDate(brief.startDate) || brief.roughDates) return null;
  const day = dayAsked(plainText, brief, today);
  const days = day && "dayIndex" in day ? [day.dayIndex] : Array.from({ length: brief.daysTotal }, (_, i) => i + 1);
  const named = days.flatMap((dayIndex) => {
    const date = dateOfDay(brief, dayIndex) ?? "";
    const fixed = fixedHolidays(code).find((each) => date.endsWith(each.date));
    const isHoliday = fixed ?? brief.holidays?.some((holiday) => holiday.endsWith(date));
    const said = spokenDate(brief, dayIndex, language) ?? date;
    return isHoliday ? [fixed ? `${said} (${nameIn(context, fixed.name)})` : said] : [];
  });
  if (named.length > 0) return say.holidaysInTrip[language]({ country, days: listedIn(language, named) });
  const [first = 1] = days;
  const last = days[days.length - 1] ?? first;
  const spoken = (dayIndex: number): string => spokenDate(brief, dayIndex, language) ?? String(dayIndex);
  return say.noHoliday[language]({
    country,
    days: first === last ? spoken(first) : `${spoken(first)} – ${spoken(last)}`,
    near: near(context, code),
  });
}

const nameIn = ({ language }: QuestionContext, name: string): string => say.holidayNames[name]?.[language] ?? name;

/** "June 10 (Portugal Day)": the holidays with a fixed date just before, in and after the trip. */
function near(context: QuestionContext, code: string): string {
  const { brief, language } = context;
  const dates = Array.from({ length: brief.daysTotal + 2 * AROUND }, (_, i) => addDays(brief.startDate, i - AROUND));
  const said = dates.flatMap((date) =>
    fixedHolidays(code)
      .filter((each) => date.endsWith(each.date))
      .map((each) => {
        const spoken = dayOfYear(language, date.slice(5));
        return `${spoken} (${nameIn(context, each.name)})`;
      }),
  );
  return said.length > 0 ? listedIn(language, said) : "";
}

/** Where Christmas is kept so that little is open: the rest of the world goes on as usual. */
function christmasAnswer(context: QuestionContext, code: string, country: string): string {
  const { brief, days, language } = context;
  const isKept = fixedHolidays(code).some(({ date, name }) => date === "12-25" && name === "christmas");
  const usual = code === "IN" || code === "SG" || code === "HK" || code === "KR" || code === "MY" || code === "ID";
  const day = days.find(({ dayIndex }) => dateOfDay(brief, dayIndex)?.endsWith("-12-25"));
  const spoken = (dayIndex: number): string => spokenDate(brief, dayIndex, language) ?? String(dayIndex);
  const stops = day
    ? feasts.stopsThatDay[language]({
        stops: listedIn(
          language,
          day.stops.map(({ title }) => title),
        ),
      })
    : feasts.notInTrip[language]({
        days: talk.fromTo[language]({ from: spoken(1), to: spoken(brief.daysTotal) }),
      });
  return feasts.christmasDay[isKept && !usual ? "closed" : "open"][language]({ country, stops });
}

/** The holidays with a fixed date in a month, whether or not the trip is then. */
function holidaysOfMonth(context: QuestionContext, code: string, country: string, month: number): string {
  const { language } = context;
  const named = { country, month: monthName(language, month) };
  const days = fixedHolidays(code)
    .filter(({ date }) => Number(date.slice(0, 2)) === month)
    .map((each) => `${dayOfYear(language, each.date)} (${nameIn(context, each.name)})`);
  return days.length > 0
    ? feasts.monthHolidays[language]({ ...named, days: listedIn(language, days) })
    : feasts.noMonthHoliday[language](named);
}

/** "December 25", of "12-25". */
const dayOfYear = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-US" : language, {
    timeZone: "UTC",
    month: "long",
    day: "numeric",
  }).format(new Date(`2027-${date}T00:00:00Z`));
