import type { GuideFacts } from "~/domain/place/place";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop, Stop } from "~/domain/plan/stop";
import { fixedStart, minutesOfDay, timeAt } from "~/domain/plan/time-of-day";
import type { LegDays } from "~/domain/trip/legs";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { preferencesOf } from "../fit/preferences";
import type { DayFrame } from "./day-frame";
import { frameOf, stopToTime, turnOfClocks } from "./day-on-clock";
import { minutesBetween } from "./minutes-between";
import { hoursToPlanBy } from "./planned-at";
import { scheduleDay, scheduleOpen } from "./schedule-day";
import type { StopToTime, Timed } from "./stop-to-time";
import { PARTS } from "./usual-times";

/** What the times of a day depend on, as a device knows it; without a guide the categories of places are not known. */
export type TimesBrief = Pick<
  TripBrief,
  "daysTotal" | "purpose" | "partyCount" | "whoWith" | "intent" | "arrival" | "departure" | "stays" | "clocksForward"
> & { guide: GuideFacts | null; legs?: readonly (LegDays & { guide: GuideFacts | null })[] };

/** What is proposed anew for a stop; its length only where the day has no room for that any more. */
export type NewTime = Pick<Stop, "id" | "start"> & Partial<Pick<Stop, "minutes">>;

/** Puts a day on the clock: `scheduleDay` while doors are open, `scheduleOpen` in any case. */
type Schedule = typeof scheduleDay;

const isFixed = (stop: PlacedStop): boolean => fixedStart(stop) !== null || stop.locked;

/**
 * The times of a day once its stops stand in another order: what a person set, booked or locked stays, and so do proposals that still follow one another.
 * Where what moved finds no room between them while its doors are open, all proposals are made anew; where it finds none then, it gets a time all the same,
 * and the check tells that it is closed. A stop for which there is no room has none. Nothing for a plan without times.
 */
export function timesAnew(brief: TimesBrief, days: readonly Day[], dayIndex: number): NewTime[] {
  const day = days.find((each) => each.dayIndex === dayIndex);
  if (!day || days.every(({ stops }) => stops.every(({ start }) => start === null))) return [];
  const { guide, fromDay } = legOn(brief, dayIndex);
  const places = new Map(guide?.places.map((place) => [place.id, place]));
  const turnOf = turnOfClocks(brief, day);
  const usual = frameOf({ ...brief, guide }, preferencesOf(brief), dayIndex);
  const frame = { ...usual, dinnerFrom: dinnerOf(days) ?? usual.dinnerFrom };
  const asked = day.stops.map((stop): StopToTime => {
    const place = places.get(stop.placeId ?? "") ?? null;
    const known = stopToTime(stop, place, place?.openOn?.[dayIndex - fromDay] ?? null, turnOf(stop));
    const asked = { ...known, usual: stop.minutes ?? known.usual };
    return { ...asked, hours: hoursToPlanBy(asked) };
  });
  const here = asked.filter(isInItsPart);
  const proposals = proposalsInOrder(day.stops);
  const between = (schedule: Schedule) => betweenProposals(here, proposals, frame, schedule);
  const whileOpen = between(scheduleDay) ?? inTime(here, frame, scheduleDay);
  const times = untimed(whileOpen) === 0 ? whileOpen : (between(scheduleOpen) ?? inTime(here, frame, scheduleOpen));
  const timed = new Map(times.map((each) => [each.id, each]));
  return day.stops
    .filter((stop) => !isFixed(stop))
    .flatMap(({ id, minutes }) => {
      const time = timed.get(id);
      if (!time) return [];
      const start = time.start === null ? null : timeAt(time.start);
      return minutes === null || time.start === null ? [{ id, start }] : [{ id, start, minutes: time.minutes }];
    });
}

/** The leg that a day belongs to. */
function legOn({ guide, legs = [] }: TimesBrief, dayIndex: number): { guide: GuideFacts | null; fromDay: number } {
  const leg = legs.find(({ fromDay, toDay }) => fromDay <= dayIndex && dayIndex <= toDay);
  return legs.length < 2 ? { guide, fromDay: 1 } : (leg ?? { guide: null, fromDay: 1 });
}

/** When dinner begins where this plan eats: the planner knew the country, the device does not. */
function dinnerOf(days: readonly Day[]): number | null {
  const dinners = days.flatMap(({ stops }) =>
    stops.flatMap((stop) =>
      stop.kind === "meal" && stop.at.part === "evening" && !isFixed(stop) ? (minutesOfDay(stop.start) ?? []) : [],
    ),
  );
  return dinners.length === 0 ? null : Math.min(...dinners);
}

/** What is fixed at an hour of another part of the day, as after a move, tells nothing of when the others are. */
const isInItsPart = ({ fixed, part }: StopToTime): boolean =>
  fixed === null || (PARTS[part].earliest <= fixed && fixed <= PARTS[part].latest);

/** The proposals that may stay, by stop, in minutes from midnight: as many as follow one another, each in its part of the day. */
function proposalsInOrder(stops: readonly PlacedStop[]): ReadonlyMap<string, number> {
  const proposals = stops.flatMap((stop) => {
    const start = isFixed(stop) ? null : minutesOfDay(stop.start);
    const { earliest, latest } = PARTS[stop.at.part];
    return start !== null && earliest <= start && start <= latest ? [{ id: stop.id, start }] : [];
  });
  const runs: { id: string; start: number }[][] = [];
  for (const proposal of proposals) {
    const before = runs.filter((run) => (run.at(-1)?.start ?? 0) < proposal.start);
    const longest = before.reduce<(typeof runs)[number]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, proposal]);
  }
  const kept = runs.reduce((best, run) => (run.length > best.length ? run : best), []);
  return new Map(kept.map(({ id, start }) => [id, start]));
}

/** What has no proposal any more, between those that stay; null where it has no room there. */
function betweenProposals(
  stops: readonly StopToTime[],
  proposals: ReadonlyMap<string, number>,
  frame: DayFrame,
  schedule: Schedule,
): Timed[] | null {
  const asked = stops.map((stop) => ({
    ...stop,
    fixed: stop.fixed ?? proposals.get(stop.id) ?? null,
    kept: stop.kept ?? stop.usual,
  }));
  const timed = schedule(asked, frame);
  const isAfter = ({ start }: Timed, at: number): boolean => {
    const [before, stop] = [timed[at - 1], asked[at]];
    const stopBefore = asked[at - 1];
    if (start === null) return false;
    if (!before || !stop || !stopBefore || before.start === null) return true;
    const isMeant = stop.fixed !== null && !proposals.has(stop.id);
    return isMeant || start >= before.start + before.minutes + minutesBetween(stopBefore, stop, frame);
  };
  return timed.every(isAfter) ? timed : null;
}

/** With the lengths that the stops have; where they leave one of them no room, with shorter ones. */
function inTime(stops: readonly StopToTime[], frame: DayFrame, schedule: Schedule): Timed[] {
  const whole = schedule(
    stops.map((stop) => ({ ...stop, kept: stop.kept ?? stop.usual })),
    frame,
  );
  if (untimed(whole) === 0) return whole;
  const shorter = schedule(stops, frame);
  return untimed(shorter) < untimed(whole) ? shorter : whole;
}

const untimed = (timed: readonly Timed[]): number => timed.filter(({ start }) => start === null).length;
