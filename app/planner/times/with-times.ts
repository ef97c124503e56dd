import type { Place } from "~/domain/place/place";
import type { Day } from "~/domain/plan/itinerary";
import { timeAt } from "~/domain/plan/time-of-day";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { type Preferences, preferencesOf } from "../fit/preferences";
import { frameOf, HOURS_UNKNOWN, type HoursReader, stopToTime } from "./day-on-clock";
import { scheduleDay } from "./schedule-day";
import { withKinds } from "./stop-kinds";

/** Puts days of a trip on the clock, one at a time. */
export type Clock = (day: Day) => Day;

/**
 * What gives each stop of a day a start and a length, whoever chose the stops: as proposals, which keep what a booking or a person fixed. A stop
 * for which the day has no room gets no start.
 */
export function tripClock(
  brief: TripBrief,
  hoursOf: HoursReader = HOURS_UNKNOWN,
  preferences: Preferences = preferencesOf(brief),
): Clock {
  const places = new Map<string, Place>(brief.guide?.places.map((place) => [place.id, place]));
  return (day) => {
    const { dayIndex } = day;
    const stops = withKinds(day.stops, places);
    const asked = stops.map((stop) =>
      stopToTime(
        stop,
        places.get(stop.placeId ?? "") ?? null,
        stop.placeId === null ? null : hoursOf(stop.placeId, dayIndex),
      ),
    );
    const timed = scheduleDay(asked, frameOf(brief, preferences, dayIndex));
    return {
      ...day,
      stops: stops.map((stop, i) => {
        const { start, minutes } = timed[i] ?? { start: null, minutes: stop.minutes };
        return { ...stop, start: start === null ? null : timeAt(start), minutes };
      }),
    };
  };
}
