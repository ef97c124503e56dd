import type { BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import { minutesOfDay, type TimeOfDay } from "~/domain/plan/time-of-day";
import { oneOf } from "~/language/words/one-of";
import { WEEKDAY_NAMES } from "../fit/market-days";

/** Hour, minutes and half of the day: "7 pm", "7:30pm", "19:00". */
const CLOCK = /\b(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)\b|\b([01]?\d|2[0-3]):([0-5]\d)\b/i;
const NOON = 12;
const EVENING_FROM = 17;

/** The weekday that a traveller's own words name, 0 for Sunday; null where they name none, or several. */
export function weekdayIn(title: string): number | null {
  const named = WEEKDAY_NAMES.flatMap((day, i) => (new RegExp(`\\b${day}\\b`, "i").test(title) ? [i] : []));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The time that they name. */
export function startIn(title: string): TimeOfDay | null {
  const [, twelve, minutes, half, hour, past] = CLOCK.exec(title) ?? [];
  if (hour !== undefined && past !== undefined) return `${hour.padStart(2, "0")}:${past}`;
  const said = Number(twelve);
  if (!twelve || said < 1 || said > NOON || Number(minutes ?? 0) > 59) return null;
  const whole = (said % NOON) + (half?.toLowerCase() === "pm" ? NOON : 0);
  return `${String(whole).padStart(2, "0")}:${minutes ?? "00"}`;
}

const IN_AN_EVENING = oneOf(`
  dinner, supper, night/nights, evening, sunset, party, nightclub/nightclubs, clubbing, club, bar/bars, pub, cocktail*,
  concert, gig, show, opera, theatre/theater, fado, jazz, flamenco
`);
const IN_A_MORNING = oneOf(`
  breakfast, brunch, morning, sunrise, dawn, market, bakery, marathon, triathlon, race
`);
const EVENING_WORDS = new RegExp(String.raw`\b${IN_AN_EVENING}\b`, "i");
const MORNING_WORDS = new RegExp(String.raw`\b${IN_A_MORNING}\b`, "i");

/** The part of a day that a time lies in. */
export function partOfTime(time: TimeOfDay): BlockName {
  const hour = Math.floor((minutesOfDay(time) ?? 0) / 60);
  return hour >= EVENING_FROM ? "evening" : hour >= NOON ? "afternoon" : "morning";
}

/** The part of the day that a title's time or words suggest; the afternoon when they suggest none. */
export function partInTitle(title: string): BlockName {
  const start = startIn(title);
  if (start !== null) return partOfTime(start);
  return EVENING_WORDS.test(title) ? "evening" : MORNING_WORDS.test(title) ? "morning" : "afternoon";
}

/** The day with what travellers named a time for at that time, as if they had set it. */
export const withOwnTimes = (day: Day, own: readonly string[]): Day => ({
  ...day,
  stops: day.stops.map((stop) => {
    const start = own.includes(stop.title) ? startIn(stop.title) : null;
    return start === null ? stop : { ...stop, start, startIsSet: true };
  }),
});
