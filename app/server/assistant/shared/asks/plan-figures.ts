import type { Day } from "~/domain/plan/itinerary";
import { DAY_MINUTES, timeAt } from "~/domain/plan/time-of-day";
import { wayOnFrom } from "~/domain/place/map-stops";
import { type Figure, figureIn } from "~/language/question/figure-words";
import { planWordsIn } from "~/language/question/plan-words";
import * as say from "~/messages/spoken/everyday/plan-figures";
import type { Place } from "~/domain/place/place";
import type { PlacedStop } from "~/domain/plan/stop";
import { listedIn } from "~/messages/spoken/says";
import { capitalised, sentences } from "~/planner/words/sentences";
import { dayAsked, spokenDate } from "../day-asked";
import { spansOn } from "../hours-said";
import { spokenDay, spokenDays } from "../plan-said";
import { closedIfThen as closedOnThat, noneClosedOn, noneClosedThen } from "~/messages/spoken/often-asked/places";
import { lunchBreak } from "./often-asked/lunch-break";
import { timedStops } from "./often-asked/timed-stops";
import { dayMeant, noSuchDayIn } from "./often-asked/day-meant";
import { knowHowOn } from "../notes/know-how";
import type { QuestionContext } from "../question-context";

/** A gap counts from this length on, between the end of one stop and the beginning of the next. */
const GAP_MINUTES = 70;
/** After the last stop an evening that ends before this is called free. */
const EVENING_ENDS = 20 * 60 + 30;
const SHOWN = 4;

const dayName = ({ brief, language }: QuestionContext, { dayIndex }: Day): string =>
  spokenDate(brief, dayIndex, language) ?? String(dayIndex);

/** What can be counted of the plan: how much one walks, which day is full, when nothing is planned. Null where none of it is asked. */
export function planFigure(context: QuestionContext): string | null {
  const figure = figureIn(context.words);
  if (!figure || context.days.length === 0) return null;
  const { brief, days, plainText, today } = context;
  const day = dayAsked(plainText, brief, today);
  if (day && "missing" in day) return figure === "closed" ? closedIfThen(context) : null;
  const one = day ? days.find(({ dayIndex }) => dayIndex === day.dayIndex) : undefined;
  return day && !one ? null : FIGURES[figure](context, one ? [one] : days);
}

type Walk = { day: Day; minutes: number; km: number; rides: number };

function walkOf(day: Day, { preferences }: QuestionContext): Walk {
  const ways = day.stops.flatMap((stop) => wayOnFrom(stop, day.stops, preferences) ?? []);
  const walks = ways.filter(({ onFoot, by }) => onFoot && by.length === 0);
  return {
    day,
    minutes: Math.round(walks.reduce((sum, { minutes }) => sum + minutes, 0) / 5) * 5,
    km: walks.reduce((sum, { km }) => sum + km, 0),
    rides: ways.length - walks.length,
  };
}

const kmSaid = ({ language }: QuestionContext, km: number): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(km);

function walking(context: QuestionContext, days: readonly Day[]): string {
  const { language } = context;
  const walks = days.map((day) => walkOf(day, context));
  const [only] = walks;
  if (only && walks.length === 1)
    return say.walkingOn[language]({
      day: dayName(context, only.day),
      minutes: only.minutes,
      km: kmSaid(context, only.km),
      rides: only.rides > 0 ? say.rides[language]({ count: only.rides }) : "",
    });
  return say.walkingInAll[language]({
    km: kmSaid(
      context,
      walks.reduce((sum, { km }) => sum + km, 0),
    ),
    days: walks.map(({ day, km }) => `${dayName(context, day)} ${kmSaid(context, km)} km`).join("; "),
  });
}

function byWalking(context: QuestionContext, how: "mostWalking" | "leastWalking"): string {
  const sorted = context.days.map((day) => walkOf(day, context)).toSorted((a, b) => b.km - a.km);
  const [most, ...others] = how === "mostWalking" ? sorted : sorted.toReversed();
  if (!most) return walking(context, context.days);
  return say[how][context.language]({
    day: dayName(context, most.day),
    minutes: most.minutes,
    km: kmSaid(context, most.km),
    others: others.map(({ day, km }) => `${dayName(context, day)} ${kmSaid(context, km)} km`).join("; "),
  });
}

/** From when until when something is planned; null where nothing has a time. */
function spanOf(day: Day): { from: number; until: number } | null {
  const timed = timedStops(day);
  const [first] = timed;
  return first ? { from: first.from, until: Math.max(...timed.map(({ until }) => until)) } : null;
}

const spanSaid = (day: Day): string => {
  const span = spanOf(day);
  return span ? `${timeAt(span.from)}–${timeAt(Math.min(span.until, DAY_MINUTES - 1))}` : "";
};

/** The day with the most stops, or the fewest; of two alike the longer, or the shorter. */
function byFullness(context: QuestionContext, how: "busiest" | "lightest"): string {
  const length = (day: Day): number => {
    const span = spanOf(day);
    return span ? span.until - span.from : 0;
  };
  const sorted = context.days.toSorted((a, b) => b.stops.length - a.stops.length || length(b) - length(a));
  const [first, ...others] = how === "busiest" ? sorted : sorted.toReversed();
  if (!first) return "";
  return say.fullness[how][context.language]({
    day: dayName(context, first),
    count: first.stops.length,
    times: spanSaid(first),
    others: others.map((day) => `${dayName(context, day)} ${day.stops.length}`).join("; "),
  });
}

const FULL_STOPS = 7;
const FULL_WALK = 75;
const LOOSE_STOPS = 4;

const theOneOrToday = ({ today }: QuestionContext, days: readonly Day[]): Day | undefined =>
  days.length === 1 ? days[0] : (days.find(({ dayIndex }) => dayIndex === today) ?? days[0]);

/** Whether a day is too much, with what could go. */
function howFull(context: QuestionContext, days: readonly Day[]): string {
  const { language } = context;
  const day = theOneOrToday(context, days);
  const first = day?.stops.find(({ start, kind }) => start !== null && kind !== "travel");
  if (!day || !first) return say.noFreeTime[language];
  const { minutes } = walkOf(day, context);
  const count = day.stops.length;
  const how = count >= FULL_STOPS || minutes >= FULL_WALK ? "full" : count <= LOOSE_STOPS ? "loose" : "usual";
  return say.howFull[how][language]({
    day: dayName(context, day),
    count,
    times: spanSaid(day),
    minutes,
    first: first.title,
    start: first.start ?? "",
  });
}

function freeTimes(context: QuestionContext, days: readonly Day[]): string {
  const { language, words } = context;
  const parts = planWordsIn(words);
  const isEvening = parts.has("evening");
  const gaps = days.flatMap((day) => {
    const timed = timedStops(day);
    const between = timed.slice(1).flatMap((next, i) => {
      const ends = Math.max(...timed.slice(0, i + 1).map(({ until }) => until));
      return next.from - ends >= GAP_MINUTES ? `${dayName(context, day)} ${timeAt(ends)}–${timeAt(next.from)}` : [];
    });
    const until = spanOf(day)?.until ?? 0;
    const after =
      until > 0 && until <= EVENING_ENDS
        ? [say.freeFrom[language]({ day: dayName(context, day), from: timeAt(until) })]
        : [];
    return isEvening ? after : [...between, ...after];
  });
  return gaps.length > 0
    ? say.freeTimes[language]({ gaps: gaps.slice(0, SHOWN).join("; ") })
    : say.noFreeTime[language];
}

const placeAt = ({ brief }: QuestionContext, { placeId }: PlacedStop): Place | null =>
  brief.guide?.places.find(({ id }) => id === placeId) ?? null;

/** What takes a ticket or a table booked ahead, and has no booking noted. */
function toBook(context: QuestionContext, days: readonly Day[]): string {
  const { brief, language } = context;
  const open = days
    .flatMap(({ stops }) => stops)
    .filter((stop) => stop.booking === null && (stop.isTicketed || (placeAt(context, stop)?.bookAheadDays ?? 0) > 0));
  const listed = spokenDays(brief, open, language);
  return listed === null ? say.nothingToBook[language] : `${say.toBook[language]}\n${listed}`;
}

/** A card of the city pays by how much it lets in of what they do. */
function cityPass(context: QuestionContext, days: readonly Day[]): string {
  const told = knowHowOn(context, "passes");
  if (told) return told;
  const { language } = context;
  const entries = days.flatMap(({ stops }) => stops).filter(({ isTicketed }) => isTicketed);
  const titles = entries.slice(0, MOST_ENTRIES).map(({ title }) => title);
  const names = entries.length > MOST_ENTRIES ? `${titles.join(", ")} …` : listedIn(language, titles);
  return entries.length === 0
    ? say.passWithoutEntries[language]
    : say.passWithEntries[language]({ names, count: entries.length });
}
const MOST_ENTRIES = 8;

/** Which stops are shut on their day by their usual hours, and of how many these are not known. */
function closedDoors(context: QuestionContext, days: readonly Day[]): string {
  const { brief, language } = context;
  const known = days
    .flatMap(({ stops }) => stops)
    .map((stop) => {
      const place = placeAt(context, stop);
      return { stop, spans: place && spansOn(context, place, stop.at.day) };
    });
  const shut = known.filter(({ spans }) => spans?.length === 0).map(({ stop }) => stop);
  const unknown = known.filter(({ spans }) => spans === null).map(({ stop }) => stop.title);
  const left =
    unknown.length > 0 ? say.hoursUnknown[language]({ names: listedIn(language, unknown.slice(0, SHOWN)) }) : "";
  const listed = spokenDays(brief, shut, language);
  const [only] = days.length === 1 ? days : [];
  const none = only
    ? noneClosedOn[language]({ day: spokenDay(brief, only.dayIndex, language), count: only.stops.length })
    : say.noneClosed[language];
  return sentences(listed === null ? none : `${say.closedThen[language]}\n${listed}`, left);
}

/** "Is all of it open on Sunday?", where the trip has none: which of its stops would be closed on one. */
function closedIfThen(context: QuestionContext): string | null {
  const { brief, language, days } = context;
  const then = dayMeant(context);
  const day = then && spokenDate(brief, then.dayIndex, language);
  if (!then || !day) return null;
  const known = days
    .flatMap(({ stops }) => stops)
    .flatMap((stop) => {
      const place = placeAt(context, stop);
      return place ? [{ title: stop.title, spans: spansOn(context, place, then.dayIndex) }] : [];
    });
  const titles = (isThem: (spans: ReturnType<typeof spansOn>) => boolean): string[] =>
    known.filter(({ spans }) => isThem(spans)).map(({ title }) => title);
  const [closed, unknown] = [titles((spans) => spans?.length === 0), titles((spans) => spans === null)];
  return sentences(
    noSuchDayIn(context),
    capitalised(
      closed.length > 0
        ? closedOnThat[language]({ day, names: listedIn(language, closed) })
        : noneClosedThen[language]({ day }),
    ),
    unknown.length > 0 && say.hoursUnknown[language]({ names: listedIn(language, unknown.slice(0, SHOWN)) }),
  );
}

const FIGURES: Readonly<Record<Figure, (context: QuestionContext, days: readonly Day[]) => string>> = {
  howFull,
  lunchBreak: (context, days) => {
    const day = theOneOrToday(context, days);
    return day ? lunchBreak(context, day) : say.noFreeTime[context.language];
  },
  mostWalking: (context) => byWalking(context, "mostWalking"),
  leastWalking: (context) => byWalking(context, "leastWalking"),
  walking,
  busiest: (context) => byFullness(context, "busiest"),
  lightest: (context) => byFullness(context, "lightest"),
  free: freeTimes,
  toBook,
  cityPass,
  closed: closedDoors,
};
