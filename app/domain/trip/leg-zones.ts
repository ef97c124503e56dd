import { type CalendarDate, todayIn } from "../dates/calendar-date";
import { clockIn } from "../live/day-begins";
import type { PlacedStop } from "../plan/stop";
import { fixedStart } from "../plan/time-of-day";
import { legOn, legsOf } from "./legs";

/** A trip as far as it says whose clocks its days go by. */
export type TripZones = Parameters<typeof legsOf>[0] & { timeZone: string | null };

/**
 * The time zone of the city that a day is spent in, and of its night. A city that nobody knows has that of the one before it, or else of the next. Null
 * where none is known: then, as on the copy that an earlier version kept of a trip through several cities, the device's clock counts.
 */
export function zoneOn(trip: TripZones, dayIndex: number): string | null {
  const [first, ...rest] = legsOf(trip);
  if (rest.length === 0) return first.timeZone ?? trip.timeZone;
  const legs = [first, ...rest];
  const upTo = legs.slice(0, legs.indexOf(legOn([first, ...rest], dayIndex)) + 1);
  return (upTo.findLast(isKnown) ?? legs.find(isKnown))?.timeZone ?? null;
}

const isKnown = ({ timeZone }: { timeZone: string | null }): boolean => timeZone !== null;

/** The zone in which one wakes on a day: on one that changes cities, still that of the city left. */
export const wakingZone = (trip: TripZones, dayIndex: number): string | null => zoneOn(trip, Math.max(1, dayIndex - 1));

/** The date by now in the city that a day is spent in, wherever somebody asks. */
export const localDate = (trip: TripZones, dayIndex: number, now: Date): CalendarDate =>
  todayIn(clockIn(zoneOn(trip, dayIndex), now).timeZone, now);

type DayWithStops = { dayIndex: number; stops: readonly PlacedStop[] };

/** The zone whose clock tells when a stop of a day begins: on one that changes cities, the way and what comes before it are still in the city left. */
export function zoneOfStop(trip: TripZones, { dayIndex, stops }: DayWithStops, id: string): string | null {
  const way = wayOf(stops);
  if (!way) return zoneOn(trip, dayIndex);
  const at = stops.findIndex((stop) => stop.id === id);
  return at <= stops.indexOf(way) ? wakingZone(trip, dayIndex) : zoneOn(trip, dayIndex);
}

/**
 * The stop with which one goes from one city to the next, on a day that changes cities; null where none is written down. Beside a bus to the airport, the
 * flight is the longer one; what is booked or set goes before what is only planned.
 */
export function wayOf(stops: readonly PlacedStop[]): PlacedStop | null {
  const ways = stops.filter(({ kind }) => kind === "travel");
  const fixed = ways.filter((stop) => fixedStart(stop) !== null);
  const [first, ...others] = fixed.length > 0 ? fixed : ways;
  if (!first) return null;
  return others.reduce((longest, way) => ((way.minutes ?? 0) > (longest.minutes ?? 0) ? way : longest), first);
}
