import { metresBetween } from "#db/places/distance.mjs";
import type { BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Mobility } from "~/domain/trip/trip-intent";
import type { EvalRequest } from "../eval-request";
import type { Judge } from "./judge";

type Point = { lat: number; lng: number };

/** A stop as it is lived; `start` is "HH:MM" in the city, `point` null where nobody knows where it is. */
export type LivedStop = {
  dayIndex: number;
  part: BlockName;
  kind: string;
  title: string;
  placeId: string | null;
  point: Point | null;
  start: string | null;
  minutes: number | null;
};

/** Coming or going: at what time, and where, as far as that is known. */
export type Passage = { time: string; point: Point | null };

/** A planned trip on the clock. `hours` tells the known hours of a place on a day, in minutes from midnight; null where they are not known. */
export type TimedTrip = {
  days: number;
  stops: readonly LivedStop[];
  arrival: Passage | null;
  departure: Passage | null;
  /** Where people sit down to dinner after nine. */
  dinesLate: boolean;
  /** Those who would rather ride: a way of more than a few minutes need not be walked. */
  ridesEarly: boolean;
  hours: (placeId: string, dayIndex: number) => readonly (readonly [from: number, until: number])[] | null;
};

const WALKING_KMH = 4.2;
/** Streets are longer than the crow's flight. */
const DETOUR = 1.3;
const LONGEST_WALK = 30;
const FEW_MINUTES = 12;
/** No ride is quicker than this: getting on and off, then city streets, then a fast road or line. */
const ON_AND_OFF = 5;
const CITY_KM = 10;
const CITY_KMH = 30;
const LAND_KMH = 90;
/** From a station or an airport of which nobody knows where it is. */
const UNKNOWN_WAY = 30;

const LUNCH = { from: 11 * 60, until: 15 * 60 + 30, atLeast: 30, name: "lunch" };
const DINNER = { from: 17 * 60, until: 22 * 60 + 30, atLeast: 60, name: "dinner" };
const LATE_DINNER = { ...DINNER, until: 23 * 60 + 30 };
const DINE_LATE: ReadonlySet<string> = new Set(["ES", "AR", "UY"]);
/** Whoever comes after this, or leaves before it, eats on the way. */
const LUNCH_IS_AT = 13 * 60;
const DINNER_IS_AT = 20 * 60;
const PARTS: Record<BlockName, readonly [earliest: number, latest: number]> = {
  morning: [5 * 60, 13 * 60 + 30],
  afternoon: [11 * 60 + 30, 18 * 60 + 30],
  evening: [16 * 60 + 30, 23 * 60],
};

/** Minutes from midnight, or null for what is no time. */
export function minutesOfDay(time: string | null): number | null {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? "");
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : null;
}

/** The least that the way between two points takes, in minutes. */
export function leastWay(from: Point, to: Point, ridesEarly: boolean): number {
  const km = (metresBetween(from, to) / 1000) * DETOUR;
  const walk = (km / WALKING_KMH) * 60;
  if (walk <= (ridesEarly ? FEW_MINUTES : LONGEST_WALK)) return walk;
  const ride = ON_AND_OFF + (Math.min(km, CITY_KM) / CITY_KMH + Math.max(0, km - CITY_KM) / LAND_KMH) * 60;
  return Math.min(walk, ride);
}

type Timed = LivedStop & { from: number; until: number };

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, "0")}`;

const wayOf = (from: Point | null, to: Point | null, { ridesEarly }: TimedTrip): number =>
  from && to ? leastWay(from, to, ridesEarly) : 0;

const wayToOrFrom = (passage: Passage, stop: LivedStop, trip: TimedTrip): number =>
  passage.point ? wayOf(passage.point, stop.point, trip) : UNKNOWN_WAY;

const timed = (stops: readonly LivedStop[]): Timed[] =>
  stops.flatMap((stop) => {
    const from = minutesOfDay(stop.start);
    return from === null || stop.minutes === null ? [] : [{ ...stop, from, until: from + stop.minutes }];
  });

const untimed = (stops: readonly LivedStop[]): string[] =>
  stops
    .filter(({ start, minutes }) => minutesOfDay(start) === null || minutes === null || minutes <= 0)
    .map(({ title }) => `${title} has no time`);

/** In the order of the day, none begins before the one before is over and the way is behind. */
const overlaps = (day: readonly Timed[], trip: TimedTrip): string[] =>
  day.flatMap((stop, i) => {
    const before = day[i - 1];
    if (!before) return [];
    // To the minute: nobody plans by the second.
    const way = Math.round(wayOf(before.point, stop.point, trip));
    if (stop.from >= before.until + way) return [];
    return [
      `${stop.title} begins at ${clock(stop.from)}, ${before.title} ends at ${clock(before.until)}` +
        (stop.from >= before.until ? ` and lies ${way} minutes away` : ""),
    ];
  });

const outOfPart = (day: readonly Timed[]): string[] =>
  day
    .filter(({ part, from }) => from < PARTS[part][0] || from > PARTS[part][1])
    .map(({ title, part, from }) => `${title} is of the ${part} and begins at ${clock(from)}`);

const outsideHours = (day: readonly Timed[], { hours }: TimedTrip): string[] =>
  day
    .filter(({ placeId, dayIndex, from, until }) => {
      const known = placeId === null ? null : hours(placeId, dayIndex);
      return known !== null && !known.some(([opens, closes]) => opens <= from && until <= closes);
    })
    .map(({ title, from, until }) => `${title} is closed at some time from ${clock(from)} to ${clock(until)}`);

function beforeArrival(day: readonly Timed[], trip: TimedTrip): string[] {
  const { arrival } = trip;
  const landed = minutesOfDay(arrival?.time ?? null);
  if (!arrival || landed === null) return [];
  return day
    .filter(
      (stop) =>
        stop.dayIndex === 1 &&
        stop.kind !== "travel" &&
        stop.kind !== "stay" &&
        stop.from < landed + wayToOrFrom(arrival, stop, trip),
    )
    .map(({ title, from }) => `${title} begins at ${clock(from)}, they arrive at ${arrival.time}`);
}

function afterDeparture(day: readonly Timed[], trip: TimedTrip): string[] {
  const { departure } = trip;
  const leaves = minutesOfDay(departure?.time ?? null);
  if (!departure || leaves === null) return [];
  return day
    .filter(
      (stop) =>
        stop.dayIndex === trip.days &&
        stop.kind !== "travel" &&
        stop.kind !== "stay" &&
        stop.until > leaves - wayToOrFrom(departure, stop, trip),
    )
    .map(({ title, until }) => `${title} ends at ${clock(until)}, they leave at ${departure.time}`);
}

type Meal = typeof LUNCH;

const common = (from: number, until: number, meal: Meal): number =>
  Math.min(until, meal.until) - Math.max(from, meal.from);

/** The longest stretch, of those in which a meal is eaten, that is a meal or has nothing in it but the way. */
function longestFree(day: readonly Timed[], meal: Meal, trip: TimedTrip, here: readonly [number, number]): number {
  const meals = day.filter(({ kind }) => kind === "meal").map(({ from, until }) => common(from, until, meal));
  const gaps = [null, ...day].map((before, i) => {
    const next = day[i] ?? null;
    const from = before?.until ?? here[0];
    const until = next?.from ?? here[1];
    const way = wayOf(before?.point ?? null, next?.point ?? null, trip);
    return Math.min(common(from, until, meal), until - from - way);
  });
  return Math.max(...meals, ...gaps);
}

function meals(dayIndex: number, day: readonly Timed[], trip: TimedTrip): string[] {
  const landed = dayIndex === 1 ? minutesOfDay(trip.arrival?.time ?? null) : null;
  const leaves = dayIndex === trip.days ? minutesOfDay(trip.departure?.time ?? null) : null;
  const here = [landed ?? 0, leaves ?? 24 * 60] as const;
  const asked = [
    ...(here[0] < LUNCH_IS_AT && here[1] > LUNCH.until ? [LUNCH] : []),
    ...(here[0] < DINNER_IS_AT && here[1] > DINNER.until ? [trip.dinesLate ? LATE_DINNER : DINNER] : []),
  ];
  return asked.flatMap((meal) => {
    const free = longestFree(day, meal, trip, here);
    return free >= meal.atLeast
      ? []
      : [`day ${dayIndex} leaves ${Math.max(0, Math.floor(free))} minutes for ${meal.name}`];
  });
}

/** Times that a traveller can keep: each stop has one, none overlap with the way between, nothing lies before arrival, after departure or outside known hours, and there is time to eat. */
export function timesFit(trip: TimedTrip): string[] {
  const days = Array.from({ length: trip.days }, (_, i) => i + 1);
  return days.flatMap((dayIndex) => {
    const stops = trip.stops.filter((stop) => stop.dayIndex === dayIndex);
    const day = timed(stops);
    return [
      ...untimed(stops),
      ...outOfPart(day),
      ...overlaps(day, trip),
      ...outsideHours(day, trip),
      ...beforeArrival(day, trip),
      ...afterDeparture(day, trip),
      ...meals(dayIndex, day, trip),
    ];
  });
}

const LATER_BY = 30;

/** How a plan lives its days, added up: how many there are with times, when they begin, and how many stops they hold. */
export type Rhythm = { days: number; begins: number; stops: number };

export function rhythmOf(stops: readonly LivedStop[]): Rhythm {
  const days = [...new Set(stops.map(({ dayIndex }) => dayIndex))]
    .map((dayIndex) => timed(stops.filter((stop) => stop.dayIndex === dayIndex)))
    .filter((day) => day.length > 0);
  return {
    days: days.length,
    begins: days.reduce((sum, day) => sum + Math.min(...day.map(({ from }) => from)), 0),
    stops: days.reduce((sum, day) => sum + day.length, 0),
  };
}

/** In a longer stay than this most cities run out of places for either pace, and the fast one does first. */
export const LONGEST_PACED = 7;

/** The same trip planned slow and fast: the slow days begin later, and of a week at most none hold more. That they hold fewer is for many trips to show, since a small place has no more. */
export function paceHeard(slow: Rhythm, fast: Rhythm): string[] {
  if (slow.days === 0 || fast.days === 0) return ["has no times to compare"];
  const [calm, full] = [slow, fast].map(({ days, begins, stops }) => ({ begins: begins / days, stops: stops / days }));
  if (!calm || !full) return [];
  return [
    ...(calm.begins >= full.begins + LATER_BY
      ? []
      : [`slow days begin at ${clock(calm.begins)}, fast ones at ${clock(full.begins)}`]),
    ...(calm.stops <= full.stops || slow.days > LONGEST_PACED
      ? []
      : [`slow days hold ${calm.stops.toFixed(1)} stops, fast ones ${full.stops.toFixed(1)}`]),
  ];
}

const WOULD_RATHER_RIDE: readonly Mobility[] = [
  "Limited Mobility - Prefer transport options",
  "Wheelchair Accessible - Need accessible routes",
  "Stroller Friendly - Traveling with young kids",
];

/** A planned trip as it is lived. When places are open is judged by itself, as closures. */
export const livedTrip = ({ brief, guide }: EvalRequest, days: readonly Day[]): TimedTrip => ({
  days: brief.daysTotal,
  dinesLate: DINE_LATE.has(guide.countryCode),
  stops: days.flatMap(({ stops }) =>
    stops.map(({ at, kind, title, placeId, lat, lng, start, minutes }) => ({
      dayIndex: at.day,
      part: at.part,
      kind,
      title,
      placeId,
      point: lat === null || lng === null ? null : { lat, lng },
      start,
      minutes,
    })),
  ),
  arrival: brief.arrival ? { time: brief.arrival.time, point: null } : null,
  departure: brief.departure ? { time: brief.departure.time, point: null } : null,
  ridesEarly: (brief.intent?.mobility ?? []).some((mobility) => WOULD_RATHER_RIDE.includes(mobility)),
  hours: () => null,
});

export const timesOfPlanFit: Judge = (request, days) => timesFit(livedTrip(request, days));
