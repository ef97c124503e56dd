import type { Day } from "~/domain/plan/itinerary";
import { timeAt } from "~/domain/plan/time-of-day";
import * as say from "~/messages/spoken/often-asked/lunch";
import { spokenDate } from "../../day-asked";
import { mealsOn } from "../../planned-answers";
import type { QuestionContext } from "../../question-context";
import { type TimedStop, timedStops } from "./timed-stops";

/** When one has lunch, in minutes of the day. */
const LUNCH = { from: 11 * 60 + 30, until: 15 * 60 + 30 };
/** In less one does not sit down. */
const SHORTEST = 45;
/** From this length on lunch is quiet. */
const QUIET = 60;
/** So long a stop leaves room to eat there. */
const LONG_STOP = 180;

/** Whether a day leaves time for a quiet lunch: where it is planned and how long, in which gap it fits, or that it does not. */
export function lunchBreak({ brief, language }: QuestionContext, day: Day): string {
  const on = spokenDate(brief, day.dayIndex, language) ?? String(day.dayIndex);
  const stops = timedStops(day);
  const planned = mealsOn(day, ["lunch"]).flatMap(({ title }) => stops.find((stop) => stop.title === title) ?? [])[0];
  if (planned) {
    const next = stops.find(({ from }) => from > planned.from);
    const minutes = (next?.from ?? planned.until) - planned.from;
    return say.lunchPlanned[minutes >= QUIET ? "quiet" : "short"][language]({
      day: on,
      name: planned.title,
      from: timeAt(planned.from),
      minutes,
    });
  }
  const gap = longestGap(stops);
  if (gap && gap.until - gap.from >= SHORTEST) {
    const minutes = gap.until - gap.from;
    return say.lunchGap[minutes >= QUIET ? "quiet" : "short"][language]({
      day: on,
      from: timeAt(gap.from),
      until: timeAt(gap.until),
      between: [stops.findLast(({ until }) => until <= gap.from), stops.find(({ from }) => from >= gap.until)]
        .flatMap((stop) => stop?.title ?? [])
        .join(" – "),
    });
  }
  const long = stops.find(
    ({ from, until }) => until - from >= LONG_STOP && from <= LUNCH.from + SHORTEST && until >= LUNCH.until - 2 * QUIET,
  );
  if (long)
    return say.lunchWithin[language]({
      day: on,
      name: long.title,
      from: timeAt(long.from),
      until: timeAt(long.until),
    });
  const atNoon = stops.filter(({ from, until }) => from < LUNCH.until && until > LUNCH.from);
  return say.noLunch[language]({ day: on, name: atNoon.at(-1)?.title ?? stops[0]?.title ?? "" });
}

/** The longest time around noon in which nothing is planned. */
function longestGap(stops: readonly TimedStop[]): { from: number; until: number } | null {
  let free = LUNCH.from;
  const gaps = [...stops, { from: LUNCH.until, until: LUNCH.until }].map(({ from, until }) => {
    const gap = { from: free, until: Math.min(from, LUNCH.until) };
    free = Math.max(free, until);
    return gap;
  });
  return gaps.toSorted((a, b) => b.until - b.from - (a.until - a.from))[0] ?? null;
}
