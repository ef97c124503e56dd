import type { Place } from "~/domain/place/place";
import type { Day } from "~/domain/plan/itinerary";
import { timeAt } from "~/domain/plan/time-of-day";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { type Preferences, preferencesOf } from "../fit/preferences";
import { frameOf, type HoursReader, stopToTime, turnOfClocks } from "./day-on-clock";
import { hoursOfPlaces } from "./hours-of-places";
import { plannedAt } from "./planned-at";
import { scheduleOpen } from "./schedule-day";
import { withKinds } from "./stop-kinds";
import { sunsetsOf } from "./sunset";

/** Puts days of a trip on the clock, one at a time. */
export type Clock = (day: Day) => Day;

/**
 * What gives each stop of a day a start and a length, whoever chose the stops: as proposals, which keep what a booking or a person fixed. A stop
 * for which the day has no room gets no start.
 */
export function tripClock(
  brief: TripBrief,
  hoursOf: HoursReader = hoursOfPlaces(brief),
  preferences: Preferences = preferencesOf(brief),
): Clock {
  const places = new Map<string, Place>(brief.guide?.places.map((place) => [place.id, place]));
  const sunset = brief.guide ? sunsetsOf(brief, brief.guide, preferences) : () => null;
  return (day) => {
    const { dayIndex } = day;
    const stops = withKinds(day.stops, places);
    const turnOf = turnOfClocks(brief, { dayIndex, stops });
    const out = stops.find(({ isDayTrip, placeId }) => isDayTrip && placeId !== null);
    const minutesOut = places.get(out?.placeId ?? "")?.dayOut?.minutes ?? null;
    const asked = stops.map((stop) => {
      const place = places.get(stop.placeId ?? "") ?? null;
      const hours = stop.placeId === null ? null : hoursOf(stop.placeId, dayIndex);
      const toTime = stopToTime(stop, place, hours, turnOf(stop));
      return plannedAt({ ...toTime, minutesOut: stop.isDayTrip ? minutesOut : null }, place, () => sunset(dayIndex));
    });
    const timed = scheduleOpen(asked, frameOf(brief, preferences, dayIndex));
    return {
      ...day,
      stops: stops.map((stop, i) => {
        const { start, minutes } = timed[i] ?? { start: null, minutes: stop.minutes };
        // How long a way takes that is to be looked up is not for us to say.
        const told = stop.kind === "travel" && stop.minutes === null ? null : minutes;
        return { ...stop, start: start === null ? null : timeAt(start), minutes: told };
      }),
    };
  };
}
