import { addDays, isCalendarDate } from "~/domain/dates/calendar-date";
import type { Language } from "~/domain/people/language";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { folded, PhraseTable, saidIn, type Word, wordsOf } from "~/language/words/phrases";
import { languageOf } from "~/language/words/read-words";
import { WEEKDAY_WORDS, WEEKDAYS } from "~/language/wish/weekday-words";

/** The words for a day of a trip, in English | German | French | Spanish | Italian | Portuguese. */
const DAYS = new PhraseTable({
  last: `
    last day/evening/morning/afternoon, our/the/my last night
    | letzter/letzten/letzte/letztem tag/abend/morgen/nachmittag/vormittag
    | dernier/derniere jour/soir/soiree/matin/matinee
    | ultimo/ultima dia/noche/tarde/manana
    | ultimo/ultima giorno/sera/serata/mattina/pomeriggio
    | ultimo/ultima dia/noite/tarde/manha
  `,
  first: "first day | erster/ersten/erste tag | premier jour | primer dia | primo giorno | primeiro dia",
  second: "second day | zweiter/zweiten/zweite tag | deuxieme jour | segundo dia | secondo giorno | segundo dia",
  third: "third day | dritter/dritten/dritte tag | troisieme jour | tercer dia | terzo giorno | terceiro dia",
  fourth: "fourth day | vierter/vierten/vierte tag | quatrieme jour | cuarto dia | quarto giorno | quarto dia",
  fifth: "fifth day | fünfter/fünften/fünfte tag | cinquieme jour | quinto dia | quinto giorno | quinto dia",
  tomorrow: `
    tomorrow, day after, next day, following day
    | morgen, tag danach/darauf/später, nächster/nächsten tag
    | demain, lendemain, jour d apres, jour suivant
    | manana, al dia siguiente, dia siguiente, dia despues
    | domani, giorno dopo, giorno seguente
    | amanha, dia seguinte, dia a seguir
  `,
  afterTomorrow: "day after tomorrow | übermorgen | apres demain | pasado manana | dopodomani | depois de amanha",
  yesterday:
    "yesterday, day before | gestern, tag davor | hier, la veille | ayer, dia anterior | ieri, giorno prima | ontem, dia anterior",
  ...WEEKDAY_WORDS,
});
const ORDINALS = ["first", "second", "third", "fourth", "fifth"] as const;

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The date of a day of the trip, or null when the trip's dates are not known. */
export const dateOfDay = ({ startDate }: TripBrief, dayIndex: number): string | null =>
  isCalendarDate(startDate) ? addDays(startDate, dayIndex - 1) : null;

/** "Friday, May 8": a day of the trip on the calendar; null where the dates are not known or only roughly. */
export function spokenDate(brief: TripBrief, dayIndex: number, language: Language = "en"): string | null {
  const date = brief.roughDates ? null : dateOfDay(brief, dayIndex);
  return (
    date &&
    new Intl.DateTimeFormat(language === "en" ? "en-US" : language, {
      timeZone: "UTC",
      weekday: "long",
      month: "long",
      day: "numeric",
    }).format(new Date(`${date}T00:00:00Z`))
  );
}

/** "Por la mañana" is when on a day, and not the day after. */
const isTheMorning = (words: readonly Word[]): boolean =>
  words.at(-1)?.said === "manana" && words.at(-2)?.said === "la";

/** "Hier" is here in German, and yesterday in French. */
const isHere = (words: readonly Word[], at: number): boolean =>
  words[at]?.said === "hier" && languageOf(words, saidIn(words)) === "de";

/** Whether a day is named, by its number, its weekday or from today. */
export const namesDay = (words: readonly Word[]): boolean =>
  DAYS.find(words).some((hit) => !isTheMorning(words.slice(0, hit.to)) && !isHere(words, hit.from)) ||
  NUMBERED.test(saidIn(words));
const NUMBERED = /\b(?:day|tag|jour|dia|giorno) (\d+)\b/;

/**
 * The day of the trip that a question names, seen from `today`: by number, as tomorrow, or by weekday (the next such day; if there is none, the last one before).
 * `missing` names a day that the trip does not have; null when the question names no day.
 */
export function dayAsked(
  said: string,
  brief: TripBrief,
  today: number,
): { dayIndex: number } | { missing: string } | null {
  const last = brief.daysTotal;
  const within = (dayIndex: number, words: string) =>
    dayIndex >= 1 && dayIndex <= last ? { dayIndex } : { missing: words };
  const number = NUMBERED.exec(folded(said))?.[1];
  if (number) return within(Number(number), `day ${number}`);
  const words = wordsOf(said);
  const hits = DAYS.find(words).filter((hit) => !isTheMorning(words.slice(0, hit.to)) && !isHere(words, hit.from));
  const named = new Set(hits.map(({ id }) => id));
  if (named.has("last")) return { dayIndex: last };
  const ordinal = ORDINALS.findIndex((word) => named.has(word));
  if (ordinal >= 0) return within(ordinal + 1, `day ${ordinal + 1}`);
  if (named.has("afterTomorrow")) return within(today + 2, `day ${today + 2}`);
  if (named.has("tomorrow")) return within(today + 1, `day ${today + 1}`);
  if (named.has("yesterday")) return within(today - 1, "day before this one");
  const weekday = WEEKDAYS.findIndex((name) => named.has(name));
  const name = WEEKDAYS[weekday];
  if (!name) return null;
  const days = Array.from({ length: last }, (_, i) => i + 1).filter(
    (dayIndex) => weekdayOf(dateOfDay(brief, dayIndex) ?? "") === weekday,
  );
  const dayIndex = days.find((option) => option >= today) ?? days[days.length - 1];
  return dayIndex ? { dayIndex } : { missing: name.replace(/^./, (letter) => letter.toUpperCase()) };
}
