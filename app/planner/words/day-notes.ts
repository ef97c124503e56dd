import type { CityGuide, Place, YearlyEvent } from "~/domain/place/place";
import { isFeastOn } from "~/domain/dates/moving-feasts";
import { monthName } from "~/domain/dates/season";
import { type Choice, isOuting } from "../plan/choice";
import type { DayConditions } from "../fit/day-conditions";
import { isRestDay } from "../fit/day-fit";
import { WEEKDAY_NAMES, weekdayTie } from "../fit/market-days";
import type { PhraseDeck, Phrases } from "./phrase-deck";
import { inSeason } from "./season-lines";
import { capitalised, sentences } from "./sentences";

/** Sentences on what the date means for a day; the same note at most once in seven days. */
export type DayNotes = {
  /** `places`: all that are on the day, also beside what its parts are about. */
  first: (day: number, choices: readonly Choice[], places: readonly Place[]) => string | null;
  afternoon: (day: number, choices: readonly Choice[]) => string | null;
  at: (day: number, place: Place) => string | null;
};

const NOT_AGAIN_WITHIN = 7;
const SHORT_DAY_HOURS = 9;
const LONG_DAY_HOURS = 16;
const FRIDAY = 5;
const SATURDAY = 6;

const OUTDOORS: Phrases<(day: string) => string> = [
  (day) => `Most museums here close on ${day}, so today stays outdoors.`,
  (day) => `On ${day} most museums rest; that suits a day in the open.`,
];
const NO_MUSEUM: Phrases<(day: string) => string> = [
  (day) => `Most museums here close on ${day}, so none is planned today.`,
  (day) => `No museum today: on ${day} most of them rest.`,
];
const RESTING: Phrases<(kind: string, day: string) => string> = [
  (kind, day) => `Many ${kind} here close on ${day}, so check this one before you set out.`,
  (kind, day) => `${day} are a day of rest for many ${kind} here; make sure that this one is open.`,
];
const NO_SHOPS: Phrases<(day: string) => string> = [
  (day) => `Nearly all shops stay shut on ${day}, so buy what you need the day before.`,
  (day) => `The shops rest on ${day}; the streets are all the quieter for it.`,
];
const ITS_DAY: Phrases<(day: string) => string> = [
  (day) => `You are here on a ${day}, which is its day.`,
  (day) => `It is ${day}, the day to come.`,
  (day) => `I put it on a ${day} for that reason.`,
];

const plural = (weekday: number): string => `${WEEKDAY_NAMES[weekday] ?? "that day"}s`;
const spoken = (hours: number): string => (hours < 0.5 ? "hardly at all" : `for only about ${Math.round(hours)} hours`);
const placesOf = (choices: readonly Choice[]): Place[] =>
  choices.flatMap((choice) => (choice.kind === "place" ? [choice.place] : []));

type Note = { kind: string; words: string };

function feastNote({ date, customs, isChristmas }: DayConditions): Note | null {
  if (isChristmas)
    return {
      kind: "christmas",
      words:
        "It is Christmas Day: what has doors is shut and little runs, so today is for walking; book your dinner early.",
    };
  return date?.endsWith("-01-01") && customs.christmas
    ? { kind: "new year", words: "New Year's Day starts late and many doors stay shut; check each stop before you go." }
    : null;
}

/** What the city celebrates on that date, or about it as its usual dates say; the shortest feast first, as the day may well be its own. */
function eventNote(
  { date, weekday, month }: DayConditions,
  { lat, events }: Pick<CityGuide, "lat" | "events">,
): Note | null {
  // A demo's dates are only about so.
  if (date === null || weekday === null) return null;
  const today = date.slice("YYYY-".length);
  const [event] = events
    .filter(
      ({ name, from, to }) =>
        isFeastOn(name, date) ?? (from <= to ? from <= today && today <= to : today >= from || today <= to),
    )
    .toSorted((a, b) => daysOf(a) - daysOf(b));
  return event
    ? {
        kind: event.name,
        words: sentences(
          isFeastOn(event.name, date) ? `It is ${event.name}.` : `${capitalised(event.name)}, usually about now.`,
          month !== null && inSeason(event.about, { months: [month], lat }),
        ),
      }
    : null;
}

const DAYS_A_MONTH = 31;
const dayOfYear = (monthAndDay: string): number =>
  Number(monthAndDay.slice(0, 2)) * DAYS_A_MONTH + Number(monthAndDay.slice(3));
const daysOf = ({ from, to }: YearlyEvent): number => {
  const days = dayOfYear(to) - dayOfYear(from);
  return days >= 0 ? days : days + 12 * DAYS_A_MONTH;
};

const holidayNote = ({ isHoliday }: DayConditions): Note | null =>
  isHoliday
    ? {
        kind: "holiday",
        words: "It is a public holiday here: some doors stay shut and buses run less often, so look twice.",
      }
    : null;

function weekNote(
  day: DayConditions,
  choices: readonly Choice[],
  places: readonly Place[],
  deck: PhraseDeck,
): Note | null {
  const { weekday, customs, isHoliday } = day;
  if (weekday === null) return null;
  const daytime = placesOf(choices).slice(0, 2);
  if (customs.sabbath && weekday === SATURDAY)
    return {
      kind: "sabbath",
      words: "It is the Sabbath: until the evening most shops, buses and trains rest, so walk or order a taxi.",
    };
  if (customs.sabbath && weekday === FRIDAY)
    return {
      kind: "friday",
      words: "Shops and buses wind down in the course of Friday afternoon; buy what you need before.",
    };
  if (customs.fridayPrayer && weekday === FRIDAY)
    return {
      kind: "friday",
      words: "Around midday on Fridays mosques are for prayer, and many stalls open only afterwards.",
    };
  const isOut = choices.some(isOuting);
  // On a holiday they may be open, and rest the day after.
  if (
    customs.museumRest.includes(weekday) &&
    !isHoliday &&
    !isOut &&
    !places.some(({ category }) => category === "museum")
  ) {
    const open = daytime.length > 0 && daytime.every(({ indoor }) => !indoor);
    return { kind: "museums", words: deck.deal(open ? OUTDOORS : NO_MUSEUM)(plural(weekday)) };
  }
  return customs.shopRest.includes(weekday) ? { kind: "shops", words: deck.deal(NO_SHOPS)(plural(weekday)) } : null;
}

/** So many days of rain in a warm month: whoever has no umbrella gets wet. */
const RAINY_DAYS = 11;
const WARM = 26;

function skyNote({ daylight, month, weather }: DayConditions): Note | null {
  if (month === null) return null;
  if (weather && weather.rainDays >= RAINY_DAYS && weather.high >= WARM)
    return {
      kind: "rain",
      words: `In ${monthName(month)} it usually rains on ${weather.rainDays} days here: take an umbrella.`,
    };
  if (daylight < SHORT_DAY_HOURS)
    return {
      kind: "light",
      words: `In ${monthName(month)} it is light ${spoken(daylight)} a day here, so keep the open air for around noon.`,
    };
  if (daylight > LONG_DAY_HOURS)
    return {
      kind: "light",
      words: `It stays light until late in ${monthName(month)}.`,
    };
  return null;
}

function heatNote(today: DayConditions | undefined, [, afternoon]: readonly Choice[]): Note | null {
  const sheltered = afternoon?.kind === "place" && afternoon.place.indoor;
  return today?.warmth === "hot" && sheltered
    ? { kind: "heat", words: "A roof overhead is welcome in the hottest hours." }
    : null;
}

export function dayNotes(
  conditions: readonly DayConditions[],
  deck: PhraseDeck,
  guide: Pick<CityGuide, "name" | "lat" | "events">,
): DayNotes {
  const lastSaid = new Map<string, number>();
  const left = [...guide.events];
  /** An event is spoken of once on a trip. */
  const eventOn = (today: DayConditions): Note | null => {
    const note = eventNote(today, { ...guide, events: left });
    const at = left.findIndex(({ name }) => name === note?.kind);
    if (at >= 0) left.splice(at, 1);
    return note;
  };
  const may = (note: Note | null, day: number): string | null => {
    if (!note || day - (lastSaid.get(note.kind) ?? -NOT_AGAIN_WITHIN) < NOT_AGAIN_WITHIN) return null;
    lastSaid.set(note.kind, day);
    return note.words;
  };
  return {
    first(day, choices, places) {
      const today = conditions[day];
      if (!today) return null;
      if (choices[0]?.kind === "trip" && today.daylight < SHORT_DAY_HOURS && today.month !== null) {
        return `It is light ${spoken(today.daylight)} a day in ${monthName(today.month)}, so be there by late morning.`;
      }
      return (
        may(feastNote(today), day) ??
        may(eventOn(today), day) ??
        may(holidayNote(today), day) ??
        may(weekNote(today, choices, places, deck), day) ??
        may(skyNote(today), day)
      );
    },
    afternoon: (day, choices) => may(heatNote(conditions[day], choices), day),
    at(day, place) {
      const today = conditions[day];
      if (!today || today.weekday === null) return null;
      if (isRestDay(place, today.weekday, today.customs) && !weekdayTie(place, today.customs.weekend)) {
        return deck.deal(RESTING)(
          place.category === "museum" ? "museums" : place.category === "market" ? "markets" : "shops",
          plural(today.weekday),
        );
      }
      const tie = weekdayTie(place, today.customs.weekend);
      return tie?.strict && tie.days.size <= 2 && tie.days.has(today.weekday)
        ? deck.deal(ITS_DAY)(WEEKDAY_NAMES[today.weekday] ?? "")
        : null;
    },
  };
}
