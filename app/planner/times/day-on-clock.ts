import { dinnerHour, dinnerHourWithChildren, dinnerHourWithElders } from "~/domain/destination/dinner-hours";
import { type Point, pointOf } from "~/domain/place/geo";
import type { KnownCrossings, PlaceFacts } from "~/domain/place/place";
import type { PlacedStop } from "~/domain/plan/stop";
import { fixedStart, minutesOfDay } from "~/domain/plan/time-of-day";
import { freeTime } from "~/domain/trip/arrival";
import { wayOf } from "~/domain/trip/leg-zones";
import { wakesAt } from "~/domain/trip/stays";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Preferences } from "../fit/preferences";
import type { DayFrame } from "./day-frame";
import type { OpenHours, StopToTime } from "./stop-to-time";

/** What the times of a trip depend on. */
export type ClockBrief = Pick<TripBrief, "daysTotal" | "arrival" | "departure" | "stays"> & {
  guide: (Point & { waters: KnownCrossings | null; countryCode?: string }) | null;
};

/** Tells when a place is open on a day of the trip, counted from 1; null where that is not known. */
export type HoursReader = (placeId: string, dayIndex: number) => OpenHours | null;

/** The bounds and the rhythm of a day of a trip. */
export function frameOf(
  { daysTotal, arrival = null, departure = null, stays = [], guide }: ClockBrief,
  { pace, children, elders, walkingKmh, longestWalkMinutes }: Preferences,
  dayIndex: number,
): DayFrame {
  const stay = wakesAt(stays, dayIndex);
  return {
    pace,
    children,
    gettingAbout: { walkingKmh, longestWalkMinutes },
    ...freeTime(dayIndex, { arrival, departure, daysTotal }),
    wakesAt: stay && pointOf(stay),
    centre: guide && { lat: guide.lat, lng: guide.lng },
    dinnerFrom: (children ? dinnerHourWithChildren : elders ? dinnerHourWithElders : dinnerHour)(guide?.countryCode),
    waters: guide?.waters ?? null,
  };
}

/** Whether its length stays: what somebody added, timed or locked is theirs, and a way takes as long as it takes. */
const keepsLength = ({ startIsSet, locked, source, booking, kind }: PlacedStop): boolean =>
  kind === "travel" || startIsSet || locked || source === "traveller" || typeof booking?.time === "string";

/** By how many minutes clocks go forward on a stop of a day: where they do on the day, on its way between two cities. */
export function turnOfClocks(
  { clocksForward }: Pick<TripBrief, "clocksForward">,
  { dayIndex, stops }: { dayIndex: number; stops: readonly PlacedStop[] },
): (stop: PlacedStop) => number {
  const minutes = clocksForward?.[dayIndex] ?? 0;
  const way = minutes === 0 ? null : wayOf(stops);
  return ({ id }) => (id === way?.id ? minutes : 0);
}

/** A stop of the plan as the schedule needs to know it. */
export function stopToTime(
  stop: PlacedStop,
  place: Pick<PlaceFacts, "category" | "minutes" | "side"> | null,
  hours: OpenHours | null,
  clocksForward: number,
): StopToTime {
  const { id, kind, title, at, isDayTrip, minutes, locked, start, booking } = stop;
  const point = pointOf(stop);
  return {
    id,
    part: at.part,
    kind,
    title,
    point: point && { ...point, side: place?.side ?? null },
    category: place?.category ?? null,
    isDayTrip,
    minutesOut: null,
    usual: place?.minutes ?? (kind === "travel" ? minutes : null),
    fixed: minutesOfDay(fixedStart(stop) ?? (locked ? start : null)),
    isBooked: typeof booking?.time === "string",
    kept: keepsLength(stop) ? minutes : null,
    clocksForward,
    hours,
    sunset: null,
    isLit: false,
    isWhole: false,
    lastEntry: 0,
  };
}
